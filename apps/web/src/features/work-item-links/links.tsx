import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Pencil, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { ItemLine } from '@/features/work-items/item-line'
import { ItemSection } from '@/features/work-items/item-section'
import type { ItemScope } from '@/features/work-items/work-item.queries'
import { IconButton } from '@/ui/button'
import { LinkForm } from './link-form'
import { addLink, linksQuery, removeLink, updateLink } from './links.queries'

export function Links({ scope, readOnly }: { scope: ItemScope; readOnly: boolean }) {
  const { data: links = [] } = useQuery(linksQuery(scope))
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<string>()
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
        {links.map((link) =>
          link.id === editing ? (
            <li key={link.id}>
              <LinkForm
                link={link}
                onSave={(input) => updateLink(scope, link.id, input)}
                onClose={() => setEditing(undefined)}
              />
            </li>
          ) : (
            <ItemLine
              key={link.id}
              actions={
                !readOnly && (
                  <>
                    <IconButton
                      label={`Edit the link ${link.title || link.url}`}
                      size="sm"
                      onClick={() => setEditing(link.id)}
                    >
                      <Pencil />
                    </IconButton>
                    <IconButton
                      label={`Remove the link ${link.title || link.url}`}
                      size="sm"
                      onClick={() => void removeLink(scope, link)}
                    >
                      <X />
                    </IconButton>
                  </>
                )
              }
            >
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
            </ItemLine>
          ),
        )}
      </ul>
      {adding && <LinkForm onSave={(input) => addLink(scope, input)} onClose={() => setAdding(false)} />}
    </ItemSection>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
