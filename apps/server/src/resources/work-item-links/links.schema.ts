import { Type } from 'typebox'
import { Json, Uuid, described, nullable, recordFields, requiredText, text } from '../../schema.js'

const writable = {
  title: nullable(text(255)),
  url: described(requiredText(4000), 'An http or https address, once on a work item.'),
  metadata: described(Json, 'For the program that made the link.'),
}

export const Link = Type.Object(
  {
    id: Uuid,
    ...writable,
    ...recordFields,
    issue: described(Uuid, 'The work item.'),
    workspace: Uuid,
    project: Uuid,
  },
  { title: 'Link' },
)
export const LinkUpdate = Type.Partial(Type.Object(writable))
export const LinkInput = Type.Object({ ...LinkUpdate.properties, url: writable.url })
