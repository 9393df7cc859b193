import { Type } from 'typebox'
import {
  DateOnly,
  Html,
  Json,
  Position,
  Uuid,
  described,
  externalFields,
  nullable,
  recordFields,
  requiredText,
  text,
} from '../../schema.js'

const writable = {
  name: requiredText(255),
  access: described(
    Type.Union([Type.Literal(0), Type.Literal(1)]),
    '0: for everybody who sees the place it is in. 1: for its owner only.',
  ),
  color: text(255),
  is_locked: described(Type.Boolean(), 'A locked page is not changed before it is unlocked.'),
  archived_at: nullable(DateOnly),
  view_props: Json,
  logo_props: Json,
  sort_order: Position,
  ...externalFields,
}

const body = { description_html: Html }

const parent = {
  parent_id: described(nullable(Uuid), 'The page that this one is below. Set when the page is made.'),
}

const summary = {
  id: Uuid,
  ...writable,
  ...parent,
  owned_by: Uuid,
  is_global: described(Type.Boolean(), 'True for a page of the workspace, false for one of a project.'),
  projects: described(Type.Array(Uuid), 'The project that it is in; empty for a page of the workspace.'),
  description: described(Type.Null(), 'Always null: the text is in description_html.'),
  anchor: described(Type.Null(), 'Always null: pages are not published.'),
  ...recordFields,
  workspace: Uuid,
}

/** A page without its text, as lists send it. */
export const PageSummary = Type.Object(summary, { title: 'PageSummary' })

export const Page = Type.Object(
  {
    ...summary,
    ...body,
    description_stripped: described(Type.String(), 'The text without HTML.'),
    description_binary: described(Type.Null(), 'Always null: the text is HTML.'),
  },
  { title: 'Page' },
)
export const PageUpdate = Type.Partial(Type.Object({ ...writable, ...body }))
export const PageInput = Type.Object({
  ...PageUpdate.properties,
  ...Type.Partial(Type.Object(parent)).properties,
  collection_id: described(
    Type.Optional(Type.Null()),
    'Only null: there are no collections in this version.',
  ),
  name: writable.name,
  ...body,
})
