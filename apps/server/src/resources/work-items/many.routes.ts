import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { recordOf } from '../../query/schemas.js'
import { Uuid } from '../../schema.js'
import { ImportInput, ManyUpdates, changeMany, importWorkItems } from './change-many.js'
import { workItems } from './work-items.resource.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/'
const group = 'work-items'

export const manyWorkItemRoutes = [
  route({
    method: 'PATCH',
    path,
    group,
    access: can.writeInProject,
    body: ManyUpdates,
    status: 200,
    response: Type.Object({ results: Type.Array(recordOf(workItems)) }, { title: 'WorkItemChanges' }),
    errors: { 409: 'Another work item of the project has this external id.' },
    summary: 'Update many work items',
    description: 'All of them or none. Each takes what a single update takes.',
    handler: async ({ db, scope, body }) => new JsonText(await changeMany(db, scope, body)),
  }),
  route({
    method: 'POST',
    path: `${path}import/`,
    group,
    access: can.writeInProject,
    body: ImportInput,
    example: { rows: [{ name: 'Paint the pier' }, { name: 'Mend the nets', priority: 'low' }] },
    status: 201,
    response: Type.Object({ created: Type.Integer(), ids: Type.Array(Uuid) }, { title: 'ImportResult' }),
    errors: { 400: 'A row is wrong: `rows` has the number, the sentence and the fields of each such row.' },
    summary: 'Create many work items',
    description: 'All rows or none, in their order. For imports: send large files in several calls.',
    handler: ({ db, scope, body, strict }) => importWorkItems(db, scope, body, strict),
  }),
]
