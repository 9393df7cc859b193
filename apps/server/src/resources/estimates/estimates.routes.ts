import { sql } from 'kysely'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, arrayQuery } from '../../query/filter.js'
import { readArray, readWhere, requireRecord } from '../../query/read.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import { readView } from '../../query/view.js'
import { createRecord, removeRecord, updateRecord } from '../../query/write.js'
import { versionOf } from '../operations.js'
import { estimatePoints, estimates } from './estimates.resource.js'
import {
  EstimateInput,
  EstimatePointUpdate,
  EstimatePointsInput,
  EstimateUpdate,
} from './estimates.schema.js'
import { addPoints, findEstimate, requirePoint } from './write-estimate.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/estimates/'
const points = `${path}{estimate_id}/estimate-points/` as const
const onePoint = `${points}{estimate_point_id}/` as const
const group = 'estimates'
const taken = { 409: 'Another point of the project has this external id.' }

export const estimateRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(estimates),
    summary: 'Get the estimate of a project',
    description: 'A project has one, or none: then the answer is 404.',
    handler: async ({ db, scope, query }) =>
      new JsonText(await readWhere(db, estimates, scope, readView(estimates, query), sql`true`)),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInProject,
    body: EstimateInput,
    example: { name: 'Story points', type: 'points' },
    status: 201,
    response: recordOf(estimates),
    errors: { 409: 'The project has an estimate already.' },
    summary: 'Create the estimate of a project',
    description: "It is used once the project's `estimate` names it.",
    handler: async ({ db, scope, body }) =>
      new JsonText(await createRecord(db, estimates, scope, { ...body, project: scope.projectId })),
  }),
  route({
    method: 'PATCH',
    path,
    ifMatch: versionOf(estimates, ({ db, scope }) => findEstimate(db, scope)),
    group,
    access: can.writeInProject,
    body: EstimateUpdate,
    example: { description: 'Ideal days, doubled' },
    status: 200,
    response: recordOf(estimates),
    summary: 'Update the estimate of a project',
    handler: async ({ db, scope, body }) =>
      new JsonText(await updateRecord(db, estimates, scope, await findEstimate(db, scope), body)),
  }),
  route({
    method: 'DELETE',
    path,
    ifMatch: versionOf(estimates, ({ db, scope }) => findEstimate(db, scope)),
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Delete the estimate of a project',
    description: 'With its points. Work items lose theirs.',
    handler: async ({ db, scope }) => removeRecord(db, estimates, scope, await findEstimate(db, scope)),
  }),
  route({
    method: 'GET',
    path: points,
    group,
    access: can.readInProject,
    query: arrayQuery(estimatePoints),
    status: 200,
    response: arrayOf(recordOf(estimatePoints)),
    summary: 'List the points of an estimate',
    description: 'By value, as text.',
    handler: async ({ db, scope, params, query }) => {
      await requireRecord(db, estimates, scope, params.estimate_id)
      const where = sql`t.estimate_id = ${params.estimate_id}`
      return new JsonText(await readArray(db, estimatePoints, scope, query, { where }))
    },
  }),
  route({
    method: 'POST',
    path: points,
    group,
    access: can.writeInProject,
    body: EstimatePointsInput,
    bareArray: 'estimate_points',
    example: {
      estimate_points: [
        { key: 1, value: '1' },
        { key: 2, value: '2' },
      ],
    },
    status: 201,
    response: arrayOf(recordOf(estimatePoints)),
    errors: taken,
    summary: 'Add points to an estimate',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await addPoints(db, scope, params.estimate_id, body.estimate_points)),
  }),
  route({
    method: 'PATCH',
    path: onePoint,
    ifMatch: versionOf(estimatePoints, 'estimate_point_id'),
    group,
    access: can.writeInProject,
    body: EstimatePointUpdate,
    example: { value: '3' },
    status: 200,
    response: recordOf(estimatePoints),
    errors: taken,
    summary: 'Update a point of an estimate',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(
        await updateRecord(db, estimatePoints, scope, await requirePoint(db, scope, params), body),
      ),
  }),
  route({
    method: 'DELETE',
    path: onePoint,
    ifMatch: versionOf(estimatePoints, 'estimate_point_id'),
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Delete a point of an estimate',
    description: 'Work items lose it.',
    handler: async ({ db, scope, params }) =>
      removeRecord(db, estimatePoints, scope, await requirePoint(db, scope, params)),
  }),
]
