-- What projects themselves can be labelled with, and the states that they can be in: both belong to the workspace.

create table project_labels (
  workspace_id uuid not null constraint project_labels_workspace_fkey references workspaces on delete cascade,
  id uuid not null,
  name text not null constraint project_labels_name_check check (char_length(name) between 1 and 255),
  description text,
  color text,
  sort_order double precision not null default 65535,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id),
  constraint project_labels_name_key unique (workspace_id, name)
);
create unique index project_labels_external_key on project_labels (workspace_id, external_source, external_id)
  where external_id is not null and external_source is not null;

create table project_states (
  workspace_id uuid not null constraint project_states_workspace_fkey references workspaces on delete cascade,
  id uuid not null,
  name text not null constraint project_states_name_check check (char_length(name) between 1 and 255),
  description text,
  color text,
  "group" state_group not null default 'backlog' constraint project_states_group_check check ("group" <> 'triage'),
  sequence double precision not null default 65535,
  "default" boolean not null default false,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id),
  constraint project_states_name_key unique (workspace_id, name)
);
create unique index project_states_default_key on project_states (workspace_id) where "default";
create unique index project_states_external_key on project_states (workspace_id, external_source, external_id)
  where external_id is not null and external_source is not null;
