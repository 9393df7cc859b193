-- A changed key is told to every process, whoever changes it: the command line, the API, or a person with psql.
create function tell_of_key() returns trigger language plpgsql as $$
begin
  perform pg_notify('waypost_changes', json_build_object('from', '', 'said',
    json_build_array(json_build_array('keys', old.id)))::text);
  return null;
end $$;

create trigger api_tokens_changed after update of revoked_at, expires_at or delete on api_tokens
  for each row execute function tell_of_key();
