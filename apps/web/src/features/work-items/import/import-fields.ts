/** What a column of a file can become, and by which headings it is known. */
export const importFields = [
  { name: 'title', label: 'Title', known: ['title', 'name', 'summary', 'subject', 'task'] },
  { name: 'description', label: 'Description', known: ['description', 'body', 'details', 'notes'] },
  { name: 'state', label: 'State', known: ['state', 'status', 'column', 'list'] },
  { name: 'priority', label: 'Priority', known: ['priority', 'severity'] },
  { name: 'assignees', label: 'Assignees', known: ['assignees', 'assignee', 'owner', 'assigned to'] },
  { name: 'labels', label: 'Labels', known: ['labels', 'label', 'tags', 'tag'] },
  { name: 'start', label: 'Start date', known: ['start date', 'start', 'starts', 'start_date'] },
  {
    name: 'due',
    label: 'Due date',
    known: ['due date', 'due', 'target date', 'deadline', 'target_date', 'end date'],
  },
] as const

export type ImportField = (typeof importFields)[number]['name']

/** By column: the field that it becomes, or nothing. */
export type Mapping = readonly (ImportField | undefined)[]

/** A field is taken once, by the first column that is known for it. */
export function guessMapping(headings: readonly string[]): Mapping {
  const taken = new Set<ImportField>()
  return headings.map((heading) => {
    const words = heading.trim().toLowerCase()
    const field = importFields.find(
      ({ name, known }) => !taken.has(name) && known.some((one) => one === words),
    )
    if (field) taken.add(field.name)
    return field?.name
  })
}

/** Another column that had the field loses it. */
export const withColumn = (mapping: Mapping, column: number, field: ImportField | undefined): Mapping =>
  mapping.map((one, index) => (index === column ? field : one === field ? undefined : one))
