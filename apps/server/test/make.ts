import { newKey } from '../src/http/tokens.js'
import { newId } from '../src/ids.js'
import { createWorkspace } from '../src/resources/workspaces/create-workspace.js'
import type { Answer, Call, TestApp } from './start.js'
import { sendForm } from './upload.js'

let counter = 0
const next = (): number => (counter += 1)

export interface Person {
  id: string
  email: string
  key: string
  call: Call
}

export interface Place {
  slug: string
  workspaceId: string
  owner: Person
  /** Calls as the owner. */
  call: Call
}

export interface ProjectPlace extends Place {
  projectId: string
  /** `/workspaces/{slug}/projects/{id}` */
  path: string
}

/** Makes what a test needs; what is missing above it is made too. */
export function factories(app: TestApp) {
  const { pool, db } = app.database

  async function person(options: { expires_at?: Date; revoked_at?: Date } = {}): Promise<Person> {
    const id = newId()
    const email = `person${next()}@example.com`
    await pool.query(
      `insert into users (id, name, email, display_name, first_name) values ($1, $2, $3, $2, $2)`,
      [id, `Person ${counter}`, email],
    )
    const secret = newKey()
    await pool.query(
      `insert into api_tokens (id, user_id, title, token_hash, hint, expires_at, revoked_at)
       values ($1, $2, 'test', $3, $4, $5, $6)`,
      [newId(), id, secret.hash, secret.hint, options.expires_at ?? null, options.revoked_at ?? null],
    )
    return { id, email, key: secret.key, call: app.as(secret.key) }
  }

  async function workspace(owner?: Person): Promise<Place> {
    const by = owner ?? (await person())
    const { id, slug } = await createWorkspace(db, by.id, {
      name: `Workspace ${next()}`,
      slug: `ws-${counter}`,
    })
    return { slug, workspaceId: id, owner: by, call: by.call }
  }

  /** A person with this role in the workspace, and in the project when one is given. */
  async function member(
    place: Place | ProjectPlace,
    role: 5 | 15 | 20,
    projectRole?: 5 | 15 | 20,
  ): Promise<Person> {
    const someone = await person()
    expectStatus(
      await place.call('POST', `/workspaces/${place.slug}/members/`, { email: someone.email, role }),
      201,
    )
    if ('path' in place && projectRole)
      expectStatus(
        await place.call('POST', `${place.path}/project-members/`, { member: someone.id, role: projectRole }),
        201,
      )
    return someone
  }

  async function project(at?: Place, values: Record<string, unknown> = {}): Promise<ProjectPlace> {
    const place = at ?? (await workspace())
    const answer = await place.call('POST', `/workspaces/${place.slug}/projects/`, {
      name: `Project ${next()}`,
      identifier: `P${counter}`,
      module_view: true,
      cycle_view: true,
      intake_view: true,
      ...values,
    })
    expectStatus(answer, 201)
    const path = `/workspaces/${place.slug}/projects/${answer.body.id}`
    expectStatus(await place.call('PATCH', `${path}/features/`, { epics: true }), 200)
    return { ...place, projectId: answer.body.id, path }
  }

  /** Creates a record below a project or workspace through the API, and gives its body. */
  async function record(call: Call, path: string, values: Record<string, unknown> = {}) {
    const answer = await call('POST', path, { name: `Record ${next()}`, ...values })
    if (answer.status >= 300) throw new Error(`POST ${path} gave ${answer.status}: ${answer.text}`)
    return answer.body
  }

  /** Announces, uploads and confirms a file; `path` is that of a list of files. */
  async function file(call: Call, path: string, values: Record<string, unknown> = {}) {
    const announced = await call('POST', path, { name: 'chart.png', type: 'image/png', size: 100, ...values })
    expectStatus(announced, 200)
    const sent = await sendForm(app, announced.body.upload_data, 'bytes')
    if (sent.statusCode !== 204) throw new Error(`The upload gave ${sent.statusCode}: ${sent.body}`)
    expectStatus(await call('PATCH', `${path}${announced.body.asset_id}/`, { is_uploaded: true }), 204)
    return announced.body
  }

  return {
    file,
    person,
    workspace,
    member,
    project,
    record,
    workItem: (at: ProjectPlace, values = {}) => record(at.call, `${at.path}/work-items/`, values),
    comment: (at: ProjectPlace, item: string, values = {}) =>
      record(at.call, `${at.path}/work-items/${item}/comments/`, { comment_html: '<p>Said</p>', ...values }),
    link: (at: ProjectPlace, item: string, values = {}) =>
      record(at.call, `${at.path}/work-items/${item}/links/`, {
        url: `https://example.com/${next()}`,
        ...values,
      }),
    worklog: (at: ProjectPlace, item: string, values = {}) =>
      record(at.call, `${at.path}/work-items/${item}/worklogs/`, { duration: 30, ...values }),
    page: (at: ProjectPlace, values = {}) =>
      record(at.call, `${at.path}/pages/`, { description_html: '<p>Written</p>', ...values }),
    workspacePage: (at: Place, values = {}) =>
      record(at.call, `/workspaces/${at.slug}/pages/`, { description_html: '<p>Written</p>', ...values }),
    sticky: (at: Place, values = {}) => record(at.call, `/workspaces/${at.slug}/stickies/`, values),
    label: (at: ProjectPlace, values = {}) => record(at.call, `${at.path}/labels/`, values),
    state: (at: ProjectPlace, values = {}) =>
      record(at.call, `${at.path}/states/`, { color: '#123456', ...values }),
    module: (at: ProjectPlace, values = {}) => record(at.call, `${at.path}/modules/`, values),
    cycle: (at: ProjectPlace, values = {}) => record(at.call, `${at.path}/cycles/`, values),
    milestone: (at: ProjectPlace, values = {}) =>
      record(at.call, `${at.path}/milestones/`, { title: 'Milestone', ...values }),
    intake: (at: ProjectPlace, issue = {}) =>
      record(at.call, `${at.path}/intake-issues/`, { issue: { name: `Request ${next()}`, ...issue } }),
    workItemType: (at: ProjectPlace, values = {}) => record(at.call, `${at.path}/work-item-types/`, values),
    /** A property of the project, of any path that creates one. */
    property: (at: ProjectPlace, values = {}, path = `${at.path}/work-item-properties/`) =>
      record(at.call, path, { display_name: `Property ${next()}`, property_type: 'TEXT', ...values }),
    relationDefinition: (at: Place, values = {}) =>
      record(at.call, `/workspaces/${at.slug}/work-item-relation-definitions/`, values),
    epic: (at: ProjectPlace, values = {}) => record(at.call, `${at.path}/epics/`, values),
    initiative: (at: Place, values = {}) => record(at.call, `/workspaces/${at.slug}/initiatives/`, values),
    initiativeLabel: (at: Place, values = {}) =>
      record(at.call, `/workspaces/${at.slug}/initiatives/labels/`, values),
  }
}

function expectStatus(answer: Answer, status: number): void {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`)
}
