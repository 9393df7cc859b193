import {
  Anchor,
  Compass,
  Flag,
  Layers,
  Leaf,
  Map,
  Rocket,
  Target,
  Wrench,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import type { Project } from './projects.queries'

/** The names that the server gives to new projects. */
const icons: Record<string, LucideIcon> = {
  flag: Flag,
  rocket: Rocket,
  anchor: Anchor,
  compass: Compass,
  map: Map,
  bolt: Zap,
  leaf: Leaf,
  layers: Layers,
  target: Target,
  tool: Wrench,
}

/** The names to choose from. */
export const iconNames = Object.keys(icons)

export function iconOf(logo: Record<string, unknown>): { name: string; color: string } {
  const icon = logo['icon']
  if (typeof icon !== 'object' || icon === null) return { name: 'flag', color: '#6d7b8a' }
  const { name, color } = { name: '', color: '', ...icon }
  return {
    name: typeof name === 'string' ? name : 'flag',
    color: typeof color === 'string' ? color : '#6d7b8a',
  }
}

export function ProjectIcon({
  project,
  size = 16,
}: {
  project: Pick<Project, 'emoji' | 'logo_props'>
  size?: number
}) {
  if (project.emoji) {
    return (
      <span
        aria-hidden
        className="shrink-0 text-center leading-none"
        style={{ width: size, fontSize: size - 2 }}
      >
        {project.emoji}
      </span>
    )
  }
  const { name, color } = iconOf(project.logo_props)
  const Icon = icons[name] ?? Flag
  return <Icon aria-hidden size={size} color={color} className="shrink-0" />
}
