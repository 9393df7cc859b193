/** Colours and icons that new workspaces and projects get; which one follows from the id. */
const colors = ['#95999f', '#6d7b8a', '#5e6ad2', '#02b5ed', '#02b55c', '#f2be02', '#e57a00', '#f38e82']
const icons = ['flag', 'rocket', 'anchor', 'compass', 'map', 'bolt', 'leaf', 'layers', 'target', 'tool']

/** The end of a UUID v7 is random. */
const number = (id: string): number => Number.parseInt(id.slice(-6), 16)

export const pickColor = (id: string): string => colors[number(id) % colors.length] ?? '#95999f'

export function pickLogo(id: string): Record<string, unknown> {
  return { in_use: 'icon', icon: { name: icons[number(id) % icons.length], color: pickColor(id) } }
}
