-- What a workspace calls its own kinds of relation: outward from the one side, inward from the other.
create table work_item_relation_definitions (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null constraint work_item_relation_definitions_name_check check (char_length(name) between 1 and 255),
  outward text,
  inward text,
  is_default boolean not null default false,
  is_active boolean not null default true,
  color text,
  sort_order double precision not null default 65535,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id)
);
create unique index work_item_relation_definitions_external_key
  on work_item_relation_definitions (workspace_id, external_source, external_id)
  where external_id is not null and external_source is not null;

-- From the side that is stored; the other side sees blocking, start_after and finish_after.
create type work_item_relation_kind as enum ('blocked_by', 'start_before', 'finish_before', 'duplicate', 'relates_to');

-- One row for both sides, so that they cannot disagree. The work items may lie in two projects of the workspace.
create table work_item_relations (
  workspace_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  id uuid not null,
  related_project_id uuid not null,
  related_work_item_id uuid not null,
  -- One of the two: a kind that every workspace has, or one that it has defined.
  kind work_item_relation_kind,
  definition_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, work_item_id, id),
  constraint work_item_relations_kind_check check (num_nonnulls(kind, definition_id) = 1),
  constraint work_item_relations_related_work_item_check check (work_item_id <> related_work_item_id),
  constraint work_item_relations_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade,
  constraint work_item_relations_related_work_item_fkey
    foreign key (workspace_id, related_project_id, related_work_item_id) references work_items on delete cascade,
  constraint work_item_relations_definition_fkey foreign key (workspace_id, definition_id)
    references work_item_relation_definitions on delete cascade
);
-- Two work items have one relation of a built-in kind, whichever side it was stored from; and one of each definition.
create unique index work_item_relations_pair_key on work_item_relations
  (workspace_id, least(work_item_id, related_work_item_id), greatest(work_item_id, related_work_item_id))
  where definition_id is null;
create unique index work_item_relations_defined_pair_key on work_item_relations
  (workspace_id, definition_id, least(work_item_id, related_work_item_id), greatest(work_item_id, related_work_item_id))
  where definition_id is not null;
create index work_item_relations_related on work_item_relations
  (workspace_id, related_project_id, related_work_item_id);

-- Every relation as each of its two work items sees it.
create view work_item_relation_sides as
  select workspace_id, project_id, work_item_id, related_project_id, related_work_item_id, id, kind::text as kind,
    kind as stored_kind, definition_id, true as outward, created_at, updated_at, created_by_id, updated_by_id
  from work_item_relations
  union all
  select workspace_id, related_project_id, related_work_item_id, project_id, work_item_id, id,
    case kind when 'blocked_by' then 'blocking' when 'start_before' then 'start_after'
      when 'finish_before' then 'finish_after' else kind::text end,
    kind, definition_id, false, created_at, updated_at, created_by_id, updated_by_id
  from work_item_relations;
