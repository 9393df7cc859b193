create table cycles (
  workspace_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  name text not null constraint cycles_name_check check (char_length(name) between 1 and 255),
  description text not null default '',
  start_date timestamptz,
  end_date timestamptz,
  owned_by_id uuid not null,
  timezone text not null default 'UTC',
  view_props jsonb not null default '{}',
  logo_props jsonb not null default '{}',
  progress_snapshot jsonb not null default '{}',
  version integer not null default 1,
  sort_order double precision not null default 65535,
  archived_at timestamptz,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, id),
  constraint cycles_dates_check check ((start_date is null) = (end_date is null)),
  constraint cycles_end_date_check check (start_date <= end_date),
  constraint cycles_archived_at_check check (archived_at is null or end_date is not null),
  constraint cycles_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade,
  constraint cycles_owned_by_fkey foreign key (workspace_id, owned_by_id) references workspace_members
);
create unique index cycles_external_key on cycles (workspace_id, project_id, external_source, external_id)
  where external_id is not null and external_source is not null;

-- The key is the work item alone: it is in one cycle at a time.
create table cycle_work_items (
  workspace_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  cycle_id uuid not null,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, work_item_id),
  constraint cycle_work_items_cycle_fkey foreign key (workspace_id, project_id, cycle_id)
    references cycles on delete cascade,
  constraint cycle_work_items_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade
);
create index cycle_work_items_cycle on cycle_work_items (workspace_id, project_id, cycle_id);
