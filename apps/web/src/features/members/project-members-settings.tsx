import { useMutation, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useCurrentProject } from '@/features/projects/project-context'
import { useShell } from '@/features/shell/shell-context'
import { SettingsSection } from '@/features/users/settings-section'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/combobox'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { Select } from '@/ui/select'
import { SkeletonRows } from '@/ui/skeleton'
import { showDone, showFailure } from '@/ui/toast'
import { projectMembersQuery, workspaceMembersQuery } from './members.queries'
import {
  addProjectMember,
  changeProjectRole,
  removeProjectMember,
  type ProjectRole,
} from './update-project-members'

const roles = [
  { value: '20', label: 'Admin', role: 20 },
  { value: '15', label: 'Member', role: 15 },
  { value: '5', label: 'Guest', role: 5 },
] as const

const roleOf = (value: string): ProjectRole => roles.find((one) => one.value === value)?.role ?? 5

export function ProjectMembersSettings() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const { data: all, error, refetch } = useQuery(projectMembersQuery(slug, project.id))
  const [removing, setRemoving] = useState<{ id: string; display_name: string }>()
  // The server lets only admins of the project itself change who is in it.
  const readOnly = (project.member_role ?? 0) < 20
  const members = all?.filter(({ is_active: active }) => active)
  return (
    <SettingsSection
      title="Members"
      description="Admins change the settings, members the work; guests only look, and ask by the intake."
      actions={!readOnly && members && <AddMember place={place} taken={members.map(({ id }) => id)} />}
    >
      {error && !members ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : !members ? (
        <SkeletonRows count={5} />
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {members.map((member) => (
            <li key={member.id} className="flex items-center gap-3 py-2">
              <Avatar person={member} size={24} />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{member.display_name}</p>
                <p className="truncate text-sm text-faint">{member.email}</p>
              </div>
              {readOnly ? (
                <span className="text-muted">
                  {roles.find(({ role }) => role === member.role)?.label ?? member.role_slug}
                </span>
              ) : (
                <>
                  <Select
                    aria-label={`Role of ${member.display_name}`}
                    className="w-26"
                    value={roles.find(({ role }) => role === member.role)?.value ?? '5'}
                    onChange={(value) => void changeProjectRole(place, member, roleOf(value))}
                    options={roles}
                  />
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Remove ${member.display_name}`}
                    onClick={() => setRemoving(member)}
                  >
                    Remove
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoving(undefined)}
          title={`Remove ${removing.display_name} from ${project.name}?`}
          description="They keep what they wrote. They can be added again at any time."
          action="Remove"
          onConfirm={() => {
            setRemoving(undefined)
            void removeProjectMember(place, removing)
          }}
        />
      )}
    </SettingsSection>
  )
}

interface AddMemberProps {
  place: { slug: string; projectId: string }
  taken: readonly string[]
}

function AddMember({ place, taken }: AddMemberProps) {
  const { data: people = [] } = useQuery(workspaceMembersQuery(place.slug))
  const add = useMutation({
    mutationFn: (member: string) => addProjectMember(place, { member, role: 15 }),
    onSuccess: (_, id) =>
      showDone(`${people.find((person) => person.id === id)?.display_name ?? 'Somebody'} is a member now`),
    onError: (error) => showFailure('Nobody was added', error),
  })
  return (
    <Combobox
      placeholder="Add somebody of the workspace"
      value={[]}
      onChange={([id]) => id !== undefined && add.mutate(id)}
      empty="Everybody who matches is in the project."
      options={people
        .filter(({ id }) => !taken.includes(id))
        .map((person) => ({
          value: person.id,
          label: person.display_name,
          icon: <Avatar person={person} />,
          keywords: [person.email],
        }))}
    >
      <Button size="sm" busy={add.isPending}>
        <UserPlus aria-hidden /> Add member
      </Button>
    </Combobox>
  )
}
