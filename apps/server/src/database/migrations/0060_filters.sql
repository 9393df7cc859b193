-- The users that a text mentions. Editors write <mention-component entity_name="user_mention" entity_identifier="…">.
create function mentioned_users(html text) returns uuid[] language sql immutable parallel safe
  return array(
    select distinct (regexp_match(tag[1], '\sentity_identifier="([0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})"'))[1]::uuid
    from regexp_matches(html, '<mention-component\s[^>]*>', 'g') tag
    where tag[1] !~ '\sentity_name="(?!user_mention")'
      and tag[1] ~ '\sentity_identifier="[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"');

-- Few texts mention anybody: the others cost these indexes nothing but a look for the element.
create index work_items_mentions on work_items using gin (mentioned_users(description_html))
  where description_html like '%<mention-component %';
create index work_item_comments_mentions on work_item_comments using gin (mentioned_users(comment_html))
  where comment_html like '%<mention-component %';

-- Which work items are related to one: asked without knowing the projects of either.
create index work_item_relations_of on work_item_relations (workspace_id, work_item_id);
create index work_item_relations_to on work_item_relations (workspace_id, related_work_item_id);

-- Work items by the values of a property. A value is in one column, and so in one of these. Texts may be longer than
-- an index entry; they are found by their property alone.
create index work_item_property_values_decimal on work_item_property_values (workspace_id, property_id, value_decimal)
  where value_decimal is not null;
create index work_item_property_values_datetime on work_item_property_values (workspace_id, property_id, value_datetime)
  where value_datetime is not null;
create index work_item_property_values_option on work_item_property_values (workspace_id, property_id, value_option_id)
  where value_option_id is not null;
create index work_item_property_values_user on work_item_property_values (workspace_id, property_id, value_user_id)
  where value_user_id is not null;
