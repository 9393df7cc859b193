import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { pagesQuery } from '@/features/pages/pages.queries'
import { ItemLine } from '@/features/work-items/item-line'
import { ItemSection } from '@/features/work-items/item-section'
import type { ItemScope } from '@/features/work-items/work-item.queries'
import { IconButton } from '@/ui/button'
import { Combobox } from '@/ui/combobox'
import { linkedPagesQuery, linkPage, unlinkPage } from './linked-pages.queries'

/** Pages of the project that belong to the work item: a design, the notes of a meeting. */
export function LinkedPages({ scope, readOnly }: { scope: ItemScope; readOnly: boolean }) {
  const { slug, projectId } = scope
  const { data: linked = [] } = useQuery(linkedPagesQuery(scope))
  const [choosing, setChoosing] = useState(false)
  const { data: pages = [] } = useQuery({ ...pagesQuery({ slug, projectId }, false), enabled: choosing })
  if (readOnly && linked.length === 0) return null
  const free = pages.filter(({ id }) => !linked.some((page) => page.id === id))
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
            empty={free.length === 0 ? 'The project has no other page.' : 'No page matches.'}
            options={free.map(({ id, name }) => ({
              value: id,
              label: name,
              icon: <FileText aria-hidden className="size-3.5 shrink-0 text-faint" />,
            }))}
            value={[]}
            onChange={([chosen]) => {
              const page = free.find(({ id }) => id === chosen)
              if (page) void linkPage(scope, { id: page.id, name: page.name, is_global: false })
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
            {page.is_global ? (
              // Pages of the workspace have no address of their own.
              <span className={line}>
                <FileText aria-hidden className="size-3.5 shrink-0 text-faint" />
                <span className="truncate">{page.name}</span>
              </span>
            ) : (
              <Link
                to="/$workspace/projects/$project/pages/$page"
                params={{ workspace: slug, project: scope.name.replace(/-\d+$/, ''), page: page.id }}
                className={line}
              >
                <FileText aria-hidden className="size-3.5 shrink-0 text-faint" />
                <span className="truncate">{page.name}</span>
              </Link>
            )}
          </ItemLine>
        ))}
      </ul>
    </ItemSection>
  )
}
