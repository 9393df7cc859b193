-- Text as search compares it: small letters without accents, and nothing but spaces between the words. PostgreSQL does
-- this without an extension, which a managed server may not have.
create function search_text(value text) returns text language sql immutable parallel safe
  return regexp_replace(regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]+', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g');

-- The words of a work item, its name before its description, and where it lies: with the ids of its workspace and its
-- project among the words, the index leads to the rows of one tenant. No word can be taken for an id: it has no hyphen.
-- A tsvector holds a megabyte at most.
alter table work_items add column search tsvector not null generated always as (
  array_to_tsvector(array[workspace_id::text, project_id::text])
    || setweight(to_tsvector('simple'::regconfig, search_text(name)), 'A')
    || setweight(to_tsvector('simple'::regconfig, search_text(left(description_stripped, 100000))), 'B')
) stored;
create index work_items_search on work_items using gin (search);

-- Lists over all projects of a workspace; what they count is in the index.
create index work_items_newest_of_all on work_items (workspace_id, created_at desc, id desc)
  include (project_id, state_group)
  where archived_at is null and not is_draft and not is_epic;
create index work_items_number on work_items (workspace_id, sequence_id);
