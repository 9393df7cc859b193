import { useCallback, useMemo } from 'react'
import { Avatar, type Person } from '@/ui/avatar'
import type { Sources } from '@/ui/rich-text/extensions'
import { insertMention } from '@/ui/rich-text/insert-mention'
import { searchWorkItems } from './work-item-picker'

type Reader = Person & { email: string }

/** What can be mentioned in a text: people with @, work items with #. */
export function useMentionSources(slug: string, people: readonly Reader[] | undefined): Sources {
  const findPeople = useCallback(
    (query: string) => {
      const wanted = query.toLowerCase()
      return (people ?? [])
        .filter(({ display_name, email }) => `${display_name} ${email}`.toLowerCase().includes(wanted))
        .slice(0, 8)
        .map((person) => ({
          id: person.id,
          label: person.display_name,
          icon: <Avatar person={person} />,
          insert: insertMention({ kind: 'user_mention', id: person.id, label: `@${person.display_name}` }),
        }))
    },
    [people],
  )
  const findItems = useCallback(
    async (query: string) => {
      if (query === '') return []
      const found = await searchWorkItems(slug, query).catch(() => [])
      return found.slice(0, 8).map((item) => {
        const name = `${item.project__identifier}-${item.sequence_id}`
        return {
          id: item.id,
          label: item.name,
          hint: name,
          insert: insertMention({ kind: 'issue_mention', id: item.id, label: `${name} ${item.name}`, name }),
        }
      })
    },
    [slug],
  )
  return useMemo(() => ({ people: findPeople, workItems: findItems }), [findPeople, findItems])
}
