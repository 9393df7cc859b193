-- The words of a comment, with the ids of its workspace and its project among them, as those of work items: a comment
-- is written without touching its work item, and found through an index of its own.
alter table work_item_comments add column search tsvector not null generated always as (
  array_to_tsvector(array[workspace_id::text, project_id::text])
    || to_tsvector('simple'::regconfig, search_text(left(comment_stripped, 100000)))
) stored;
create index work_item_comments_search on work_item_comments using gin (search);
