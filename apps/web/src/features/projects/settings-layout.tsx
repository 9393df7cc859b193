import { Link, Outlet } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { tabLook } from '@/ui/tabs'
import { ProjectCrumb } from './project-crumb'
import { projectFeaturesQuery } from './project-features.queries'
import { useCurrentProject } from './project-context'

const tabs = [
  { to: '/$workspace/projects/$project/settings', label: 'General' },
  { to: '/$workspace/projects/$project/settings/states', label: 'States' },
  { to: '/$workspace/projects/$project/settings/labels', label: 'Labels' },
  { to: '/$workspace/projects/$project/settings/members', label: 'Members' },
  { to: '/$workspace/projects/$project/settings/features', label: 'Features' },
  { to: '/$workspace/projects/$project/settings/types', label: 'Types' },
  { to: '/$workspace/projects/$project/settings/estimates', label: 'Estimates' },
] as const

export function ProjectSettingsLayout() {
  const { slug } = useShell()
  const project = useCurrentProject()
  // The tabs that follow read it; asked for here, it is there when one of them is opened.
  useQuery(projectFeaturesQuery(slug, project.id))
  return (
    <Page
      title="Settings"
      crumbs={[<ProjectCrumb key="project" project={project} />]}
      narrow
      toolbar={
        <nav aria-label="Project settings" className="flex gap-1">
          {tabs.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              params={{ workspace: slug, project: project.identifier }}
              activeOptions={{ exact: true }}
              className={`${tabLook} shrink-0`}
            >
              {label}
            </Link>
          ))}
        </nav>
      }
    >
      <Outlet />
    </Page>
  )
}
