-- Tenancy: every table below carries workspace_id and leads its keys with it, so that a row can never point into
-- another workspace and the schema distributes by workspace_id as it stands.
--
-- Constraint names are read by the program: <table>_<field>_key, _fkey and _check name the field that an error is about.

create table workspaces (
  id uuid primary key,
  name text not null constraint workspaces_name_check check (char_length(name) between 1 and 80),
  slug text not null constraint workspaces_slug_key unique
    constraint workspaces_slug_check check (slug ~ '^[a-z0-9_-]{1,48}$'),
  owner_id uuid not null constraint workspaces_owner_fkey references users,
  organization_size text,
  timezone text not null default 'UTC',
  logo text,
  background_color text not null,
  project_grouping boolean not null default false,
  initiatives boolean not null default true,
  teams boolean not null default false,
  customers boolean not null default false,
  wiki boolean not null default false,
  pi boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by_id uuid references users
);

create table workspace_members (
  workspace_id uuid not null constraint workspace_members_workspace_fkey references workspaces on delete cascade,
  user_id uuid not null constraint workspace_members_member_fkey references users,
  role smallint not null constraint workspace_members_role_check check (role in (5, 15, 20)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index workspace_members_user on workspace_members (user_id);

-- The per-workspace number of the last event. Its row is locked last in every transaction, so that events become
-- visible in the order of their numbers.
create table workspace_counters (
  workspace_id uuid primary key references workspaces on delete cascade,
  last_event bigint not null default 0
);

create table events (
  workspace_id uuid not null references workspaces on delete cascade,
  seq bigint not null,
  project_id uuid,
  entity text not null,
  entity_id uuid not null,
  verb text not null,
  actor_id uuid,
  changes jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (workspace_id, seq)
);
create index events_entity on events (workspace_id, entity_id, seq);
create index events_project on events (workspace_id, project_id) where project_id is not null;
