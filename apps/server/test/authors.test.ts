import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factories, type Person, type ProjectPlace } from './make.js'
import { startApp } from './start.js'

/** The first table of docs/roles.md: what is somebody's own, tried by its author, another member and the admins. */
const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

type Who = 'author' | 'member' | 'projectAdmin' | 'memberAndWorkspaceAdmin' | 'guest'
const admins: Who[] = ['projectAdmin', 'memberAndWorkspaceAdmin']
const writers: Who[] = ['author', 'member', ...admins]

interface Own {
  /** Makes one as the author and gives its path. */
  create: (author: Person, at: ProjectPlace) => Promise<string>
  update?: { body: object; by: Who[] }
  remove: Who[]
  /** Nobody else knows that it is there. */
  isPrivate?: true
}

const post = async (by: Person, path: string, body: object): Promise<string> =>
  `${path}${(await make.record(by.call, path, { ...body })).id}/`
const ofItem = async ({ path, ...at }: ProjectPlace, part: string): Promise<string> =>
  `${path}/work-items/${(await make.workItem({ path, ...at })).id}/${part}/`

const kinds: Record<string, Own> = {
  comment: {
    create: async (by, at) => post(by, await ofItem(at, 'comments'), { comment_html: '<p>Mine</p>' }),
    update: { body: { comment_html: '<p>Changed</p>' }, by: ['author', ...admins] },
    remove: ['author', ...admins],
  },
  'time log': {
    create: async (by, at) => post(by, await ofItem(at, 'worklogs'), { description: 'x', duration: 5 }),
    update: { body: { duration: 6 }, by: ['author', ...admins] },
    remove: ['author', ...admins],
  },
  link: {
    create: async (by, at) => post(by, await ofItem(at, 'links'), { url: 'https://example.com/' }),
    update: { body: { title: 'Changed' }, by: writers },
    remove: writers,
  },
  'work item': {
    create: (by, { path }) => post(by, `${path}/work-items/`, { name: 'Mine' }),
    update: { body: { name: 'Changed' }, by: writers },
    remove: ['author', ...admins],
  },
  module: {
    create: (by, { path }) => post(by, `${path}/modules/`, {}),
    update: { body: { description: 'Changed' }, by: writers },
    remove: ['author', ...admins],
  },
  cycle: {
    create: (by, { path }) => post(by, `${path}/cycles/`, { owned_by: by.id }),
    update: { body: { description: 'Changed' }, by: writers },
    remove: ['author', ...admins],
  },
  page: {
    create: (by, { path }) =>
      post(by, `${path}/pages/`, { description_html: '<p>Mine</p>', archived_at: '2026-01-01' }),
    update: { body: { is_locked: false }, by: ['author', ...admins] },
    remove: ['author', ...admins],
  },
  'private page': {
    create: (by, { path }) =>
      post(by, `${path}/pages/`, { description_html: '<p>Mine</p>', access: 1, archived_at: '2026-01-01' }),
    update: { body: { name: 'Changed' }, by: ['author'] },
    remove: ['author'],
    isPrivate: true,
  },
  sticky: {
    create: (by, { slug }) => post(by, `/workspaces/${slug}/stickies/`, { name: 'Mine' }),
    update: { body: { name: 'Changed' }, by: ['author'] },
    remove: ['author'],
    isPrivate: true,
  },
}

describe.each(Object.entries(kinds))('a %s', (_, { create, update, remove, isPrivate }) => {
  let at: ProjectPlace
  let people: Record<Who, Person>
  beforeAll(async () => {
    at = await make.project()
    people = {
      author: await make.member(at, 15, 15),
      member: await make.member(at, 15, 15),
      projectAdmin: await make.member(at, 15, 20),
      memberAndWorkspaceAdmin: await make.member(at, 20, 15),
      guest: await make.member(at, 15, 5),
    }
  })
  const everybody: Who[] = [...writers, 'guest']

  test.each(everybody)('is changed and deleted by those who may, tried as: %s', async (who) => {
    const path = await create(people.author, at)
    // A guest of a project writes nothing in it, and is told so before anything is looked for.
    const mayAsk = who !== 'guest' || !path.includes('/projects/')
    const refusal = isPrivate && mayAsk ? 404 : 403
    const changed = await people[who].call('PATCH', path, update?.body ?? {})
    expect(changed.status, changed.text).toBe(update?.by.includes(who) ? 200 : refusal)
    const removed = await people[who].call('DELETE', path)
    expect(removed.status, removed.text).toBe(remove.includes(who) ? 204 : refusal)
    if (isPrivate) expect((await people[who].call('GET', path)).status).toBe(404)
    // The author finds it gone, or still there to delete.
    expect((await people.author.call('DELETE', path)).status).toBe(remove.includes(who) ? 404 : 204)
  })
})
