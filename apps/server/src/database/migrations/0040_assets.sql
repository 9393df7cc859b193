-- What is known of files. Their bytes lie in the store, under `key`; only `is_uploaded` says that they are there.

create table work_item_attachments (
  workspace_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  id uuid not null,
  name text not null constraint work_item_attachments_name_check check (char_length(name) between 1 and 255),
  type text not null,
  size bigint not null constraint work_item_attachments_size_check check (size > 0),
  key text not null,
  is_uploaded boolean not null default false,
  storage_metadata jsonb not null default '{}',
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, work_item_id, id),
  constraint work_item_attachments_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade
);
create unique index work_item_attachments_external_key
  on work_item_attachments (workspace_id, project_id, work_item_id, external_source, external_id)
  where external_id is not null and external_source is not null;
create index work_item_attachments_abandoned on work_item_attachments (workspace_id, created_at) where not is_uploaded;

create table workspace_assets (
  workspace_id uuid not null constraint workspace_assets_workspace_fkey references workspaces on delete cascade,
  id uuid not null,
  -- When set, only members of the project see the file.
  project_id uuid,
  name text not null constraint workspace_assets_name_check check (char_length(name) between 1 and 255),
  type text not null,
  size bigint not null constraint workspace_assets_size_check check (size > 0),
  key text not null,
  is_uploaded boolean not null default false,
  storage_metadata jsonb not null default '{}',
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id),
  constraint workspace_assets_project_id_fkey foreign key (workspace_id, project_id) references projects on delete cascade
);
create unique index workspace_assets_external_key on workspace_assets (workspace_id, external_source, external_id)
  where external_id is not null and external_source is not null;
create index workspace_assets_project on workspace_assets (workspace_id, project_id) where project_id is not null;
create index workspace_assets_abandoned on workspace_assets (workspace_id, created_at) where not is_uploaded;

-- Global, as users are.
create table user_assets (
  id uuid primary key,
  user_id uuid not null constraint user_assets_user_fkey references users on delete cascade,
  entity_type text not null
    constraint user_assets_entity_type_check check (entity_type in ('USER_AVATAR', 'USER_COVER')),
  name text not null constraint user_assets_name_check check (char_length(name) between 1 and 255),
  type text not null,
  size bigint not null constraint user_assets_size_check check (size > 0),
  key text not null,
  attributes jsonb not null default '{}',
  is_uploaded boolean not null default false,
  storage_metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_assets_user on user_assets (user_id);

-- Files whose records are gone, until they are removed from the store as well.
create table discarded_files (
  key text primary key,
  created_at timestamptz not null default now()
);
