import { useMemo, useRef } from 'react'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import { useAutosave, type TextPlace } from '@/api/use-autosave'
import { uploadAttachment } from '@/features/work-item-attachments/upload-attachment'
import { LazyRichText } from '@/ui/rich-text/lazy-rich-text'
import type { RichTextHandle } from '@/ui/rich-text/rich-text'
import { RichTextView } from '@/ui/rich-text/rich-text-view'
import { SaveNote } from '@/ui/rich-text/save-note'
import { showFailure } from '@/ui/toast'
import { useMentionSources } from './mention-sources'
import { useOpenWorkItem } from './open-work-item'
import type { ProjectData } from './project-data'
import { patchWorkItem, pathOf, workItemQuery, type ItemScope } from './work-item.queries'

interface WorkItemDescriptionProps {
  scope: ItemScope
  html: string
  data: ProjectData | undefined
  readOnly: boolean
  onFiles: (files: File[]) => void
}

export function WorkItemDescription({ scope, html, data, readOnly, onFiles }: WorkItemDescriptionProps) {
  const editor = useRef<RichTextHandle>(null)
  const open = useOpenWorkItem()
  const sources = useMentionSources(scope.slug, data?.people)
  const place = useMemo(() => descriptionOf(scope), [scope])
  const { state, initial, edit, flush, keepMine, takeTheirs } = useAutosave({
    ...{ place, loaded: html, readOnly },
    show: (text) => editor.current?.replace(text),
  })
  const uploadImage = async (file: File): Promise<string> => {
    try {
      return (await uploadAttachment(scope, file)).asset_url
    } catch (error) {
      showFailure(`${file.name} was not uploaded`, error)
      throw error
    }
  }
  if (readOnly) return <RichTextView html={html} onOpenWorkItem={open} />
  return (
    <div
      // A mention of a work item leads there, also while one writes.
      onClickCapture={(event) => {
        if (!(event.target instanceof Element)) return
        const name = event.target.closest<HTMLElement>('mention-component')?.dataset['name']
        if (name !== undefined) open(name)
      }}
    >
      <LazyRichText
        ref={editor}
        label="Description"
        placeholder="Add a description… Press / for blocks, @ for people, # for work items"
        html={initial}
        sources={sources}
        uploadImage={uploadImage}
        onFiles={onFiles}
        onChange={edit}
        onFocusChange={(focused) => !focused && flush()}
        className="min-h-16"
      />
      <div className="flex flex-col items-end">
        <SaveNote state={state} onRetry={flush} onKeepMine={keepMine} onUseTheirs={takeTheirs} />
      </div>
    </div>
  )
}

const itemPath = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/'

function descriptionOf(scope: ItemScope): TextPlace {
  const path = pathOf(scope)
  return {
    draftKey: `waypost.description.${scope.id}`,
    read: async () => {
      const { description_html, updated_at } = await unwrap(
        api.GET(itemPath, { params: { path, query: { fields: 'id,description_html,updated_at' } } }),
      )
      patchWorkItem(scope, { description_html })
      return { html: description_html, version: updated_at }
    },
    write: async (html, version) => {
      const header = { 'If-Match': `"${version}"` }
      const { description_html, updated_at } = await unwrap(
        api.PATCH(itemPath, { params: { path, header }, body: { description_html: html } }),
      )
      // What was asked for before would bring the older text.
      await queryClient.cancelQueries({ queryKey: workItemQuery(scope.slug, scope.name).queryKey })
      patchWorkItem(scope, { description_html, updated_at })
      void queryClient.invalidateQueries({ queryKey: keys.in(scope.slug, 'work-item-activities', scope.id) })
      return description_html
    },
  }
}
