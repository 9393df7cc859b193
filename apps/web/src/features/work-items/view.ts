/** How a project's work items are shown. All of it stands in the address, so that a view is a link. */

export const layouts = ['list', 'board', 'spreadsheet', 'calendar', 'timeline'] as const
export type Layout = (typeof layouts)[number]

export const groupings = ['state', 'priority', 'assignee', 'label', 'module', 'cycle', 'none'] as const
export type GroupBy = (typeof groupings)[number]

export const orders = ['manual', 'priority', 'due', 'start', 'created', 'updated', 'title', 'number'] as const
export type OrderBy = (typeof orders)[number]

export const properties = [
  'number',
  'state',
  'priority',
  'assignees',
  'labels',
  'start',
  'due',
  'module',
  'cycle',
  'type',
  'parent',
  'created',
  'updated',
] as const
export type Property = (typeof properties)[number]

export const zooms = ['day', 'week', 'month'] as const
export type Zoom = (typeof zooms)[number]

/** The search part of the address. What is as usual is left out. */
export interface ViewSearch {
  layout?: Layout
  group?: GroupBy
  order?: OrderBy
  descending?: boolean
  /** Property names with commas between them. */
  show?: string
  subitems?: boolean
  empty?: boolean
  filter?: string
  /** The calendar's: 2026-11. */
  month?: string
  zoom?: Zoom
}

export interface View {
  layout: Layout
  group: GroupBy
  order: OrderBy
  descending: boolean
  show: ReadonlySet<Property>
  subitems: boolean
  empty: boolean
  filter: string
  month: string | undefined
  zoom: Zoom
}

const usualProperties: Record<Layout, readonly Property[]> = {
  list: ['number', 'priority', 'state', 'labels', 'due', 'assignees'],
  board: ['number', 'priority', 'labels', 'due', 'assignees'],
  spreadsheet: properties.filter((name) => name !== 'type' && name !== 'parent'),
  calendar: ['number', 'state'],
  timeline: ['number', 'state', 'assignees'],
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value)

/** Reads an address, whoever wrote it: what is not known is left out. */
export function readSearch(search: Record<string, unknown>): ViewSearch {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const flag = (name: string) => (typeof search[name] === 'boolean' ? search[name] : undefined)
  const month = text('month')
  return defined({
    layout: oneOf(layouts, search['layout']),
    group: oneOf(groupings, search['group']),
    order: oneOf(orders, search['order']),
    descending: flag('descending'),
    show: text('show'),
    subitems: flag('subitems'),
    empty: flag('empty'),
    filter: text('filter'),
    month: month !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    zoom: oneOf(zooms, search['zoom']),
  })
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  // Entries lose the names' types; nothing but missing values is taken away here.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>
}

export function viewOf(search: ViewSearch): View {
  const layout = search.layout ?? 'list'
  const named = search.show?.split(',')
  return {
    layout,
    group: search.group ?? (layout === 'spreadsheet' ? 'none' : 'state'),
    order: search.order ?? 'manual',
    descending: search.descending ?? false,
    show: new Set(named ? properties.filter((name) => named.includes(name)) : usualProperties[layout]),
    subitems: search.subitems ?? true,
    empty: search.empty ?? layout === 'board',
    filter: search.filter ?? '',
    month: search.month,
    zoom: search.zoom ?? 'week',
  }
}

/** The address of a view that differs. A choice that is the usual one again leaves the address. */
export function changeSearch(search: ViewSearch, changes: Partial<View>): ViewSearch {
  const { show, ...rest } = changes
  const next = { ...search, ...rest }
  // Properties are chosen for a layout; another layout has others.
  if (rest.layout !== undefined && rest.layout !== (search.layout ?? 'list')) delete next.show
  const written: ViewSearch = {
    ...readSearch({ ...next }),
    ...(show ? { show: [...show].join(',') || 'none' } : {}),
  }
  const usual = viewOf(defined({ layout: written.layout }))
  if (written.layout === 'list') delete written.layout
  if (written.group === usual.group) delete written.group
  if (written.order === 'manual') delete written.order
  if (written.descending === false) delete written.descending
  if (written.subitems === true) delete written.subitems
  if (written.empty === usual.empty) delete written.empty
  if (written.zoom === usual.zoom) delete written.zoom
  if (show && show.size === usual.show.size && [...show].every((name) => usual.show.has(name)))
    delete written.show
  return written
}
