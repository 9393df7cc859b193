create type state_group as enum ('backlog', 'unstarted', 'started', 'completed', 'cancelled', 'triage');

create table projects (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null constraint projects_name_check check (char_length(name) between 1 and 255),
  description text not null default '',
  network smallint not null default 2 constraint projects_network_check check (network in (0, 2)),
  identifier text not null constraint projects_identifier_check check (char_length(identifier) between 1 and 12),
  emoji text,
  icon_prop jsonb,
  logo_props jsonb not null,
  cover_image text,
  module_view boolean not null default false,
  cycle_view boolean not null default false,
  issue_views_view boolean not null default false,
  page_view boolean not null default true,
  intake_view boolean not null default false,
  is_time_tracking_enabled boolean not null default false,
  is_issue_type_enabled boolean not null default false,
  guest_view_all_features boolean not null default false,
  is_epics_enabled boolean not null default false,
  is_workflows_enabled boolean not null default false,
  is_parallel_cycles_enabled boolean not null default false,
  is_project_updates_enabled boolean not null default false,
  archive_in smallint not null default 0 constraint projects_archive_in_check check (archive_in between 0 and 12),
  close_in smallint not null default 0 constraint projects_close_in_check check (close_in between 0 and 12),
  archived_at timestamptz,
  timezone text not null,
  default_assignee_id uuid,
  project_lead_id uuid,
  default_state_id uuid,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id),
  constraint projects_name_key unique (workspace_id, name),
  constraint projects_identifier_key unique (workspace_id, identifier),
  constraint projects_default_assignee_fkey foreign key (workspace_id, default_assignee_id) references workspace_members,
  constraint projects_project_lead_fkey foreign key (workspace_id, project_lead_id) references workspace_members
);
create unique index projects_external_key on projects (workspace_id, external_source, external_id)
  where external_id is not null and external_source is not null;

create table project_members (
  workspace_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  role smallint not null constraint project_members_role_check check (role in (5, 15, 20)),
  is_active boolean not null default true,
  sort_order double precision not null default 65535,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, user_id),
  constraint project_members_id_key unique (workspace_id, project_id, id),
  constraint project_members_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade,
  constraint project_members_member_fkey foreign key (workspace_id, user_id) references workspace_members on delete cascade
);
create index project_members_user on project_members (workspace_id, user_id);

-- Apart from the wide project row, which is then not rewritten by every new work item.
create table project_counters (
  workspace_id uuid not null,
  project_id uuid not null,
  last_sequence_id integer not null default 0,
  primary key (workspace_id, project_id),
  constraint project_counters_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade
);

create table states (
  workspace_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  name text not null constraint states_name_check check (char_length(name) between 1 and 255),
  description text not null default '',
  color text not null,
  slug text not null,
  sequence double precision not null default 65535,
  "group" state_group not null default 'backlog',
  "default" boolean not null default false,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, id),
  constraint states_name_key unique (workspace_id, project_id, name),
  constraint states_group_key unique (workspace_id, project_id, id, "group"),
  constraint states_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade
);
create unique index states_default_key on states (workspace_id, project_id) where "default";
create unique index states_external_key on states (workspace_id, project_id, external_source, external_id)
  where external_id is not null and external_source is not null;

alter table projects add constraint projects_default_state_fkey
  foreign key (workspace_id, id, default_state_id) references states on delete set null (default_state_id);

create table labels (
  workspace_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  name text not null constraint labels_name_check check (char_length(name) between 1 and 255),
  description text not null default '',
  color text not null default '',
  sort_order double precision not null default 65535,
  parent_id uuid,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, id),
  constraint labels_name_key unique (workspace_id, project_id, name),
  constraint labels_parent_check check (parent_id <> id),
  constraint labels_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade,
  constraint labels_parent_fkey foreign key (workspace_id, project_id, parent_id) references labels
    on delete set null (parent_id)
);
create unique index labels_external_key on labels (workspace_id, project_id, external_source, external_id)
  where external_id is not null and external_source is not null;
create index labels_parent on labels (workspace_id, parent_id, project_id) where parent_id is not null;

-- Members as the API shows them: the user, with the role.
create view workspace_member_records as
  select m.workspace_id, u.id, u.first_name, u.last_name, u.email, u.avatar, u.display_name, u.is_bot,
    m.role, case m.role when 20 then 'admin' when 15 then 'member' else 'guest' end as role_slug,
    m.is_active and u.is_active as is_active, m.created_at
  from workspace_members m join users u on u.id = m.user_id;

create view project_member_records as
  select m.workspace_id, m.project_id, u.id, u.first_name, u.last_name, u.email, u.avatar, u.display_name, u.is_bot,
    m.role, case m.role when 20 then 'admin' when 15 then 'contributor' else 'guest' end as role_slug,
    m.is_active and u.is_active as is_active, m.created_at
  from project_members m join users u on u.id = m.user_id;
