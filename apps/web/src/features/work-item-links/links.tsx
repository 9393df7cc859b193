import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { ExternalLink, Plus, X } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { allPages, ApiError, unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import { ItemSection } from '@/features/work-items/item-section'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'
import { Button, IconButton } from '@/ui/button'
import { wordsOf } from '@/ui/error-notice'
import { Input } from '@/ui/field'
import { formText } from '@/ui/form-text'

type Link = Pick<Schema<'Link'>, 'id' | 'title' | 'url'>

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/links/'

const linksQuery = (scope: ItemScope) =>
  queryOptions({
    queryKey: keys.in(scope.slug, 'work-item-links', scope.id),
    queryFn: (): Promise<Link[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(path, {
              params: { path: pathOf(scope), query: { fields: 'id,title,url', ...(cursor && { cursor }) } },
            }),
          ),
        ),
      ),
  })

function patch(scope: ItemScope, next: (links: Link[]) => Link[]): void {
  queryClient.setQueryData(linksQuery(scope).queryKey, (links) => next(links ?? []))
}

function removeLink(scope: ItemScope, link: Link): Promise<boolean> {
  return change({
    id: link.id,
    apply: () => {
      patch(scope, (links) => links.filter(({ id }) => id !== link.id))
      return () => patch(scope, (links) => [...links, link])
    },
    send: () => api.DELETE(`${path}{link_id}/`, { params: { path: { ...pathOf(scope), link_id: link.id } } }),
    failure: 'The link was not removed',
    undo: { label: 'Link removed', run: () => putBack(scope, link), offer: true },
  })
}

function putBack(scope: ItemScope, { title, url }: Link): Promise<boolean> {
  return change({
    id: url,
    apply: () => () => undefined,
    send: () => unwrap(api.POST(path, { params: { path: pathOf(scope) }, body: { title, url } })),
    settle: (link) => patch(scope, (links) => [...links.filter(({ id }) => id !== link.id), link]),
    failure: 'The link was not added',
  })
}

export function Links({ scope, readOnly }: { scope: ItemScope; readOnly: boolean }) {
  const { data: links = [] } = useQuery(linksQuery(scope))
  const [adding, setAdding] = useState(false)
  if (readOnly && links.length === 0) return null
  return (
    <ItemSection
      title="Links"
      {...(links.length > 0 ? { count: links.length } : {})}
      actions={
        !readOnly && (
          <IconButton label="Add link" size="sm" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            <Plus />
          </IconButton>
        )
      }
    >
      <ul>
        {links.map((link) => (
          <li key={link.id} className="group flex h-9 items-center gap-1 rounded-md hover:bg-hover">
            <a
              href={link.url}
              target="_blank"
              rel="noopener noreferrer"
              className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-md px-2"
            >
              <ExternalLink aria-hidden className="size-3.5 shrink-0 text-faint" />
              <span className="truncate">{link.title || link.url}</span>
              {link.title && <span className="truncate text-sm text-faint">{hostOf(link.url)}</span>}
            </a>
            {!readOnly && (
              <IconButton
                label={`Remove the link ${link.title || link.url}`}
                size="sm"
                className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100"
                onClick={() => void removeLink(scope, link)}
              >
                <X />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {adding && <NewLink scope={scope} onClose={() => setAdding(false)} />}
    </ItemSection>
  )
}

function NewLink({ scope, onClose }: { scope: ItemScope; onClose: () => void }) {
  const add = useMutation({
    mutationFn: (body: { url: string; title: string | null }) =>
      unwrap(api.POST(path, { params: { path: pathOf(scope) }, body })),
    onSuccess: (link) => {
      patch(scope, (links) => [...links.filter(({ id }) => id !== link.id), link])
      onClose()
    },
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = formText(event.currentTarget, 'url')
    const title = formText(event.currentTarget, 'title')
    if (address === '') return
    const url = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
    add.mutate({ url, title: title === '' ? null : title })
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      noValidate
      className="mt-1 flex flex-wrap gap-2"
    >
      <Input
        autoFocus
        name="url"
        aria-label="Address"
        aria-invalid={add.error instanceof ApiError}
        placeholder="https://…"
        className="min-w-48 flex-1"
      />
      <Input
        name="title"
        aria-label="Title"
        placeholder="Title (optional)"
        maxLength={255}
        className="min-w-32 flex-1"
      />
      <Button type="submit" busy={add.isPending}>
        Add link
      </Button>
      {add.error && (
        <p role="alert" className="w-full text-sm text-danger">
          {wordsOf(add.error)}
        </p>
      )}
    </form>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
