-- Types are rows of the workspace. One that was made in a project belongs to that project, and is changed there.
alter table work_item_types add column project_id uuid;
alter table work_item_types add constraint work_item_types_project_fkey
  foreign key (workspace_id, project_id) references projects on delete set null (project_id);
create index work_item_types_project on work_item_types (workspace_id, project_id) where project_id is not null;
create unique index work_item_types_external_key on work_item_types (workspace_id, external_source, external_id)
  where external_id is not null and external_source is not null;
-- The type of new work items that name none, in projects that use types.
create unique index work_item_types_is_default_key on work_item_types (workspace_id) where is_default;
alter table work_item_types add constraint work_item_types_is_default_check
  check (not is_default or (is_active and not is_epic and project_id is null));

-- The projects that use a type.
create table project_work_item_types (
  workspace_id uuid not null,
  project_id uuid not null,
  type_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, project_id, type_id),
  constraint project_work_item_types_project_fkey foreign key (workspace_id, project_id)
    references projects on delete cascade,
  constraint project_work_item_types_type_fkey foreign key (workspace_id, type_id)
    references work_item_types on delete cascade
);
create index project_work_item_types_type on project_work_item_types (workspace_id, type_id);

-- What work items have already, their projects use.
insert into project_work_item_types (workspace_id, project_id, type_id)
  select distinct workspace_id, project_id, type_id from work_items where type_id is not null and not is_epic;
