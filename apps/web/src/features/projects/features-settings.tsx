import { useQuery } from '@tanstack/react-query'
import { useShell } from '@/features/shell/shell-context'
import { SettingsSection } from '@/features/users/settings-section'
import { Switch } from '@/ui/checkbox'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { useCurrentProject } from './project-context'
import { projectFeaturesQuery, type Feature } from './project-features.queries'
import { useIsAdmin } from './use-is-admin'
import { setFeature } from './update-project-features'

const features: readonly { name: Feature; label: string; about: string }[] = [
  { name: 'cycles', label: 'Cycles', about: 'Weeks or sprints that work is planned into, with a burn-down.' },
  {
    name: 'modules',
    label: 'Modules',
    about: 'Parts of the project with a lead, dates and their own progress.',
  },
  { name: 'epics', label: 'Epics', about: 'Large pieces of work that many work items belong to.' },
  { name: 'pages', label: 'Pages', about: 'Notes and documents beside the work.' },
  { name: 'intakes', label: 'Intake', about: 'Requests that wait until somebody accepts or declines them.' },
  {
    name: 'work_item_types',
    label: 'Work item types',
    about: 'Kinds of work items, each with its own properties.',
  },
]

export function FeaturesSettings() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const { data, error, refetch } = useQuery(projectFeaturesQuery(slug, project.id))
  const readOnly = !useIsAdmin(project)
  return (
    <SettingsSection
      title="Features"
      description={
        readOnly
          ? 'What this project uses. Admins of the project turn features on and off.'
          : 'What this project uses. Turning a feature off hides its pages; nothing is deleted.'
      }
    >
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows count={6} />
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {features.map((feature) => (
            <li key={feature.name} className="flex items-center gap-4 py-3">
              <label htmlFor={`feature-${feature.name}`} className="min-w-0 flex-1">
                <span className="block font-medium">{feature.label}</span>
                <span className="block text-muted">{feature.about}</span>
              </label>
              <Switch
                id={`feature-${feature.name}`}
                aria-label={feature.label}
                disabled={readOnly}
                checked={data[feature.name]}
                onCheckedChange={(on) => void setFeature(slug, project.id, feature, on)}
              />
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}
