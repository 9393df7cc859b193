create type work_item_property_type as enum
  ('TEXT', 'DATETIME', 'DECIMAL', 'BOOLEAN', 'OPTION', 'RELATION', 'URL', 'EMAIL', 'FILE', 'FORMULA');
create type work_item_property_relation as enum ('ISSUE', 'USER', 'RELEASE');

-- Like types: rows of the workspace; one that was made in a project belongs to it and is seen there only.
create table work_item_properties (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  project_id uuid,
  name text not null,
  display_name text not null
    constraint work_item_properties_display_name_check check (char_length(display_name) between 1 and 255),
  description text,
  property_type work_item_property_type not null,
  relation_type work_item_property_relation,
  is_required boolean not null default false,
  default_value jsonb not null default '[]',
  settings jsonb not null default '{}',
  is_active boolean not null default true,
  is_multi boolean not null default false,
  validation_rules jsonb not null default '{}',
  logo_props jsonb not null default '{}',
  formula_config text,
  sort_order double precision not null default 65535,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id),
  constraint work_item_properties_relation_type_check check ((property_type = 'RELATION') = (relation_type is not null)),
  constraint work_item_properties_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade
);
create index work_item_properties_project on work_item_properties (workspace_id, project_id);
create unique index work_item_properties_external_key on work_item_properties
  (workspace_id, project_id, external_source, external_id) nulls not distinct
  where external_id is not null and external_source is not null;

create table work_item_type_properties (
  workspace_id uuid not null,
  type_id uuid not null,
  property_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, type_id, property_id),
  constraint work_item_type_properties_type_fkey foreign key (workspace_id, type_id)
    references work_item_types on delete cascade,
  constraint work_item_type_properties_property_fkey foreign key (workspace_id, property_id)
    references work_item_properties on delete cascade
);
create index work_item_type_properties_property on work_item_type_properties (workspace_id, property_id);

create table work_item_property_options (
  workspace_id uuid not null,
  property_id uuid not null,
  id uuid not null,
  name text not null constraint work_item_property_options_name_check check (char_length(name) between 1 and 255),
  description text,
  color text,
  sort_order double precision not null default 10000,
  logo_props jsonb not null default '{}',
  is_active boolean not null default true,
  is_default boolean not null default false,
  parent_id uuid,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, property_id, id),
  constraint work_item_property_options_property_fkey foreign key (workspace_id, property_id)
    references work_item_properties on delete cascade,
  constraint work_item_property_options_parent_check check (parent_id <> id),
  constraint work_item_property_options_parent_fkey foreign key (workspace_id, property_id, parent_id)
    references work_item_property_options on delete set null (parent_id)
);
create unique index work_item_property_options_external_key on work_item_property_options
  (workspace_id, property_id, external_source, external_id)
  where external_id is not null and external_source is not null;

create table work_item_property_values (
  workspace_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  -- A property with one value has it at 0, so that it never has two.
  position integer not null,
  value_text text,
  value_decimal double precision,
  value_boolean boolean,
  value_datetime timestamptz,
  value_option_id uuid,
  value_user_id uuid,
  value_project_id uuid,
  value_work_item_id uuid,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, work_item_id, id),
  constraint work_item_property_values_position_key
    unique (workspace_id, project_id, work_item_id, property_id, position),
  constraint work_item_property_values_value_check check (num_nonnulls(value_text, value_decimal, value_boolean,
    value_datetime, value_option_id, value_user_id, value_work_item_id) = 1),
  constraint work_item_property_values_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade,
  constraint work_item_property_values_property_fkey foreign key (workspace_id, property_id)
    references work_item_properties on delete cascade,
  constraint work_item_property_values_option_fkey foreign key (workspace_id, property_id, value_option_id)
    references work_item_property_options on delete cascade,
  constraint work_item_property_values_user_fkey foreign key (workspace_id, value_user_id)
    references workspace_members on delete cascade,
  constraint work_item_property_values_related_fkey
    foreign key (workspace_id, value_project_id, value_work_item_id) references work_items on delete cascade
);
create index work_item_property_values_property on work_item_property_values (workspace_id, property_id);
create index work_item_property_values_related on work_item_property_values
  (workspace_id, value_project_id, value_work_item_id) where value_work_item_id is not null;
