import type { Person } from './content.js'

export const initiativeLabels = {
  Safety: '#dc2626',
  Reliability: '#0284c7',
  Growth: '#16a34a',
  Cost: '#a16207',
} as const

interface Initiative {
  name: string
  html: string
  state: 'DRAFT' | 'PLANNED' | 'ACTIVE' | 'COMPLETED' | 'CLOSED'
  lead: Person
  days: readonly [from: number, to: number]
  labels: readonly (keyof typeof initiativeLabels)[]
  /** Identifiers of projects, and names of epics. */
  projects: readonly string[]
  epics: readonly string[]
}

export const initiatives: readonly Initiative[] = [
  {
    name: 'Every ship on time',
    html: '<p>By the end of the year, nine of ten ships sail within thirty minutes of their plan.</p>',
    state: 'ACTIVE',
    lead: 'mara',
    days: [-100, 120],
    labels: ['Reliability', 'Growth'],
    projects: ['BERTH', 'TIDE'],
    epics: ['One plan for the whole port', 'Predictions that people trust'],
  },
  {
    name: 'Pilots come home safe',
    html: '<p>No pilot climbs a ladder that a colleague has already found to be bad.</p>',
    state: 'ACTIVE',
    lead: 'ines',
    days: [-110, 60],
    labels: ['Safety'],
    projects: ['PILOT'],
    epics: ['Work without a signal', 'A safe ladder every time'],
  },
  {
    name: 'Tides for everybody',
    html: '<p>Yachts, swimmers and other ports use our tides, and some of them pay for it.</p>',
    state: 'PLANNED',
    lead: 'jun',
    days: [25, 200],
    labels: ['Growth'],
    projects: ['TIDE'],
    epics: ['Gauges that never go quiet'],
  },
  {
    name: 'Leave the fax behind',
    html: '<p>The last fax machine of the port office was switched off in spring.</p>',
    state: 'COMPLETED',
    lead: 'priya',
    days: [-200, -60],
    labels: ['Cost'],
    projects: ['BERTH'],
    epics: ['Answers for the harbour office'],
  },
]
