-- How many work items the lists show, kept by triggers in the transaction of every write: in all (span 0), of each day
-- (span 1) and of each minute (span 2) of their creation, in UTC. A page then needs no count, and a deep page finds its
-- first row by adding up days and minutes instead of skipping rows.
--
-- A create holds the project's counter by the time that it comes here, so it waits for nobody that it would not wait
-- for anyway. The row of span 0 is the first that is locked: two writes in a project cannot wait for each other.
create table work_item_counts (
  workspace_id uuid not null,
  project_id uuid not null,
  span smallint not null constraint work_item_counts_span_check check (span between 0 and 2),
  start timestamptz not null,
  count bigint not null,
  primary key (workspace_id, project_id, span, start),
  constraint work_item_counts_project_fkey foreign key (workspace_id, project_id) references projects on delete cascade
) with (fillfactor = 70);

-- The spans that a moment lies in.
create function work_item_spans(at timestamptz) returns table (span smallint, start timestamptz)
  language sql immutable parallel safe rows 3
  begin atomic
    select 0::smallint, timestamptz 'epoch'
    union all select 1::smallint, date_trunc('day', at, 'UTC')
    union all select 2::smallint, date_trunc('minute', at, 'UTC');
  end;

create function count_new_work_items() returns trigger language plpgsql as $$
begin
  insert into work_item_counts as k (workspace_id, project_id, span, start, count)
  select w.workspace_id, w.project_id, s.span, s.start, count(*)
  from new_rows w cross join lateral work_item_spans(w.created_at) s
  where w.archived_at is null and not w.is_draft and not w.is_epic and w.state_group <> 'triage'
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (workspace_id, project_id, span, start) do update set count = k.count + excluded.count;
  return null;
end $$;

-- An update, not an upsert: when a whole project goes, its counts may have gone before its work items.
create function count_removed_work_items() returns trigger language plpgsql as $$
begin
  update work_item_counts k set count = k.count - gone.count
  from (select w.workspace_id, w.project_id, s.span, s.start, count(*) as count
    from old_rows w cross join lateral work_item_spans(w.created_at) s
    where w.archived_at is null and not w.is_draft and not w.is_epic and w.state_group <> 'triage'
    group by 1, 2, 3, 4 order by 1, 2, 3, 4) gone
  where k.workspace_id = gone.workspace_id and k.project_id = gone.project_id and k.span = gone.span
    and k.start = gone.start;
  return null;
end $$;

-- Most updates change nothing here: what an item was and what it is cancel out.
create function count_changed_work_items() returns trigger language plpgsql as $$
begin
  insert into work_item_counts as k (workspace_id, project_id, span, start, count)
  select w.workspace_id, w.project_id, s.span, s.start, sum(w.change)
  from (select workspace_id, project_id, created_at, sum(change) as change
      from (select workspace_id, project_id, created_at, -1 as change from old_rows
          where archived_at is null and not is_draft and not is_epic and state_group <> 'triage'
        union all select workspace_id, project_id, created_at, 1 from new_rows
          where archived_at is null and not is_draft and not is_epic and state_group <> 'triage') c
      group by 1, 2, 3 having sum(change) <> 0) w
    cross join lateral work_item_spans(w.created_at) s
  group by 1, 2, 3, 4 having sum(w.change) <> 0 order by 1, 2, 3, 4
  on conflict (workspace_id, project_id, span, start) do update set count = k.count + excluded.count;
  return null;
end $$;

create trigger work_items_count_new after insert on work_items
  referencing new table as new_rows for each statement execute function count_new_work_items();
create trigger work_items_count_removed after delete on work_items
  referencing old table as old_rows for each statement execute function count_removed_work_items();
create trigger work_items_count_changed after update on work_items
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_changed_work_items();

-- Counts again from nothing, for what was there before, and for whoever writes rows with triggers turned off.
create function recount_work_items() returns void language sql
  begin atomic
    delete from work_item_counts;
    insert into work_item_counts (workspace_id, project_id, span, start, count)
    select w.workspace_id, w.project_id, s.span, s.start, count(*)
    from work_items w cross join lateral work_item_spans(w.created_at) s
    where w.archived_at is null and not w.is_draft and not w.is_epic and w.state_group <> 'triage'
    group by 1, 2, 3, 4;
  end;
select recount_work_items();

-- The list of a project, in its order: nothing that it does not show is in the index.
drop index work_items_newest;
create index work_items_newest on work_items (workspace_id, project_id, created_at desc, id desc)
  where archived_at is null and not is_draft and not is_epic and state_group <> 'triage';
