import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Archive, FileText, Lock } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { queryClient } from '@/api/query-client'
import { useAutosave, type TextPlace } from '@/api/use-autosave'
import { uploadImage } from '@/features/assets/upload-image'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { Page } from '@/features/shell/page'
import { useMentionSources } from '@/features/work-items/mention-sources'
import { useOpenWorkItem } from '@/features/work-items/open-work-item'
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
import {
  PagesLink,
  useGoToPage,
  useProjectPages,
  useReaders,
  useWorkspacePages,
  type PagesScope,
} from './pages-scope'
import { useCreatePage } from './use-create-page'

export function PagePage() {
  const { page } = useParams({ from: '/$workspace/projects/$project/pages/$page' })
  return <PageShown scope={useProjectPages()} id={page} />
}

export function WorkspacePagePage() {
  const { page } = useParams({ from: '/$workspace/pages/$page' })
  return <PageShown scope={useWorkspacePages()} id={page} />
}

function PageShown({ scope, id }: { scope: PagesScope; id: string }) {
  const { place, project, writable } = scope
  const goTo = useGoToPage(scope)
  const create = useCreatePage(scope)
  const { data: page, error } = useQuery(pageQuery(place, id))
  return (
    <Page
      title={page?.name ?? 'Page'}
      narrow
      crumbs={[
        ...(project ? [<ProjectCrumb key="project" project={project} />] : []),
        <PagesLink key="pages" scope={scope} />,
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
            {writable && (
              <PageMenu
                {...{ place, page }}
                onAddBelow={() => create.mutate(page.id)}
                onGone={() => void goTo()}
              />
            )}
          </>
        )
      }
    >
      {page ? (
        // Another page is another editor.
        <PageBody key={page.id} scope={scope} page={page} />
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

function PageBody({ scope, page }: { scope: PagesScope; page: PageText }) {
  const { slug, projectId } = scope.place
  const place = useMemo(() => textOf({ slug, projectId }, page.id), [slug, projectId, page.id])
  const sources = useMentionSources(slug, useReaders(scope.place, scope.writable))
  const open = useOpenWorkItem()
  const editor = useRef<RichTextHandle>(null)
  const readOnly = !scope.writable || page.is_locked || page.archived_at !== null
  const { state, initial, edit, flush, keepMine, takeTheirs } = useAutosave({
    ...{ place, loaded: page.description_html, readOnly },
    show: (text) => editor.current?.replace(text),
  })
  return (
    <article className="mx-auto max-w-3xl">
      <PageTitle
        place={scope.place}
        page={page}
        readOnly={readOnly}
        onEnter={() => editor.current?.focus()}
      />
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
          uploadImage={(file) => uploadImage(slug, projectId, file)}
          onChange={edit}
          onFocusChange={(focused) => !focused && flush()}
          className="min-h-[50vh]"
        />
      )}
    </article>
  )
}

interface PageTitleProps {
  place: Place
  page: PageText
  readOnly: boolean
  onEnter: () => void
}

function PageTitle({ place, page, readOnly, onEnter }: PageTitleProps) {
  const [typed, setTyped] = useState<string>()
  const rename = useMutation({
    mutationFn: (name: string) => updatePage(place, page.id, { name }),
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
      dir="auto"
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
