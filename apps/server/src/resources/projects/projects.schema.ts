import { Type } from 'typebox'
import { roles } from '../../access/roles.js'
import {
  DateTime,
  Json,
  Uuid,
  described,
  externalFields,
  nullable,
  recordFields,
  requiredText,
  text,
} from '../../schema.js'

const Months = Type.Integer({ minimum: 0, maximum: 12 })

/** Names stand in addresses, commands and queries, where these characters mean something. */
export const forbiddenCharacters = "&+,:;$^}{*=?@#|'<>.()%!-"

const writable = {
  name: described(requiredText(255), `Unique in the workspace; without any of ${forbiddenCharacters}`),
  identifier: described(
    requiredText(255),
    `Stands before the number of a work item, as in WEB-12. At most 12 characters, upper-cased, unique in the workspace; without any of ${forbiddenCharacters}`,
  ),
  description: text(10_000),
  network: described(
    Type.Enum([0, 2]),
    '2: every member of the workspace sees the project. 0: only its members do.',
  ),
  project_lead: described(nullable(Uuid), 'A member of the workspace, who becomes an admin of the project.'),
  default_assignee: described(nullable(Uuid), 'Who gets new work items that name nobody.'),
  emoji: nullable(text(255)),
  icon_prop: nullable(Json),
  logo_props: Json,
  cover_image: nullable(text(2048)),
  module_view: described(Type.Boolean(), 'Whether modules can be created.'),
  cycle_view: described(Type.Boolean(), 'Whether cycles can be created.'),
  issue_views_view: Type.Boolean(),
  page_view: Type.Boolean(),
  intake_view: Type.Boolean(),
  is_time_tracking_enabled: Type.Boolean(),
  is_issue_type_enabled: Type.Boolean(),
  guest_view_all_features: Type.Boolean(),
  archive_in: described(
    Months,
    'Months (of 30 days) without activity after which finished work items are archived; 0 is never.',
  ),
  close_in: described(
    Months,
    'Months (of 30 days) without activity after which open work items are moved to default_state, or cancelled; 0 is never.',
  ),
  timezone: described(requiredText(255), 'An IANA name such as Europe/Rome.'),
  ...externalFields,
}

const updateOnly = {
  estimate: described(nullable(Uuid), 'The estimate of the project, once it is in use.'),
  default_state: described(nullable(Uuid), 'The state that idle work items are moved to.'),
}

const always = (value: string) => described(Type.Null(), `Always null: ${value}`)

export const Project = Type.Object(
  {
    id: Uuid,
    ...writable,
    ...updateOnly,
    ...recordFields,
    workspace: Uuid,
    archived_at: nullable(DateTime),
    cover_image_url: nullable(Type.String()),
    total_members: described(Type.Integer(), 'Active members.'),
    total_modules: Type.Integer(),
    total_cycles: Type.Integer(),
    is_member: described(Type.Boolean(), 'Whether the caller is a member.'),
    member_role: described(nullable(Type.Enum(roles)), "The caller's role; null without membership."),
    sort_order: described(nullable(Type.Number()), "The project's place in the caller's list."),
    description_text: always('the description is plain text.'),
    description_html: always('the description is plain text.'),
    cover_image_asset: always('a cover is an address, in cover_image.'),
    template_id: always('projects are not made from templates.'),
    is_deployed: described(Type.Literal(false), 'Always false: projects are not published.'),
  },
  { title: 'Project' },
)

export const ProjectLite = Type.Object(
  {
    id: Uuid,
    identifier: Type.String(),
    name: Type.String(),
    description: Type.String(),
    emoji: nullable(Type.String()),
    icon_prop: nullable(Json),
    logo_props: Json,
    cover_image: nullable(Type.String()),
    cover_image_url: nullable(Type.String()),
    archived_at: nullable(DateTime),
  },
  { title: 'ProjectLite' },
)

export const ProjectUpdate = Type.Partial(Type.Object({ ...writable, ...updateOnly }))
export const ProjectInput = Type.Object({
  ...Type.Partial(Type.Object(writable)).properties,
  name: writable.name,
  identifier: writable.identifier,
})
