export interface Page<Item> {
  results: Item[]
  next_cursor: string
  next_page_results: boolean
  total_results: number
}

/**
 * Walks through a list, page by page.
 *
 * @example
 * const fetchPage = (cursor?: string) => unwrap(client.GET('/workspaces/', { params: { query: { cursor } } }))
 * for await (const page of allPages(fetchPage)) show(page.results)
 */
export async function* allPages<Item>(
  fetchPage: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Page<Item>, void, undefined> {
  let cursor: string | undefined
  for (;;) {
    const page = await fetchPage(cursor)
    yield page
    if (!page.next_page_results) return
    cursor = page.next_cursor
  }
}
