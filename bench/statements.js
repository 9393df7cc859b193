// The statements that pgbench runs: what the product itself sends, with the values written into them, and the inserts
// of a create by hand.
import { readPage } from '../apps/server/dist/query/read-page.js'
import { workItems } from '../apps/server/dist/resources/work-items/work-items.resource.js'

/** The statement of a page of work items. */
export async function pageStatement({ db }, scope, query) {
  let sent
  const listening = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      sent = db.getExecutor().compileQuery(node, queryId)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  await readPage(listening, workItems, scope, query, { emptyExtraStats: '{}' })
  return `${inline(sent.sql, sent.parameters)};`
}

/** pgbench takes a colon before a letter for a variable, also in quotes. */
const inline = (text, parameters) =>
  text
    .replace(/\$(\d+)/g, (_, n) => literal(parameters[n - 1]))
    .replace(/\s+/g, ' ')
    .replaceAll(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`, `E'YYYY-MM-DD"T"HH24\\072MI\\072SS.US"Z"'`)

const literal = (value) => `'${String(value).replaceAll("'", "''")}'`

/** What a create writes, and nothing else: the two counters, the work item and its event, in one transaction. */
export const createScript = (
  { workspaceId, projectId, stateId, userId },
  { name, description_html: html },
) => `
begin;
update project_counters set last_sequence_id = last_sequence_id + 1
  where workspace_id = '${workspaceId}' and project_id = '${projectId}' returning last_sequence_id as seq \\gset
insert into work_items (workspace_id, project_id, id, sequence_id, name, description_html, description_stripped, priority,
    state_id, state_group, sort_order, created_by_id)
  values ('${workspaceId}', '${projectId}', gen_random_uuid(), :seq, ${literal(name)}, ${literal(html)},
    ${literal(html.replace(/<[^>]*>/g, ''))}, 'high', '${stateId}', 'backlog', :seq, '${userId}') returning id \\gset
update workspace_counters set last_event = last_event + 1 where workspace_id = '${workspaceId}'
  returning last_event as event \\gset
insert into events (workspace_id, seq, project_id, entity, entity_id, verb, actor_id, changes, created_at)
  values ('${workspaceId}', :event, '${projectId}', 'work_item', :id, 'created', '${userId}',
    '[{"id": "0198f000-0000-7000-8000-000000000000", "field": null, "old_value": null, "new_value": null}]', now());
commit;
`
