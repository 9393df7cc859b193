import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery } from '../../query/filter.js'
import { PageQuery } from '../../query/page.js'
import { readRecord } from '../../query/record.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import { readOrder } from '../../query/sort.js'
import { described } from '../../schema.js'
import { relateByDefinition } from './relate-by-definition.js'
import { builtIn, relate } from './relate-work-items.js'
import { anyBuiltIn, anyCustom, anyDependency, removeRelations } from './remove-relation.js'
import {
  customLists,
  dependencyLists,
  relationLists,
  relationListsNewestFirst,
} from './work-item-relations.resource.js'
import {
  CustomRelationInput,
  CustomRelationLists,
  DependencyInput,
  RelatedWorkItem,
  RelationInput,
  RelationItem,
  RelationRemoval,
} from './work-item-relations.schema.js'

const ofWorkItem = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/'
const relations = `${ofWorkItem}relations/` as const
const dependencies = `${ofWorkItem}dependencies/` as const
const custom = `${ofWorkItem}work-item-relations/` as const
const group = 'work-item-relations'
const conflicts = { 409: 'Some of the work items are related to this one in another way.' }

const without = <T extends Parameters<typeof described>[0]>(schema: T) =>
  described(schema, 'Has no effect: the lists are sent whole.')

export const workItemRelationRoutes = [
  route({
    method: 'GET',
    path: relations,
    group,
    access: can.readInWorkItem,
    query: Type.Object({
      ...RecordQuery.properties,
      order_by: described(
        Type.Optional(Type.String()),
        'created_at: in the order in which they were related. -created_at: the last one first.',
      ),
      per_page: without(PageQuery.properties.per_page),
      cursor: without(PageQuery.properties.cursor),
    }),
    status: 200,
    response: recordOf(relationLists),
    summary: 'List the relations of a work item',
    description: 'Ids of work items of projects that the caller is a member of, under each kind of relation.',
    handler: async ({ db, scope, query }) => {
      readOrder(relationLists, query.order_by, 't', scope)
      const lists = query.order_by?.startsWith('-') ? relationListsNewestFirst : relationLists
      return new JsonText(await readRecord(db, lists, scope, scope.workItemId, query))
    },
  }),
  route({
    method: 'POST',
    path: relations,
    group,
    access: can.writeInWorkItem,
    body: RelationInput,
    status: 201,
    response: arrayOf(RelationItem),
    errors: conflicts,
    summary: 'Relate a work item to others',
    description:
      'The others may lie in any project that the caller may write in; they see the inverse. All of them are related, or none. What stands already stays as it is.',
    handler: async ({ db, scope, body }) =>
      new JsonText(await relate(db, scope, builtIn(body.relation_type), 'issues', body.issues, null)),
  }),
  route({
    method: 'POST',
    path: `${relations}remove/`,
    group,
    access: can.writeInWorkItem,
    body: RelationRemoval,
    status: 204,
    summary: 'Remove the relation of two work items',
    description: 'From both sides. Relations by a definition stay.',
    handler: ({ db, scope, body }) => removeRelations(db, scope, body.related_issue, anyBuiltIn, 'relation'),
  }),
  route({
    method: 'GET',
    path: dependencies,
    group,
    access: can.readInWorkItem,
    query: Type.Object({ fields: RecordQuery.properties.fields }),
    status: 200,
    response: recordOf(dependencyLists),
    summary: 'List the dependencies of a work item',
    handler: async ({ db, scope, query }) =>
      new JsonText(await readRecord(db, dependencyLists, scope, scope.workItemId, query)),
  }),
  route({
    method: 'POST',
    path: dependencies,
    group,
    access: can.writeInWorkItem,
    body: DependencyInput,
    status: 201,
    response: arrayOf(RelatedWorkItem),
    errors: conflicts,
    summary: 'Make a work item depend on others, or others on it',
    description: 'The others see the inverse. All of them are related, or none.',
    handler: async ({ db, scope, body: { relation_type, work_item_ids } }) =>
      new JsonText(
        await relate(db, scope, builtIn(relation_type), 'work_item_ids', work_item_ids, relation_type),
      ),
  }),
  route({
    method: 'DELETE',
    path: `${dependencies}{related_work_item_id}/`,
    group,
    access: can.writeInWorkItem,
    status: 204,
    summary: 'Remove the dependency of two work items',
    description: 'From both sides.',
    handler: ({ db, scope, params }) =>
      removeRelations(db, scope, params.related_work_item_id, anyDependency, 'dependency'),
  }),
  route({
    method: 'GET',
    path: custom,
    group,
    access: can.readInWorkItem,
    status: 200,
    response: CustomRelationLists,
    summary: 'List the relations of a work item by definition',
    description:
      'Every label of an active definition is there, with an empty list where there is no relation.',
    handler: async ({ db, scope }) => {
      const { rows } = await customLists(scope).execute(db)
      return new JsonText(rows[0]?.json ?? '{}')
    },
  }),
  route({
    method: 'POST',
    path: custom,
    group,
    access: can.writeInWorkItem,
    body: CustomRelationInput,
    status: 201,
    response: arrayOf(RelatedWorkItem),
    errors: conflicts,
    summary: 'Relate a work item to others by a definition',
    description: 'The label says which side this work item stands on. All of them are related, or none.',
    handler: async ({ db, scope, body }) => new JsonText(await relateByDefinition(db, scope, body)),
  }),
  route({
    method: 'DELETE',
    path: `${custom}{related_work_item_id}/`,
    group,
    access: can.writeInWorkItem,
    status: 204,
    summary: 'Remove the relations of two work items by definition',
    description: 'All of them, from both sides.',
    handler: ({ db, scope, params }) =>
      removeRelations(db, scope, params.related_work_item_id, anyCustom, 'relation'),
  }),
]
