-- Made by an import for somebody who is named in the archive and has no account here. Nobody can sign in with it until
-- its owner has a password: by an invitation, by the mail for a forgotten one, or by the operator.
alter table users add column is_unclaimed boolean not null default false;

create function claim_account() returns trigger language plpgsql as $$
begin
  update users set is_unclaimed = false where id = new.user_id and is_unclaimed;
  return null;
end $$;
create trigger accounts_claimed after insert on accounts for each row execute function claim_account();

-- Where the log of a workspace ended that was deleted. One that comes back from an archive goes on after it: whoever has
-- seen a number of its log never sees another event, or another state of the workspace, under the same number.
create table removed_workspaces (
  id uuid primary key,
  last_event bigint not null,
  removed_at timestamptz not null default now()
);
