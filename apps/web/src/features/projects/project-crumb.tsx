import { Link } from '@tanstack/react-router'
import { useShell } from '@/features/shell/shell-context'
import type { Project } from './projects.queries'

/** The way back to the project, in the bar of its other pages. */
export function ProjectCrumb({ project }: { project: Project }) {
  const { slug } = useShell()
  return (
    <Link
      to="/$workspace/projects/$project"
      params={{ workspace: slug, project: project.identifier }}
      className="rounded-sm hover:text-ink"
    >
      {project.name}
    </Link>
  )
}
