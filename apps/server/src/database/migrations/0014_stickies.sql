create table stickies (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  owner_id uuid not null,
  name text,
  description jsonb not null default '{}',
  description_html text not null default '<p></p>',
  description_stripped text not null default '',
  logo_props jsonb not null default '{}',
  color text,
  background_color text,
  sort_order double precision not null default 65535,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id),
  constraint stickies_owner_fkey foreign key (workspace_id, owner_id) references workspace_members on delete cascade
);
create index stickies_newest on stickies (workspace_id, owner_id, created_at desc, id desc);
create index stickies_sort_order on stickies (workspace_id, sort_order);
