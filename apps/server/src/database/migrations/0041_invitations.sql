create table invitations (
  workspace_id uuid not null constraint invitations_workspace_fkey references workspaces on delete cascade,
  id uuid not null,
  email text not null constraint invitations_email_check
    check (char_length(email) between 3 and 254 and email = lower(btrim(email))),
  role smallint not null default 5 constraint invitations_role_check check (role in (5, 15, 20)),
  accepted boolean not null default false,
  responded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id uuid references users,
  updated_by_id uuid references users,
  primary key (workspace_id, id),
  constraint invitations_accepted_check check (not accepted or responded_at is not null)
);
-- One open invitation an address; those that were answered stay as what happened.
create unique index invitations_email_key on invitations (workspace_id, email) where responded_at is null;
-- Whoever is invited looks for it by address, over all workspaces.
create index invitations_address on invitations (email);

-- The roles that there are, as every workspace has them. Ids follow from the workspace, so that none is another's.
create view role_records as
  select w.id as workspace_id, md5(w.id || ':' || r.namespace || ':' || r.slug)::uuid as id,
    r.namespace, r.name, r.slug, r.level, true as is_system
  from workspaces w cross join (values
    ('workspace', 'Admin', 'admin', 20),
    ('workspace', 'Member', 'member', 15),
    ('workspace', 'Guest', 'guest', 5),
    ('project', 'Admin', 'admin', 20),
    ('project', 'Contributor', 'contributor', 15),
    ('project', 'Guest', 'guest', 5)) as r (namespace, name, slug, level);
