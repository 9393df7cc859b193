import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { AnchoredPopover, Popover, PopoverContent, PopoverTrigger } from '@/ui/popover'

export type FoundItem = Pick<
  Schema<'WorkItemSearchItem'>,
  'id' | 'name' | 'sequence_id' | 'project_id' | 'project__identifier'
>

export const searchWorkItems = async (
  slug: string,
  search: string,
  projectId?: string,
  signal?: AbortSignal,
): Promise<FoundItem[]> => {
  const { issues } = await unwrap(
    api.GET('/workspaces/{workspace_slug}/work-items/search/', {
      params: {
        path: { workspace_slug: slug },
        query: {
          search,
          limit: 12,
          ...(projectId === undefined ? { workspace_search: 'true' } : { project_id: projectId }),
        },
      },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return issues
}

interface WorkItemPickerProps {
  slug: string
  /** Only work items of this project. */
  projectId?: string
  /** Not these: the work item itself, and what is chosen already. */
  without: readonly string[]
  placeholder: string
  /** A further choice above what was found, such as to take the parent away. */
  none?: { label: string; onSelect: () => void } | undefined
  onSelect: (item: FoundItem) => void
  children: ReactNode
}

/** Finds a work item by words of its title or by its name, and hands it over. The child is the button that opens it. */
export function WorkItemPicker({ children, ...rest }: WorkItemPickerProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{children}</PopoverTrigger>
      <PopoverContent aria-label={rest.placeholder} className={width}>
        <Finder {...rest} close={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  )
}

interface AnchoredProps extends Omit<WorkItemPickerProps, 'children'> {
  anchor: HTMLElement
  onClose: () => void
}

/** The same at an element that is there already, such as a cell of a list. */
export function AnchoredWorkItemPicker({ anchor, onClose, ...rest }: AnchoredProps) {
  return (
    <AnchoredPopover label={rest.placeholder} anchor={anchor} onClose={onClose} className={width}>
      <Finder {...rest} close={onClose} />
    </AnchoredPopover>
  )
}

const width = 'w-88 max-w-[calc(100vw-16px)]'

const itemLook =
  'flex h-8 items-center gap-2 rounded-md px-2 text-base select-none data-[selected=true]:bg-active'

function Finder({
  slug,
  projectId,
  without,
  placeholder,
  none,
  onSelect,
  close,
}: Omit<WorkItemPickerProps, 'children'> & { close: () => void }) {
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const { data: found, isFetching } = useQuery({
    queryKey: keys.in(slug, 'work-items', 'search', search, projectId ?? ''),
    queryFn: ({ signal }) => searchWorkItems(slug, search, projectId, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
  const shown = search === '' ? [] : (found ?? []).filter(({ id }) => !without.includes(id))
  return (
    <Command loop shouldFilter={false} label={placeholder} className="flex max-h-80 flex-col">
      <Command.Input
        autoFocus
        value={text}
        onValueChange={setText}
        placeholder={placeholder}
        className="h-9 shrink-0 border-b border-line bg-transparent px-3 text-base outline-none"
      />
      <Command.List className="scroll-quiet overflow-y-auto p-1">
        {none && text === '' && (
          <Command.Item
            className={itemLook}
            onSelect={() => {
              close()
              none.onSelect()
            }}
          >
            {none.label}
          </Command.Item>
        )}
        <Command.Empty className="px-2 py-3 text-center text-sm text-faint">
          {search === ''
            ? 'Type a few letters, or a name such as WEB-12.'
            : isFetching
              ? ' '
              : 'Nothing matches.'}
        </Command.Empty>
        {shown.map((item) => (
          <Command.Item
            key={item.id}
            value={item.id}
            className={itemLook}
            onSelect={() => {
              close()
              onSelect(item)
            }}
          >
            <span className="w-16 shrink-0 truncate text-sm text-faint tabular-nums">
              {item.project__identifier}-{item.sequence_id}
            </span>
            <span className="min-w-0 flex-1 truncate">{item.name}</span>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  )
}
