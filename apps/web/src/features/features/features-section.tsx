import { useQuery } from '@tanstack/react-query'
import { SettingsSection } from '@/features/users/settings-section'
import { Switch } from '@/ui/checkbox'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { featuresQuery, type WorkspaceFeature } from './features.queries'
import { setFeature } from './update-features'

const features: readonly { name: WorkspaceFeature; label: string; about: string }[] = [
  { name: 'initiatives', label: 'Initiatives', about: 'Goals that take several projects to reach.' },
  { name: 'wiki', label: 'Pages', about: 'Notes and documents of the whole workspace.' },
  {
    name: 'project_grouping',
    label: 'Project grouping',
    about: 'States and labels for projects, by the API.',
  },
  { name: 'teams', label: 'Teamspaces', about: 'Teams with their own members and projects, by the API.' },
]

export function FeaturesSection({ slug, readOnly }: { slug: string; readOnly: boolean }) {
  const { data, error, refetch } = useQuery(featuresQuery(slug))
  return (
    <SettingsSection
      title="Features"
      description="What this workspace uses. Turning a feature off deletes nothing."
    >
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows count={3} />
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {features.map(({ name, label, about }) => (
            <li key={name} className="flex items-center gap-4 py-3">
              <label htmlFor={`feature-${name}`} className="min-w-0 flex-1">
                <span className="block font-medium">{label}</span>
                <span className="block text-muted">{about}</span>
              </label>
              <Switch
                id={`feature-${name}`}
                aria-label={label}
                disabled={readOnly}
                checked={data[name]}
                onCheckedChange={(on) => void setFeature(slug, name, on)}
              />
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}
