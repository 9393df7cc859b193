-- The counts by minute in a table of their own. Among them, each day's row lay on another page, and a deep page of a
-- project of three years read a thousand pages to add up its days: 20 ms, now 1.
create table work_item_minutes (
  workspace_id uuid not null,
  project_id uuid not null,
  start timestamptz not null,
  count bigint not null,
  primary key (workspace_id, project_id, start),
  constraint work_item_minutes_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade
) with (fillfactor = 70);

create or replace function work_item_spans(at timestamptz) returns table (span smallint, start timestamptz)
  language sql immutable parallel safe rows 2
  begin atomic
    select 0::smallint, timestamptz 'epoch' union all select 1::smallint, date_trunc('day', at, 'UTC');
  end;

create or replace function count_new_work_items() returns trigger language plpgsql as $$
begin
  insert into work_item_counts as k (workspace_id, project_id, span, start, count)
  select w.workspace_id, w.project_id, s.span, s.start, count(*)
  from new_rows w cross join lateral work_item_spans(w.created_at) s
  where w.archived_at is null and not w.is_draft and not w.is_epic and w.state_group <> 'triage'
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (workspace_id, project_id, span, start) do update set count = k.count + excluded.count;
  insert into work_item_minutes as k (workspace_id, project_id, start, count)
  select w.workspace_id, w.project_id, date_trunc('minute', w.created_at, 'UTC'), count(*) from new_rows w
  where w.archived_at is null and not w.is_draft and not w.is_epic and w.state_group <> 'triage'
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (workspace_id, project_id, start) do update set count = k.count + excluded.count;
  return null;
end $$;

create or replace function count_removed_work_items() returns trigger language plpgsql as $$
begin
  update work_item_counts k set count = k.count - gone.count
  from (select w.workspace_id, w.project_id, s.span, s.start, count(*) as count
    from old_rows w cross join lateral work_item_spans(w.created_at) s
    where w.archived_at is null and not w.is_draft and not w.is_epic and w.state_group <> 'triage'
    group by 1, 2, 3, 4 order by 1, 2, 3, 4) gone
  where k.workspace_id = gone.workspace_id and k.project_id = gone.project_id and k.span = gone.span
    and k.start = gone.start;
  update work_item_minutes k set count = k.count - gone.count
  from (select w.workspace_id, w.project_id, date_trunc('minute', w.created_at, 'UTC') as start, count(*) as count
    from old_rows w where w.archived_at is null and not w.is_draft and not w.is_epic and w.state_group <> 'triage'
    group by 1, 2, 3 order by 1, 2, 3) gone
  where k.workspace_id = gone.workspace_id and k.project_id = gone.project_id and k.start = gone.start;
  return null;
end $$;

create or replace function count_changed_work_items() returns trigger language plpgsql as $$
declare
  moved boolean;
begin
  -- Most updates change nothing here: what an item was and what it is cancel out.
  select exists (
    select from (select workspace_id, project_id, created_at, -1 as change from old_rows
        where archived_at is null and not is_draft and not is_epic and state_group <> 'triage'
      union all select workspace_id, project_id, created_at, 1 from new_rows
        where archived_at is null and not is_draft and not is_epic and state_group <> 'triage') c
    group by workspace_id, project_id, created_at having sum(change) <> 0) into moved;
  if not moved then
    return null;
  end if;
  insert into work_item_counts as k (workspace_id, project_id, span, start, count)
  select w.workspace_id, w.project_id, s.span, s.start, sum(w.change)
  from (select workspace_id, project_id, created_at, -1 as change from old_rows
      where archived_at is null and not is_draft and not is_epic and state_group <> 'triage'
    union all select workspace_id, project_id, created_at, 1 from new_rows
      where archived_at is null and not is_draft and not is_epic and state_group <> 'triage') w
    cross join lateral work_item_spans(w.created_at) s
  group by 1, 2, 3, 4 having sum(w.change) <> 0 order by 1, 2, 3, 4
  on conflict (workspace_id, project_id, span, start) do update set count = k.count + excluded.count;
  insert into work_item_minutes as k (workspace_id, project_id, start, count)
  select w.workspace_id, w.project_id, date_trunc('minute', w.created_at, 'UTC'), sum(w.change)
  from (select workspace_id, project_id, created_at, -1 as change from old_rows
      where archived_at is null and not is_draft and not is_epic and state_group <> 'triage'
    union all select workspace_id, project_id, created_at, 1 from new_rows
      where archived_at is null and not is_draft and not is_epic and state_group <> 'triage') w
  group by 1, 2, 3 having sum(w.change) <> 0 order by 1, 2, 3
  on conflict (workspace_id, project_id, start) do update set count = k.count + excluded.count;
  return null;
end $$;

create or replace function recount_work_items() returns void language sql
  begin atomic
    delete from work_item_counts;
    insert into work_item_counts (workspace_id, project_id, span, start, count)
    select w.workspace_id, w.project_id, s.span, s.start, count(*)
    from work_items w cross join lateral work_item_spans(w.created_at) s
    where w.archived_at is null and not w.is_draft and not w.is_epic and w.state_group <> 'triage'
    group by 1, 2, 3, 4 order by 1, 2, 3, 4;
    delete from work_item_minutes;
    insert into work_item_minutes (workspace_id, project_id, start, count)
    select w.workspace_id, w.project_id, date_trunc('minute', w.created_at, 'UTC'), count(*) from work_items w
    where w.archived_at is null and not w.is_draft and not w.is_epic and w.state_group <> 'triage'
    group by 1, 2, 3 order by 1, 2, 3;
  end;
select recount_work_items();
alter table work_item_counts drop constraint work_item_counts_span_check,
  add constraint work_item_counts_span_check check (span between 0 and 1);

-- As it was: with everything that a list asks for in the index, the planner took it to look up single ids, which it does
-- by reading the whole project.
drop index work_items_newest;
create index work_items_newest on work_items (workspace_id, project_id, created_at desc, id desc)
  where archived_at is null and not is_draft and not is_epic;

-- A project lies in one workspace, and a label in one project. Taken for independent of each other, they made the planner
-- expect a hundredth of the rows, and choose plans for so few: 900 ms for a label in a project of 10,000, now 8.
create statistics work_items_place (dependencies, ndistinct, mcv) on workspace_id, project_id from work_items;
create statistics work_items_states (dependencies, mcv) on workspace_id, project_id, state_id, state_group
  from work_items;
create statistics work_item_labels_place (dependencies, ndistinct, mcv) on workspace_id, project_id, label_id
  from work_item_labels;
create statistics work_item_assignees_place (dependencies, ndistinct, mcv) on workspace_id, project_id, user_id
  from work_item_assignees;
create statistics module_work_items_place (dependencies, ndistinct, mcv) on workspace_id, project_id, module_id
  from module_work_items;
create statistics events_place (dependencies, ndistinct) on workspace_id, project_id from events;
analyze work_items, work_item_labels, work_item_assignees, module_work_items;
