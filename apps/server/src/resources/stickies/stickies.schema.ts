import { Type } from 'typebox'
import { Html, Json, Position, Uuid, described, nullable, recordFields, text } from '../../schema.js'

const writable = {
  name: nullable(text(10_000)),
  description: described(Json, 'The text in the words of an editor, kept as it is sent.'),
  description_html: Html,
  logo_props: Json,
  color: nullable(text(255)),
  background_color: nullable(text(255)),
  sort_order: described(Position, 'Where it stands among the others. A new one comes last.'),
}

export const Sticky = Type.Object(
  {
    id: Uuid,
    ...writable,
    description_stripped: described(Type.String(), 'The text without HTML.'),
    description_binary: described(Type.Null(), 'Always null: the text is HTML.'),
    owner: Uuid,
    ...recordFields,
    workspace: Uuid,
  },
  { title: 'Sticky' },
)
export const StickyInput = Type.Partial(Type.Object(writable))
