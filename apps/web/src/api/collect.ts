import type { Page } from 'waypost-client'

/** All pages of a list that is short enough to have whole, such as the labels of a project. */
export async function collect<Item>(pages: AsyncIterable<Page<Item>>): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of pages) items.push(...page.results)
  return items
}
