create type initiative_state as enum ('DRAFT', 'PLANNED', 'ACTIVE', 'COMPLETED', 'CLOSED');

create table initiatives (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null constraint initiatives_name_check check (char_length(name) between 1 and 255),
  description text,
  description_html text,
  description_stripped text,
  lead_id uuid,
  start_date date,
  end_date date,
  logo_props jsonb not null default '{}',
  state initiative_state not null default 'DRAFT',
  archived_at timestamptz,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id),
  constraint initiatives_end_date_check check (start_date <= end_date),
  constraint initiatives_lead_fkey foreign key (workspace_id, lead_id) references workspace_members
);
create unique index initiatives_external_key on initiatives (workspace_id, external_source, external_id)
  where external_id is not null and external_source is not null;

create table initiative_labels (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null constraint initiative_labels_name_check check (char_length(name) between 1 and 255),
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
  constraint initiative_labels_name_key unique (workspace_id, name)
);
create unique index initiative_labels_external_key on initiative_labels (workspace_id, external_source, external_id)
  where external_id is not null and external_source is not null;

create table initiative_label_links (
  workspace_id uuid not null,
  initiative_id uuid not null,
  label_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, initiative_id, label_id),
  foreign key (workspace_id, initiative_id) references initiatives on delete cascade,
  foreign key (workspace_id, label_id) references initiative_labels on delete cascade
);
create index initiative_label_links_label on initiative_label_links (workspace_id, label_id);

create table initiative_projects (
  workspace_id uuid not null,
  initiative_id uuid not null,
  project_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, initiative_id, project_id),
  foreign key (workspace_id, initiative_id) references initiatives on delete cascade,
  foreign key (workspace_id, project_id) references projects on delete cascade
);
create index initiative_projects_project on initiative_projects (workspace_id, project_id);

create table initiative_epics (
  workspace_id uuid not null,
  initiative_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, initiative_id, project_id, work_item_id),
  foreign key (workspace_id, initiative_id) references initiatives on delete cascade,
  foreign key (workspace_id, project_id, work_item_id) references work_items on delete cascade
);
create index initiative_epics_work_item on initiative_epics (workspace_id, work_item_id, project_id);
