-- In the order in which people sort them.
create type priority as enum ('urgent', 'high', 'medium', 'low', 'none');
create type module_status as enum ('backlog', 'planned', 'in-progress', 'paused', 'completed', 'cancelled');

create table work_item_types (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null constraint work_item_types_name_check check (char_length(name) between 1 and 255),
  description text not null default '',
  logo_props jsonb not null default '{}',
  is_epic boolean not null default false,
  is_default boolean not null default false,
  is_active boolean not null default true,
  level double precision not null default 0,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id),
  constraint work_item_types_is_epic_key unique (workspace_id, id, is_epic)
);

create table work_items (
  workspace_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  sequence_id integer not null,
  name text not null constraint work_items_name_check check (char_length(name) between 1 and 255),
  description_html text not null default '<p></p>',
  description_stripped text not null default '',
  priority priority not null default 'none',
  state_id uuid not null,
  -- The state's group, kept equal by the foreign key, so that lists filter and sort on one table.
  state_group state_group not null,
  type_id uuid,
  -- The type's is_epic, kept equal by the foreign key.
  is_epic boolean not null default false,
  parent_id uuid,
  start_date date,
  target_date date,
  sort_order double precision not null,
  point smallint constraint work_items_point_check check (point between 0 and 12),
  is_draft boolean not null default false,
  completed_at timestamptz,
  archived_at date,
  last_activity_at timestamptz not null default now(),
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, id),
  constraint work_items_sequence_id_key unique (workspace_id, project_id, sequence_id),
  constraint work_items_target_date_check check (start_date <= target_date),
  constraint work_items_parent_check check (parent_id <> id),
  constraint work_items_epic_check check (not is_epic or type_id is not null),
  constraint work_items_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade,
  constraint work_items_state_fkey foreign key (workspace_id, project_id, state_id, state_group)
    references states (workspace_id, project_id, id, "group") on update cascade,
  constraint work_items_type_fkey foreign key (workspace_id, type_id, is_epic)
    references work_item_types (workspace_id, id, is_epic),
  constraint work_items_parent_fkey foreign key (workspace_id, project_id, parent_id) references work_items
    on delete set null (parent_id)
);
create unique index work_items_external_key on work_items (workspace_id, project_id, external_source, external_id)
  where external_id is not null and external_source is not null;
create index work_items_newest on work_items (workspace_id, project_id, created_at desc, id desc)
  where archived_at is null and not is_draft and not is_epic;
create index work_items_epics on work_items (workspace_id, project_id, created_at desc, id desc) where is_epic;
-- Own columns before project_id: with the project first, a planner without statistics may take any of these indexes for
-- any question about a project, and then reads all of it.
create index work_items_state on work_items (workspace_id, state_id, project_id, sort_order);
create index work_items_parent on work_items (workspace_id, parent_id, project_id) where parent_id is not null;
create index work_items_type on work_items (workspace_id, type_id) where type_id is not null;

create table work_item_assignees (
  workspace_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, project_id, work_item_id, user_id),
  constraint work_item_assignees_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade,
  constraint work_item_assignees_assignees_fkey foreign key (workspace_id, project_id, user_id)
    references project_members on delete cascade
);
create index work_item_assignees_user on work_item_assignees (workspace_id, user_id, project_id);

create table work_item_labels (
  workspace_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  label_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, project_id, work_item_id, label_id),
  constraint work_item_labels_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade,
  constraint work_item_labels_labels_fkey foreign key (workspace_id, project_id, label_id)
    references labels on delete cascade
);
create index work_item_labels_label on work_item_labels (workspace_id, label_id, project_id);

create table modules (
  workspace_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  name text not null constraint modules_name_check check (char_length(name) between 1 and 255),
  description text not null default '',
  start_date date,
  target_date date,
  status module_status not null default 'planned',
  lead_id uuid,
  view_props jsonb not null default '{}',
  logo_props jsonb not null default '{}',
  sort_order double precision not null default 65535,
  archived_at timestamptz,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, id),
  constraint modules_name_key unique (workspace_id, project_id, name),
  constraint modules_target_date_check check (start_date <= target_date),
  constraint modules_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade,
  constraint modules_lead_fkey foreign key (workspace_id, lead_id) references workspace_members
);
create unique index modules_external_key on modules (workspace_id, project_id, external_source, external_id)
  where external_id is not null and external_source is not null;

create table module_members (
  workspace_id uuid not null,
  project_id uuid not null,
  module_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, project_id, module_id, user_id),
  constraint module_members_module_fkey foreign key (workspace_id, project_id, module_id)
    references modules on delete cascade,
  constraint module_members_members_fkey foreign key (workspace_id, project_id, user_id)
    references project_members on delete cascade
);
create index module_members_user on module_members (workspace_id, user_id, project_id);

create table module_work_items (
  workspace_id uuid not null,
  project_id uuid not null,
  module_id uuid not null,
  work_item_id uuid not null,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, module_id, work_item_id),
  constraint module_work_items_module_fkey foreign key (workspace_id, project_id, module_id)
    references modules on delete cascade,
  constraint module_work_items_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade
);
create index module_work_items_work_item on module_work_items (workspace_id, work_item_id, project_id);
