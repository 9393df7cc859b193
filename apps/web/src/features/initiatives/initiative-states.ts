import type { Schema } from 'waypost-client'

export type InitiativeState = Schema<'Initiative'>['state']

export const initiativeStates = [
  { value: 'DRAFT', label: 'Draft', tone: 'neutral' },
  { value: 'PLANNED', label: 'Planned', tone: 'neutral' },
  { value: 'ACTIVE', label: 'Active', tone: 'accent' },
  { value: 'COMPLETED', label: 'Completed', tone: 'success' },
  { value: 'CLOSED', label: 'Closed', tone: 'neutral' },
] as const satisfies readonly { value: InitiativeState; label: string; tone: string }[]

export const stateOf = (state: InitiativeState) =>
  initiativeStates.find(({ value }) => value === state) ?? initiativeStates[0]
