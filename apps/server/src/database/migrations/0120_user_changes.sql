-- How often users were changed. They belong to no workspace, so that no log tells of it; records show their names.
-- A replica that has the last event of a workspace and this number has everything that its lists show.
create table user_changes (
  id boolean primary key default true,
  count bigint not null default 0,
  constraint user_changes_id_check check (id)
);
insert into user_changes default values;

create function count_user_changes() returns trigger language plpgsql as $$
begin
  update user_changes set count = count + 1;
  return null;
end
$$;

create trigger count_user_changes after update or delete on users
  for each statement execute function count_user_changes();
