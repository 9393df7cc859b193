import { useQuery } from '@tanstack/react-query'
import { FileText, Lock, Plus, User } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '@/actions'
import { ArchiveSwitch } from '@/features/projects/archive-switch'
import { FeatureOff } from '@/features/projects/feature-off'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { Page } from '@/features/shell/page'
import { Button } from '@/ui/button'
import { timeAgo } from '@/ui/dates'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { PageMenu } from './page-menu'
import { pagesQuery, type PageLine } from './pages.queries'
import { PageLink, useProjectPages, useReaders, useWorkspacePages, type PagesScope } from './pages-scope'
import { useCreatePage } from './use-create-page'

/** Each page, and under it those that are below it. */
function inTree(
  pages: readonly PageLine[],
  parent: string | null,
  depth = 0,
): { page: PageLine; depth: number }[] {
  const ids = new Set(pages.map(({ id }) => id))
  return pages
    .filter(({ parent_id: id }) => (id !== null && ids.has(id) ? id : null) === parent)
    .flatMap((page) => [{ page, depth }, ...inTree(pages, page.id, depth + 1)])
}

export function PagesPage() {
  return <PagesList scope={useProjectPages()} />
}

export function WorkspacePagesPage() {
  return <PagesList scope={useWorkspacePages()} />
}

function PagesList({ scope }: { scope: PagesScope }) {
  const { place, project } = scope
  const isOn = project?.page_view ?? true
  const [archived, setArchived] = useState(false)
  const { data: pages, error, refetch } = useQuery(pagesQuery(place, archived))
  const create = useCreatePage(scope)
  const writable = scope.writable && isOn
  useActions(
    writable
      ? [{ id: 'page.create', label: 'New page', group: 'Create', run: () => create.mutate(null) }]
      : [],
  )
  return (
    <Page
      title="Pages"
      crumbs={project ? [<ProjectCrumb key="project" project={project} />] : []}
      actions={
        writable && (
          <Button size="sm" variant="primary" busy={create.isPending} onClick={() => create.mutate(null)}>
            <Plus aria-hidden /> New page
          </Button>
        )
      }
      toolbar={<ArchiveSwitch label="Pages" archived={archived} onChange={setArchived} />}
    >
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {!isOn ? (
          <FeatureOff icon={<FileText />} name="Pages">
            Pages are notes and documents beside the work.
          </FeatureOff>
        ) : error && !pages ? (
          <div className="p-4">
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          </div>
        ) : !pages ? (
          <SkeletonRows />
        ) : pages.length === 0 ? (
          <EmptyState
            icon={<FileText />}
            title={archived ? 'No archived pages' : 'No pages yet'}
            action={
              !archived &&
              writable && (
                <Button variant="primary" onClick={() => create.mutate(null)}>
                  Write a page
                </Button>
              )
            }
          >
            {archived
              ? 'A page can be archived from its menu.'
              : 'Meeting notes, decisions, how things work: what the team should find again.'}
          </EmptyState>
        ) : (
          <ul>
            {inTree(pages, null).map(({ page, depth }) => (
              <PageEntry
                key={page.id}
                {...{ scope, page, depth }}
                onAddBelow={() => create.mutate(page.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </Page>
  )
}

interface PageEntryProps {
  scope: PagesScope
  page: PageLine
  depth: number
  onAddBelow: () => void
}

function PageEntry({ scope: { place, project, writable }, page, depth, onAddBelow }: PageEntryProps) {
  const people = useReaders(place, writable) ?? []
  const owner = people.find(({ id }) => id === page.owned_by)
  return (
    <li className="flex items-center gap-1 border-b border-line pr-2 hover:bg-hover sm:pr-4">
      <PageLink
        slug={place.slug}
        project={project?.identifier}
        id={page.id}
        style={{ paddingLeft: 16 + depth * 20 }}
        className="flex h-11 min-w-0 flex-1 items-center gap-3 outline-offset-[-2px]"
      >
        <FileText aria-hidden className="size-4 shrink-0 text-faint" />
        <span className="truncate font-medium">{page.name}</span>
        {page.is_locked && (
          <>
            <Lock aria-hidden className="size-3.5 shrink-0 text-faint" />
            <span className="sr-only">Locked</span>
          </>
        )}
        {page.access === 1 && (
          <span className="flex items-center gap-1 text-sm text-faint">
            <User aria-hidden className="size-3.5" /> Private
          </span>
        )}
        <span className="ml-auto hidden shrink-0 text-sm text-faint sm:block">{owner?.display_name}</span>
        <span className="w-24 shrink-0 text-right text-sm text-faint max-sm:ml-auto">
          {timeAgo(page.updated_at)}
        </span>
      </PageLink>
      {writable && <PageMenu place={place} page={page} onAddBelow={onAddBelow} />}
    </li>
  )
}
