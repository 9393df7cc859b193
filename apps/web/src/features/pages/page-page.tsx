import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Archive, Check, CloudAlert, FileText, Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { useMentionSources } from '@/features/work-items/mention-sources'
import { useOpenWorkItem } from '@/features/work-items/open-work-item'
import { useProjectData } from '@/features/work-items/project-data'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { LazyRichText } from '@/ui/rich-text/lazy-rich-text'
import type { RichTextHandle } from '@/ui/rich-text/rich-text'
import { RichTextView } from '@/ui/rich-text/rich-text-view'
import { SkeletonRows } from '@/ui/skeleton'
import { showFailure } from '@/ui/toast'
import { PageMenu } from './page-menu'
import { pageQuery, updatePage, type PageText } from './pages.queries'
import { useCreatePage } from './use-create-page'
import { unsavedText, usePageAutosave, type SaveState } from './use-page-autosave'

export function PagePage() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const { page: id } = useParams({ from: '/$workspace/projects/$project/pages/$page' })
  const place = { slug, projectId: project.id }
  const navigate = useNavigate()
  const create = useCreatePage()
  const { data: page, error } = useQuery(pageQuery(place, id))
  const params = { workspace: slug, project: project.identifier }
  return (
    <Page
      title={page?.name ?? 'Page'}
      narrow
      crumbs={[
        <ProjectCrumb key="project" project={project} />,
        <Link key="pages" to="/$workspace/projects/$project/pages" params={params} className="hover:text-ink">
          Pages
        </Link>,
      ]}
      actions={
        page && (
          <>
            {page.is_locked && (
              <Badge>
                <Lock aria-hidden className="size-3" /> Locked
              </Badge>
            )}
            {page.archived_at !== null && (
              <Badge tone="warning">
                <Archive aria-hidden className="size-3" /> Archived
              </Badge>
            )}
            {canWrite(project) && (
              <PageMenu
                {...{ place, page }}
                onAddBelow={() => create.mutate(page.id)}
                onGone={() => void navigate({ to: '/$workspace/projects/$project/pages', params })}
              />
            )}
          </>
        )
      }
    >
      {page ? (
        // Another page is another editor.
        <PageBody key={page.id} page={page} />
      ) : error ? (
        <EmptyState icon={<FileText />} title="There is no such page">
          It may have been deleted, or it is private.
        </EmptyState>
      ) : (
        <SkeletonRows />
      )}
    </Page>
  )
}

function PageBody({ page }: { page: PageText }) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const data = useProjectData(slug, project.id)
  const sources = useMentionSources(slug, data)
  const open = useOpenWorkItem()
  const editor = useRef<RichTextHandle>(null)
  const shown = useRef(page.description_html)
  const { state, edit, flush, isDirty } = usePageAutosave(place, page.id)
  const readOnly = !canWrite(project) || page.is_locked || page.archived_at !== null
  const [draft] = useState(() => (readOnly ? null : unsavedText(page.id)))
  useEffect(() => {
    if (draft !== null) edit(draft)
  }, [draft, edit])
  // Somebody else's text comes in, unless there is text here that the server has not got.
  useEffect(() => {
    if (page.description_html === shown.current || isDirty()) return
    shown.current = page.description_html
    if (editor.current?.html() !== page.description_html) editor.current?.replace(page.description_html)
  })
  return (
    <article className="mx-auto max-w-3xl">
      <PageTitle page={page} readOnly={readOnly} onEnter={() => editor.current?.focus()} />
      <SaveNote state={state} onRetry={flush} />
      {readOnly ? (
        <RichTextView html={page.description_html} onOpenWorkItem={open} />
      ) : (
        <LazyRichText
          ref={editor}
          label="Text of the page"
          placeholder="Write… Press / for blocks, @ for people, # for work items"
          html={draft ?? page.description_html}
          sources={sources}
          onChange={edit}
          onFocusChange={(focused) => !focused && flush()}
          className="min-h-[50vh]"
        />
      )}
    </article>
  )
}

interface PageTitleProps {
  page: PageText
  readOnly: boolean
  onEnter: () => void
}

function PageTitle({ page, readOnly, onEnter }: PageTitleProps) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const [typed, setTyped] = useState<string>()
  const rename = useMutation({
    mutationFn: (name: string) => updatePage({ slug, projectId: project.id }, page.id, { name }),
    onError: (error) => showFailure('The title was not changed', error),
    onSettled: () => setTyped(undefined),
  })
  const save = () => {
    const name = typed?.trim() ?? ''
    if (name === '' || name === page.name) setTyped(undefined)
    else rename.mutate(name)
  }
  return (
    <input
      aria-label="Title of the page"
      readOnly={readOnly}
      // A page that was just made wants a title first.
      autoFocus={page.name === 'Untitled'}
      maxLength={255}
      value={typed ?? page.name}
      onFocus={(event) => page.name === 'Untitled' && event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(undefined)
        if (event.key !== 'Enter') return
        event.preventDefault()
        onEnter()
      }}
      className="w-full bg-transparent text-2xl font-semibold tracking-tight outline-none"
    />
  )
}

function SaveNote({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  if (state.kind === 'failed') {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
        <CloudAlert aria-hidden className="size-3.5" />
        Not saved, kept in this browser. {state.words}
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </p>
    )
  }
  return (
    <p role="status" className="mb-1 flex h-6 items-center gap-1 text-sm text-faint">
      {state.kind === 'saved' && (
        <>
          <Check aria-hidden className="size-3.5" /> Saved
        </>
      )}
      {state.kind === 'saving' && 'Saving…'}
    </p>
  )
}
