import { useQuery } from '@tanstack/react-query'
import { FileText, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { PageLink } from '@/features/pages/pages-scope'
import { pagesQuery } from '@/features/pages/pages.queries'
import { ItemLine } from '@/features/work-items/item-line'
import { ItemSection } from '@/features/work-items/item-section'
import type { ItemScope } from '@/features/work-items/work-item.queries'
import { IconButton } from '@/ui/button'
import { Combobox } from '@/ui/combobox'
import { linkedPagesQuery, linkPage, unlinkPage } from './linked-pages.queries'

/** Pages of the project or the workspace that belong to the work item: a design, the notes of a meeting. */
export function LinkedPages({ scope, readOnly }: { scope: ItemScope; readOnly: boolean }) {
  const { slug, projectId } = scope
  const { data: linked = [] } = useQuery(linkedPagesQuery(scope))
  const [choosing, setChoosing] = useState(false)
  const { data: ofProject = [] } = useQuery({ ...pagesQuery({ slug, projectId }, false), enabled: choosing })
  const { data: ofWorkspace = [] } = useQuery({
    ...pagesQuery({ slug, projectId: null }, false),
    enabled: choosing,
  })
  if (readOnly && linked.length === 0) return null
  const free = [
    ...ofProject.map((page) => ({ ...page, is_global: false })),
    ...ofWorkspace.map((page) => ({ ...page, is_global: true })),
  ].filter(({ id }) => !linked.some((page) => page.id === id))
  const line = 'flex h-full min-w-0 flex-1 items-center gap-2 rounded-md px-2'
  return (
    <ItemSection
      title="Pages"
      {...(linked.length > 0 ? { count: linked.length } : {})}
      actions={
        !readOnly && (
          <Combobox
            open={choosing}
            onOpenChange={setChoosing}
            placeholder="Link a page"
            empty={free.length === 0 ? 'There is no other page.' : 'No page matches.'}
            options={free.map(({ id, name, is_global }) => ({
              value: id,
              label: name,
              ...(is_global ? { hint: <span className="text-sm text-faint">Workspace</span> } : {}),
              icon: <FileText aria-hidden className="size-3.5 shrink-0 text-faint" />,
            }))}
            value={[]}
            onChange={([chosen]) => {
              const page = free.find(({ id }) => id === chosen)
              if (page) void linkPage(scope, { id: page.id, name: page.name, is_global: page.is_global })
            }}
          >
            <IconButton label="Link a page" size="sm">
              <Plus />
            </IconButton>
          </Combobox>
        )
      }
    >
      <ul>
        {linked.map((page) => (
          <ItemLine
            key={page.id}
            actions={
              !readOnly && (
                <IconButton
                  label={`Unlink the page ${page.name}`}
                  size="sm"
                  onClick={() => void unlinkPage(scope, page)}
                >
                  <X />
                </IconButton>
              )
            }
          >
            <PageLink
              slug={slug}
              project={page.is_global ? undefined : scope.name.replace(/-\d+$/, '')}
              id={page.id}
              className={line}
            >
              <FileText aria-hidden className="size-3.5 shrink-0 text-faint" />
              <span className="truncate">{page.name}</span>
            </PageLink>
          </ItemLine>
        ))}
      </ul>
    </ItemSection>
  )
}
