import { useQuery } from '@tanstack/react-query'
import { File as FileIcon, Paperclip, Trash2 } from 'lucide-react'
import { useCallback, useRef, useState, type DragEvent } from 'react'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { queryClient } from '@/api/query-client'
import { ItemSection } from '@/features/work-items/item-section'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'
import { IconButton } from '@/ui/button'
import { cn } from '@/ui/cn'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { formatTime, timeAgo } from '@/ui/dates'
import { newId } from '@/ui/new-id'
import { ProgressBar } from '@/ui/progress-bar'
import { showFailure } from '@/ui/toast'
import { attachmentsQuery, type Attachment } from './attachments.queries'
import { uploadAttachment } from './upload-attachment'

interface Upload {
  id: string
  name: string
  part: number
}

/** Files on their way, and how to send more. */
export function useUploads(scope: ItemScope) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const upload = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const id = newId()
        setUploads((before) => [...before, { id, name: file.name, part: 0 }])
        uploadAttachment(scope, file, (part) =>
          setUploads((before) => before.map((one) => (one.id === id ? { ...one, part } : one))),
        )
          .catch((error: unknown) => showFailure(`${file.name} was not uploaded`, error))
          .finally(() => setUploads((before) => before.filter((one) => one.id !== id)))
      }
    },
    [scope],
  )
  return { uploads, upload }
}

function removeAttachment(scope: ItemScope, attachment: Attachment): Promise<boolean> {
  const { queryKey } = attachmentsQuery(scope)
  return change({
    id: attachment.id,
    apply: () => {
      queryClient.setQueryData(queryKey, (all) => all?.filter(({ id }) => id !== attachment.id))
      return () => queryClient.setQueryData(queryKey, (all) => [attachment, ...(all ?? [])])
    },
    send: () =>
      api.DELETE(
        '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/attachments/{attachment_id}/',
        { params: { path: { ...pathOf(scope), attachment_id: attachment.id } } },
      ),
    failure: `${attachment.name} was not deleted`,
  })
}

interface AttachmentsProps {
  scope: ItemScope
  readOnly: boolean
  uploads: readonly Upload[]
  onFiles: (files: readonly File[]) => void
}

export function Attachments({ scope, readOnly, uploads, onFiles }: AttachmentsProps) {
  const { data: attachments = [] } = useQuery(attachmentsQuery(scope))
  const [over, setOver] = useState(false)
  const [deleting, setDeleting] = useState<Attachment>()
  const picker = useRef<HTMLInputElement>(null)
  if (readOnly && attachments.length === 0) return null
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <ItemSection
      title="Attachments"
      {...(attachments.length > 0 ? { count: attachments.length } : {})}
      actions={
        !readOnly && (
          <IconButton label="Attach files" size="sm" onClick={() => picker.current?.click()}>
            <Paperclip />
          </IconButton>
        )
      }
    >
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <div
        onDragOver={(event) => {
          if (readOnly || !event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={cn('rounded-lg', over && 'bg-accent-soft outline-2 outline-accent outline-dashed')}
      >
        {attachments.length === 0 && uploads.length === 0 && (
          <p className="px-2 py-1.5 text-sm text-faint">
            Drop files here, or paste them into the description.
          </p>
        )}
        <ul className="grid grid-cols-1 gap-2 @md:grid-cols-2">
          {attachments.map((attachment) => (
            <AttachmentCard
              key={attachment.id}
              attachment={attachment}
              onDelete={readOnly ? undefined : () => setDeleting(attachment)}
            />
          ))}
        </ul>
        {uploads.map(({ id, name, part }) => (
          <div key={id} className="mt-2 px-2">
            <p className="mb-1 truncate text-sm text-muted">{name}</p>
            <ProgressBar value={part} label={`Uploading ${name}`} />
          </div>
        ))}
      </div>
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        title={`Delete ${deleting?.name ?? ''}?`}
        description="Where the description or a comment shows it, it will be missing. This cannot be undone."
        action="Delete"
        onConfirm={() => {
          if (deleting) void removeAttachment(scope, deleting)
          setDeleting(undefined)
        }}
      />
    </ItemSection>
  )
}

function AttachmentCard({
  attachment: { name, attributes, asset_url: url, size, created_at },
  onDelete,
}: {
  attachment: Attachment
  onDelete: (() => void) | undefined
}) {
  const { type }: Record<string, unknown> = { ...attributes }
  const isImage = typeof type === 'string' && type.startsWith('image/')
  return (
    <li className="group flex items-center gap-2 rounded-lg border border-line p-1.5 hover:bg-hover">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-md"
      >
        {isImage ? (
          <img
            src={url}
            alt=""
            loading="lazy"
            className="size-10 shrink-0 rounded-md bg-active object-cover"
          />
        ) : (
          <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-active text-faint">
            <FileIcon aria-hidden className="size-4" />
          </span>
        )}
        <span className="min-w-0">
          <span className="block truncate">{name}</span>
          <span className="block truncate text-sm text-faint">
            {formatSize(size)} ·{' '}
            <time dateTime={created_at} title={formatTime(created_at)}>
              {timeAgo(created_at)}
            </time>
          </span>
        </span>
      </a>
      {onDelete && (
        <IconButton
          label={`Delete ${name}`}
          size="sm"
          className="focus-visible:opacity-100 sm:opacity-0 sm:group-hover:opacity-100"
          onClick={onDelete}
        >
          <Trash2 />
        </IconButton>
      )}
    </li>
  )
}

function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
