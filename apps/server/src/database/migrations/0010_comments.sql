create type comment_access as enum ('INTERNAL', 'EXTERNAL');

create table work_item_comments (
  workspace_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  id uuid not null,
  comment_html text not null default '<p></p>',
  comment_stripped text not null default '',
  comment_json jsonb not null default '{}',
  access comment_access not null default 'INTERNAL',
  parent_id uuid,
  edited_at timestamptz,
  external_source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, work_item_id, id),
  constraint work_item_comments_parent_check check (parent_id <> id),
  constraint work_item_comments_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade,
  constraint work_item_comments_parent_fkey foreign key (workspace_id, project_id, work_item_id, parent_id)
    references work_item_comments on delete set null (parent_id)
);
create unique index work_item_comments_external_key
  on work_item_comments (workspace_id, project_id, external_source, external_id)
  where external_id is not null and external_source is not null;
create index work_item_comments_newest
  on work_item_comments (workspace_id, project_id, work_item_id, created_at desc, id desc);
create index work_item_comments_parent on work_item_comments (workspace_id, project_id, work_item_id, parent_id)
  where parent_id is not null;
