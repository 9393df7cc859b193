create table teamspaces (
  workspace_id uuid not null constraint teamspaces_workspace_fkey references workspaces on delete cascade,
  id uuid not null,
  name text not null constraint teamspaces_name_check check (char_length(name) between 1 and 255),
  description_json jsonb not null default '{}',
  description_html text,
  description_stripped text,
  logo_props jsonb not null default '{}',
  lead_id uuid,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id),
  constraint teamspaces_lead_fkey foreign key (workspace_id, lead_id) references workspace_members
);
create unique index teamspaces_external_key on teamspaces (workspace_id, external_source, external_id)
  where external_id is not null and external_source is not null;

create table teamspace_projects (
  workspace_id uuid not null,
  teamspace_id uuid not null,
  project_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, teamspace_id, project_id),
  foreign key (workspace_id, teamspace_id) references teamspaces on delete cascade,
  foreign key (workspace_id, project_id) references projects on delete cascade
);
create index teamspace_projects_project on teamspace_projects (workspace_id, project_id);

create table teamspace_members (
  workspace_id uuid not null,
  teamspace_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, teamspace_id, user_id),
  foreign key (workspace_id, teamspace_id) references teamspaces on delete cascade,
  foreign key (workspace_id, user_id) references workspace_members on delete cascade
);
create index teamspace_members_user on teamspace_members (workspace_id, user_id);
