-- Pages of a workspace have no project.
create table pages (
  workspace_id uuid not null references workspaces on delete cascade,
  project_id uuid,
  id uuid not null,
  name text not null constraint pages_name_check check (char_length(name) between 1 and 255),
  description_html text not null default '<p></p>',
  description_stripped text not null default '',
  owned_by_id uuid not null references users,
  -- 0 is public, 1 is private.
  access smallint not null default 0 constraint pages_access_check check (access in (0, 1)),
  color text not null default '',
  is_locked boolean not null default false,
  archived_at date,
  view_props jsonb not null default '{"full_width": false}',
  logo_props jsonb not null default '{}',
  parent_id uuid,
  sort_order double precision not null default 65535,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id),
  constraint pages_parent_id_check check (parent_id <> id),
  constraint pages_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade,
  constraint pages_parent_id_fkey foreign key (workspace_id, parent_id) references pages on delete set null (parent_id)
);
create unique index pages_external_key on pages (workspace_id, project_id, external_source, external_id)
  nulls not distinct where external_id is not null and external_source is not null;
create index pages_newest on pages (workspace_id, project_id, created_at desc, id desc);
create index pages_parent on pages (workspace_id, parent_id) where parent_id is not null;

create table work_item_pages (
  workspace_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  id uuid not null,
  page_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid not null references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, work_item_id, id),
  constraint work_item_pages_page_key unique (workspace_id, project_id, work_item_id, page_id),
  constraint work_item_pages_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade,
  constraint work_item_pages_page_fkey foreign key (workspace_id, page_id) references pages on delete cascade
);
create index work_item_pages_page on work_item_pages (workspace_id, page_id);
