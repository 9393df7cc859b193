import type { Person, ProjectPlace } from './make.js'
import { factories } from './make.js'
import type { Call, TestApp } from './start.js'

/** The five work items that docs/filtering.md and docs/search.md show. */
export interface Harbour extends ProjectPlace {
  ada: Person
  /** Ids by the names that the documents give them: `<ada>`, `<bug>`. */
  names: Record<string, string>
  /** Puts ids where a text has names. */
  fill: (text: string) => string
  /** The identifiers that a list gives, in the order of their numbers. */
  list: (query: string, path?: string, call?: Call) => Promise<string[]>
  /** The identifiers for a value of `filters` or `pql`. */
  by: (parameter: 'filters' | 'pql' | 'parameters', value: string) => Promise<string[]>
}

export async function makeHarbour(app: TestApp): Promise<Harbour> {
  const make = factories(app)
  const place = await make.project(undefined, { name: 'Website', identifier: 'WEB' })
  const { call, path } = place
  const ada = await make.member(place, 15, 15)
  const states: { id: string; group: string }[] = (await call('GET', `${path}/states/`)).body.results
  const stateIn = (group: string) => states.find((state) => state.group === group)?.id
  const [bug, docs] = [await make.label(place, { name: 'bug' }), await make.label(place, { name: 'docs' })]
  const you = place.owner.id
  const item = (number: number, group: string, values: object, by = call) =>
    make.record(by, `${path}/work-items/`, {
      state: stateIn(group),
      created_at: `2026-01-0${number}T09:00:00Z`,
      ...values,
    })
  const first = await item(1, 'started', {
    ...{ name: 'Harbour map on phones', description_html: '<p>Show every pier of the quay.</p>' },
    ...{ priority: 'urgent', assignees: [you], labels: [bug.id] },
    ...{ start_date: '2026-01-05', target_date: '2026-01-20', external_source: 'jira', external_id: '7' },
  })
  const second = await item(2, 'unstarted', {
    ...{ name: 'Tide tables', description_html: '<p>For the whole harbour.</p>', priority: 'high' },
    ...{ assignees: [ada.id], labels: [bug.id, docs.id], target_date: '2026-02-10' },
  })
  const third = await item(3, 'backlog', { name: 'Été: opening hours of the Café' })
  const fourth = await item(4, 'completed', {
    ...{ name: 'Berth booking', priority: 'medium', assignees: [you, ada.id], labels: [docs.id] },
    ...{ start_date: '2026-01-01', target_date: '2026-01-31', parent: second.id },
  })
  const fifth = await item(
    5,
    'cancelled',
    {
      name: 'Crane inspection',
      priority: 'low',
      labels: [bug.id],
      target_date: '2026-01-31',
      parent: second.id,
    },
    ada.call,
  )
  const spring = await make.module(place, { name: 'Spring' })
  await call('POST', `${path}/modules/${spring.id}/module-issues/`, { issues: [first.id, fourth.id] })
  const relate = (from: { id: string }, relation_type: string, to: { id: string }) =>
    call('POST', `${path}/work-items/${from.id}/relations/`, { relation_type, issues: [to.id] })
  await relate(first, 'blocked_by', second)
  await relate(fifth, 'duplicate', third)
  await make.comment(place, third.id, {
    comment_html: `<p>Ask <mention-component entity_name="user_mention" entity_identifier="${ada.id}"></mention-component> about the pontoon.</p>`,
  })
  const length = await make.property(place, { display_name: 'Length', property_type: 'DECIMAL' })
  for (const [{ id }, value] of [
    [first, 12.5],
    [second, 30],
  ] as const)
    await call('POST', `${path}/work-items/${id}/work-item-properties/${length.id}/values/`, { value })
  const team = await make.record(call, `/workspaces/${place.slug}/teamspaces/`, { name: 'Quays' })
  await call('POST', `/workspaces/${place.slug}/teamspaces/${team.id}/projects/`, {
    project_ids: [place.projectId],
  })
  await call('POST', `/workspaces/${place.slug}/teamspaces/${team.id}/members/`, { member_ids: [ada.id] })

  const names: Record<string, string> = {
    ...{ you, ada: ada.id, bug: bug.id, docs: docs.id, spring: spring.id },
    ...{ length: length.id, team: team.id },
    ...{ 'web-1': first.id, 'web-2': second.id, project: place.projectId, started: stateIn('started') ?? '' },
  }
  const fill = (text: string) => text.replace(/<([\w-]+)>/g, (whole, name: string) => names[name] ?? whole)
  const list = async (query: string, at = `${path}/work-items/`, by = call) => {
    const { status, body, text } = await by('GET', `${at}?${query}`)
    if (status !== 200) throw new Error(`${query} gave ${status}: ${text}`)
    const numbers: number[] = body.results.map((row: { sequence_id: number }) => row.sequence_id)
    return numbers.sort((a, b) => a - b).map((number) => `WEB-${number}`)
  }
  return {
    ...place,
    ada,
    names,
    fill,
    list,
    by: (parameter, value) =>
      list(parameter === 'parameters' ? fill(value) : `${parameter}=${encodeURIComponent(fill(value))}`),
  }
}
