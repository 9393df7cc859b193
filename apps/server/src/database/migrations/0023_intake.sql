-- Where a project collects what people ask for, before it becomes work.
create table intakes (
  workspace_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, id),
  constraint intakes_project_key unique (workspace_id, project_id),
  constraint intakes_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade
);

create table intake_work_items (
  workspace_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  intake_id uuid not null,
  work_item_id uuid not null,
  status smallint not null default -2 constraint intake_work_items_status_check check (status between -2 and 2),
  snoozed_till timestamptz,
  duplicate_to_id uuid,
  source text default 'IN_APP',
  source_email text,
  extra jsonb not null default '{}',
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, id),
  constraint intake_work_items_issue_key unique (workspace_id, project_id, work_item_id),
  constraint intake_work_items_duplicate_to_check check (duplicate_to_id <> work_item_id),
  constraint intake_work_items_intake_fkey foreign key (workspace_id, project_id, intake_id)
    references intakes on delete cascade,
  constraint intake_work_items_issue_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade,
  constraint intake_work_items_duplicate_to_fkey foreign key (workspace_id, project_id, duplicate_to_id)
    references work_items on delete set null (duplicate_to_id)
);
create index intake_work_items_intake on intake_work_items (workspace_id, project_id, intake_id, created_at desc);
create index intake_work_items_duplicate_to on intake_work_items (workspace_id, project_id, duplicate_to_id)
  where duplicate_to_id is not null;
