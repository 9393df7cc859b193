create table work_item_worklogs (
  workspace_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  id uuid not null,
  description text not null default '',
  -- In minutes.
  duration integer not null default 0 constraint work_item_worklogs_duration_check check (duration >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid not null references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, work_item_id, id),
  constraint work_item_worklogs_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade
);

create view worklog_totals as
  select workspace_id, project_id, work_item_id as id, sum(duration) as duration
  from work_item_worklogs group by workspace_id, project_id, work_item_id;
