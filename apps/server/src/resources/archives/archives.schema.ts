import { Type } from 'typebox'
import { recordOf } from '../../query/schemas.js'
import { described } from '../../schema.js'
import { workspaces } from '../workspaces/workspaces.resource.js'

export const ImportQuery = Type.Object({
  slug: described(
    Type.Optional(Type.String({ pattern: '^[a-z0-9_-]{1,48}$' })),
    'The slug of the new workspace. Default: the one in the archive.',
  ),
})

export const ImportedWorkspace = Type.Object(
  {
    workspace: recordOf(workspaces),
    people_made: described(
      Type.Array(Type.String()),
      'The addresses of people in the archive who had no account here. They cannot sign in until they are invited, or get a new password by mail or from the operator.',
    ),
  },
  { title: 'ImportedWorkspace' },
)
