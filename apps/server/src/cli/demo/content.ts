import { admin, member } from '../../access/roles.js'

/** North Harbour: five people who make software for ports. */
export const workspace = { name: 'North Harbour', slug: 'north-harbour', timezone: 'Europe/Amsterdam' }

export const people = {
  mara: { email: 'mara@northharbour.example', first_name: 'Mara', last_name: 'Lindqvist', role: admin },
  tomas: { email: 'tomas@northharbour.example', first_name: 'Tomas', last_name: 'Okafor', role: member },
  ines: { email: 'ines@northharbour.example', first_name: 'Ines', last_name: 'Carvalho', role: member },
  jun: { email: 'jun@northharbour.example', first_name: 'Jun', last_name: 'Watanabe', role: member },
  priya: { email: 'priya@northharbour.example', first_name: 'Priya', last_name: 'Nair', role: member },
} as const

export const labels = {
  Bug: '#d73a4a',
  Feature: '#0ea5e9',
  Performance: '#f59e0b',
  Documentation: '#64748b',
  Design: '#ec4899',
  Security: '#7c3aed',
  Customer: '#16a34a',
} as const

/** The one that is under way, and the next. What is due in it is planned in it. */
export const cycles = [
  { name: 'Cycle 22', days: [-21, 6] },
  { name: 'Cycle 23', days: [7, 34] },
] as const

export type Person = keyof typeof people
type Label = keyof typeof labels

/** Days are counted from the day on which the demo is made, so that it always looks current. */
interface Facts {
  state: 'Backlog' | 'Todo' | 'In Progress' | 'In Review' | 'Done' | 'Cancelled'
  priority: 'urgent' | 'high' | 'medium' | 'low' | 'none'
  who?: readonly Person[]
  labels?: readonly Label[]
  days?: readonly [from: number, to: number]
  points?: number
  module?: string
  epic?: string
  /** The name of a work item that stands before this one. */
  under?: string
}

export interface Item extends Facts {
  name: string
  html: string
}

interface Module {
  name: string
  description: string
  status: 'backlog' | 'planned' | 'in-progress' | 'paused' | 'completed' | 'cancelled'
  lead: Person
  days?: readonly [from: number, to: number]
}

export interface Project {
  name: string
  identifier: string
  description: string
  lead: Person
  modules: readonly Module[]
  epics: readonly Item[]
  items: readonly Item[]
}

/** A text that begins with a tag is HTML already; the others are paragraphs. */
export const item = (name: string, facts: Facts, ...texts: readonly string[]): Item => ({
  name,
  ...facts,
  html: texts.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join(''),
})
