import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery } from '../../query/filter.js'
import { readRecord } from '../../query/record.js'
import { recordOf } from '../../query/schemas.js'
import { updateProfile } from './update-profile.js'
import { MeUpdate, me } from './users.resource.js'

export const userRoutes = [
  route({
    method: 'GET',
    path: '/users/me/',
    group: 'users',
    access: can.haveAccount,
    query: RecordQuery,
    status: 200,
    response: recordOf(me),
    summary: 'Get the user behind the key',
    handler: async ({ db, scope, query }) =>
      new JsonText(await readRecord(db, me, scope, scope.userId, query)),
  }),
  route({
    method: 'PATCH',
    path: '/users/me/',
    group: 'users',
    access: can.haveAccount,
    body: MeUpdate,
    example: { display_name: 'Ada', timezone: 'Europe/London', theme: 'dark' },
    status: 200,
    response: recordOf(me),
    summary: 'Update your profile',
    handler: async ({ db, scope, body }) => {
      await updateProfile(db, scope.userId, body)
      return new JsonText(await readRecord(db, me, scope, scope.userId))
    },
  }),
]
