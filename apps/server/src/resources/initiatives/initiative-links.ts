import { sql } from 'kysely'
import type { Links } from '../linked-records.js'
import { projects } from '../projects/projects.resource.js'
import { epicsOfMember } from '../work-items/work-items.resource.js'
import { initiativeLabels, initiatives } from './initiatives.resource.js'

const ofInitiative = { owner: initiatives, ownerColumn: 'initiative_id' }

export const labelsOfInitiative: Links = {
  ...ofInitiative,
  resource: initiativeLabels,
  noun: 'label',
  table: 'initiative_label_links',
  column: 'label_id',
}
export const projectsOfInitiative: Links = {
  ...ofInitiative,
  resource: projects,
  noun: 'project',
  table: 'initiative_projects',
  column: 'project_id',
}
export const epicsOfInitiative: Links = {
  ...ofInitiative,
  resource: epicsOfMember,
  noun: 'epic',
  table: 'initiative_epics',
  column: 'work_item_id',
  further: { columns: sql`, project_id`, values: sql`, t.project_id` },
}
