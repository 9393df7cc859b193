create table milestones (
  workspace_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  title text not null constraint milestones_title_check check (char_length(title) between 1 and 255),
  target_date date,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, id),
  constraint milestones_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade
);
create unique index milestones_external_key on milestones (workspace_id, project_id, external_source, external_id)
  where external_id is not null and external_source is not null;

create table milestone_work_items (
  workspace_id uuid not null,
  project_id uuid not null,
  milestone_id uuid not null,
  work_item_id uuid not null,
  id uuid not null,
  created_at timestamptz not null default now(),
  created_by_id uuid references users,
  primary key (workspace_id, project_id, milestone_id, work_item_id),
  constraint milestone_work_items_milestone_fkey foreign key (workspace_id, project_id, milestone_id)
    references milestones on delete cascade,
  constraint milestone_work_items_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade
);
create index milestone_work_items_work_item on milestone_work_items (workspace_id, project_id, work_item_id);
