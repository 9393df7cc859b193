import type { GroupBy, Layout, OrderBy, Property, Zoom } from './view'

/** What the parts of a view are called on screen. */
export const layoutNames: Record<Layout, string> = {
  list: 'List',
  board: 'Board',
  spreadsheet: 'Spreadsheet',
  calendar: 'Calendar',
  timeline: 'Timeline',
}

export const groupNames: Record<GroupBy, string> = {
  state: 'State',
  priority: 'Priority',
  assignee: 'Assignee',
  label: 'Label',
  module: 'Module',
  cycle: 'Cycle',
  none: 'No grouping',
}

export const orderNames: Record<OrderBy, string> = {
  manual: 'Manual',
  priority: 'Priority',
  due: 'Due date',
  start: 'Start date',
  created: 'Created',
  updated: 'Updated',
  title: 'Title',
  number: 'Number',
}

export const propertyNames: Record<Property, string> = {
  number: 'Number',
  state: 'State',
  priority: 'Priority',
  assignees: 'Assignees',
  labels: 'Labels',
  start: 'Start date',
  due: 'Due date',
  module: 'Module',
  cycle: 'Cycle',
  type: 'Type',
  parent: 'Parent',
  created: 'Created',
  updated: 'Updated',
}

export const zoomNames: Record<Zoom, string> = { day: 'Days', week: 'Weeks', month: 'Months' }
