import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { Dialog as Radix } from 'radix-ui'
import { useDeferredValue, useState } from 'react'
import { unwrap } from 'waypost-client'
import { useAllActions } from '@/actions'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { ProjectIcon } from '@/features/projects/project-icon'
import { projectsQuery } from '@/features/projects/projects.queries'
import { useOpenWorkItem } from '@/features/work-items/open-work-item'
import { Kbd } from '@/ui/kbd'
import { useShell } from './shell-context'

const item =
  'flex h-9 items-center gap-2.5 rounded-md px-2 text-base select-none data-[selected=true]:bg-active [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted'
const heading =
  '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-faint'

/** Every word is found in what it is called, in any order. */
function matches(value: string, search: string, keywords: string[] = []): number {
  const name = [value, ...keywords].join(' ').toLowerCase()
  const words = search.toLowerCase().split(/\s+/)
  return words.every((word) => name.includes(word)) ? 1 : 0
}

/** Go to, create, change: everything that can be done here, and every work item, by a few letters of its name. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { slug } = useShell()
  const navigate = useNavigate()
  const openItem = useOpenWorkItem()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const { data: projects = [] } = useQuery(projectsQuery(slug))
  const { data: found } = useQuery({
    queryKey: keys.in(slug, 'work-items', 'search', search),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/workspaces/{workspace_slug}/work-items/search/', {
          params: { path: { workspace_slug: slug }, query: { search, limit: 8, workspace_search: 'true' } },
          signal,
        }),
      ),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
  const actions = useAllActions().filter(({ hidden }) => hidden !== true)
  const groups = [...new Set(actions.map(({ group }) => group))]
  const run = (act: () => void) => {
    onClose()
    // The dialog gives the focus back as it closes; what the action focuses must come after that.
    setTimeout(act)
  }
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-black/25 dark:bg-black/50" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed top-[14vh] left-1/2 z-40 w-[calc(100vw-24px)] max-w-xl -translate-x-1/2 animate-fade overflow-hidden rounded-xl bg-raised shadow-dialog outline-none"
        >
          <Radix.Title className="sr-only">Command palette</Radix.Title>
          <Command loop label="Command palette" filter={matches}>
            <Command.Input
              autoFocus
              value={text}
              onValueChange={setText}
              placeholder="Type a command, or search work items…"
              className="h-12 w-full border-b border-line bg-transparent px-4 text-md outline-none"
            />
            <Command.List className="scroll-quiet max-h-[min(420px,60vh)] overflow-y-auto p-1.5">
              <Command.Empty className="py-8 text-center text-muted">Nothing matches “{text}”.</Command.Empty>
              {search.length >= 2 && (found?.issues ?? []).length > 0 && (
                <Command.Group heading="Work items" className={heading}>
                  {found?.issues.map((one) => (
                    <Command.Item
                      key={one.id}
                      value={`${one.name} ${one.id}`}
                      keywords={[text]}
                      onSelect={() => run(() => openItem(`${one.project__identifier}-${one.sequence_id}`))}
                      className={item}
                    >
                      <span className="w-20 shrink-0 truncate text-sm text-faint">
                        {one.project__identifier}-{one.sequence_id}
                      </span>
                      <span className="truncate">{one.name}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              {groups.map((group) => (
                <Command.Group key={group} heading={group} className={heading}>
                  {actions
                    .filter((action) => action.group === group)
                    .map((action) => (
                      <Command.Item
                        key={action.id}
                        value={`${group} ${action.label}`}
                        onSelect={() => run(action.run)}
                        className={item}
                      >
                        {action.icon}
                        <span className="flex-1 truncate">{action.label}</span>
                        {action.keys !== undefined && <Kbd keys={action.keys} />}
                      </Command.Item>
                    ))}
                </Command.Group>
              ))}
              <Command.Group heading="Projects" className={heading}>
                {projects.map((project) => (
                  <Command.Item
                    key={project.id}
                    value={`Project ${project.name} ${project.identifier}`}
                    onSelect={() =>
                      run(
                        () =>
                          void navigate({
                            to: '/$workspace/projects/$project',
                            params: { workspace: slug, project: project.identifier },
                          }),
                      )
                    }
                    className={item}
                  >
                    <ProjectIcon project={project} />
                    <span className="truncate">{project.name}</span>
                  </Command.Item>
                ))}
              </Command.Group>
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
