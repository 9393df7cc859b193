import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery } from '../../query/filter.js'
import { readRecord } from '../../query/record.js'
import { recordOf } from '../../query/schemas.js'
import { users } from './users.resource.js'

export const userRoutes = [
  route({
    method: 'GET',
    path: '/users/me/',
    group: 'users',
    access: can.haveAccount,
    query: RecordQuery,
    status: 200,
    response: recordOf(users),
    summary: 'Get the user behind the key',
    handler: async ({ db, scope, query }) =>
      new JsonText(await readRecord(db, users, scope, scope.userId, query)),
  }),
]
