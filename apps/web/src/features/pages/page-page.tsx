import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Archive, FileText, Lock } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { queryClient } from '@/api/query-client'
import { useAutosave, type TextPlace } from '@/api/use-autosave'
import { uploadImage } from '@/features/assets/upload-image'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { useMentionSources } from '@/features/work-items/mention-sources'
import { useOpenWorkItem } from '@/features/work-items/open-work-item'
import { useProjectData } from '@/features/work-items/project-data'
import { Badge } from '@/ui/badge'
import { EmptyState } from '@/ui/empty-state'
import { LazyRichText } from '@/ui/rich-text/lazy-rich-text'
import type { RichTextHandle } from '@/ui/rich-text/rich-text'
import { RichTextView } from '@/ui/rich-text/rich-text-view'
import { SaveNote } from '@/ui/rich-text/save-note'
import { SkeletonRows } from '@/ui/skeleton'
import { showFailure } from '@/ui/toast'
import { PageMenu } from './page-menu'
import { pageQuery, updatePage, type PageText, type Place } from './pages.queries'
import { useCreatePage } from './use-create-page'

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
  const place = useMemo(() => textOf({ slug, projectId: project.id }, page.id), [slug, project.id, page.id])
  const data = useProjectData(slug, project.id)
  const sources = useMentionSources(slug, data)
  const open = useOpenWorkItem()
  const editor = useRef<RichTextHandle>(null)
  const readOnly = !canWrite(project) || page.is_locked || page.archived_at !== null
  const { state, initial, edit, flush, keepMine, takeTheirs } = useAutosave({
    ...{ place, loaded: page.description_html, readOnly },
    show: (text) => editor.current?.replace(text),
  })
  return (
    <article className="mx-auto max-w-3xl">
      <PageTitle page={page} readOnly={readOnly} onEnter={() => editor.current?.focus()} />
      <SaveNote state={state} onRetry={flush} onKeepMine={keepMine} onUseTheirs={takeTheirs} />
      {readOnly ? (
        <RichTextView html={page.description_html} onOpenWorkItem={open} />
      ) : (
        <LazyRichText
          ref={editor}
          label="Text of the page"
          placeholder="Write… Press / for blocks, @ for people, # for work items"
          html={initial}
          sources={sources}
          uploadImage={(file) => uploadImage(slug, project.id, file)}
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

function textOf(place: Place, id: string): TextPlace {
  return {
    draftKey: `waypost.page.${id}`,
    read: async () => {
      const page = await queryClient.query({ ...pageQuery(place, id), staleTime: 0 })
      return { html: page.description_html, version: page.updated_at }
    },
    write: async (html, version) =>
      (await updatePage(place, id, { description_html: html }, version)).description_html,
  }
}
