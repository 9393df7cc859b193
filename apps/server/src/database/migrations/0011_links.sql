create table work_item_links (
  workspace_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  id uuid not null,
  title text,
  url text not null constraint work_item_links_url_check check (url ~* '^https?://'),
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, project_id, work_item_id, id),
  constraint work_item_links_work_item_fkey foreign key (workspace_id, project_id, work_item_id)
    references work_items on delete cascade
);
-- By its digest: an address may be longer than an entry of an index.
create unique index work_item_links_url_key on work_item_links (workspace_id, project_id, work_item_id, md5(url));
create index work_item_links_newest
  on work_item_links (workspace_id, project_id, work_item_id, created_at desc, id desc);
