create type estimate_type as enum ('categories', 'points', 'time');

create table estimates (
  workspace_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  name text not null constraint estimates_name_check check (char_length(name) between 1 and 255),
  description text not null default '',
  type estimate_type not null default 'categories',
  last_used boolean not null default false,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, id),
  constraint estimates_project_key unique (workspace_id, project_id),
  constraint estimates_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade
);

create table estimate_points (
  workspace_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  estimate_id uuid not null,
  key integer not null default 0 constraint estimate_points_key_check check (key >= 0),
  value text not null constraint estimate_points_value_check check (char_length(value) between 1 and 20),
  description text not null default '',
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, id),
  constraint estimate_points_estimate_fkey foreign key (workspace_id, project_id, estimate_id)
    references estimates on delete cascade
);
create index estimate_points_estimate on estimate_points (workspace_id, project_id, estimate_id);
create unique index estimate_points_external_key
  on estimate_points (workspace_id, project_id, external_source, external_id)
  where external_id is not null and external_source is not null;

alter table projects add column estimate_id uuid,
  add constraint projects_estimate_fkey foreign key (workspace_id, id, estimate_id) references estimates
    on delete set null (estimate_id);

alter table work_items add column estimate_point_id uuid,
  add constraint work_items_estimate_point_fkey foreign key (workspace_id, project_id, estimate_point_id)
    references estimate_points on delete set null (estimate_point_id);
create index work_items_estimate_point on work_items (workspace_id, project_id, estimate_point_id)
  where estimate_point_id is not null;
