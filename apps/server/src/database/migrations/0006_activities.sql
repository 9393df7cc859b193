-- The event log as the activity of work items: one row per changed field.
create view work_item_activities as
  select e.workspace_id, e.project_id, (c.change ->> 'id')::uuid as id, e.entity_id as work_item_id, e.seq, c.n,
    e.verb, c.change ->> 'field' as field, c.change ->> 'old_value' as old_value, c.change ->> 'new_value' as new_value,
    (c.change ->> 'old_identifier')::uuid as old_identifier, (c.change ->> 'new_identifier')::uuid as new_identifier,
    e.actor_id, e.created_at
  from events e cross join lateral jsonb_array_elements(e.changes) with ordinality as c (change, n)
  where e.entity = 'work_item';
