import { afterAll, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../make.js'
import { startApp } from '../start.js'

const app = await startApp()
const make = factories(app)
const place = await make.project()
await insertWorkItems(place, 101)
afterAll(() => app.stop())

const path = `${place.path}/work-items/`
const get = (query = '', at = path) => place.call('GET', `${at}?${query}`)
const page = async (query = '', at = path) => (await get(query, at)).body

/** Straight into the table: a hundred requests would only take time. */
async function insertWorkItems(
  { workspaceId, projectId, owner }: ProjectPlace,
  count: number,
): Promise<void> {
  await app.database.pool.query(
    `insert into work_items (workspace_id, project_id, id, sequence_id, name, state_id, state_group, sort_order,
       created_by_id)
     select $1, $2, gen_random_uuid(), n, 'Item ' || n, s.id, s."group", n, $3
     from generate_series(1, $4::int) as n
       join states s on s.workspace_id = $1 and s.project_id = $2 and s."default"`,
    [workspaceId, projectId, owner.id, count],
  )
}

describe('Reference 4, pagination rule 1: `per_page`', () => {
  test('items per page', async () => {
    expect(await page('per_page=7')).toMatchObject({ count: 7, total_pages: 15, next_cursor: '7:1:0' })
  })

  test('default 100', async () => {
    expect(await page()).toMatchObject({
      count: 100,
      total_results: 101,
      total_pages: 2,
      next_cursor: '100:1:0',
    })
  })

  test('maximum 100', async () => {
    expect((await page('per_page=100')).results).toHaveLength(100)
    expect((await get('per_page=101')).status).toBe(400)
  })

  test.each([
    '0',
    '-1',
    '1.5',
    'abc',
    '101',
    '',
    '1e1',
    '0x10',
    '+5',
    ' ',
    '99999999999999999999',
    '1,2',
    'NaN',
  ])('per_page="%s" is refused with a sentence that says what is allowed', async (value) => {
    const { status, body } = await get(`per_page=${encodeURIComponent(value)}`)
    expect(status).toBe(400)
    expect(body.error).toMatch(/per_page must be a whole number from 1 to 100/)
    expect(body.fields).toHaveProperty('per_page')
  })

  test('per_page given twice is refused', async () => {
    expect((await get('per_page=1&per_page=2')).status).toBe(400)
  })
})

describe('Reference 4, pagination rule 2: `cursor`', () => {
  test('position to fetch', async () => {
    const all = (await page('order_by=sequence_id')).results.map(
      (row: { sequence_id: number }) => row.sequence_id,
    )
    const third = await page('order_by=sequence_id&per_page=10&cursor=10:2:0')
    expect(third.results.map((row: { sequence_id: number }) => row.sequence_id)).toEqual(all.slice(20, 30))
  })

  test('when absent, the first page is returned', async () => {
    expect(await page('per_page=10')).toEqual(await page('per_page=10&cursor=10:0:0'))
  })

  test('the empty prev_cursor of the first page leads to the first page', async () => {
    const first = await page('per_page=10')
    expect(await page(`per_page=10&cursor=${first.prev_cursor}`)).toEqual(first)
  })
})

describe('Reference 4, pagination rule 3: cursor format is `<page_size>:<offset>:<is_prev>`', () => {
  test('the first part is the page size', async () => {
    expect(await page('cursor=3:0:0')).toMatchObject({ count: 3, next_cursor: '3:1:0' })
  })

  test('where per_page and the cursor disagree, per_page counts', async () => {
    const both = await page('per_page=5&cursor=3:2:0')
    expect(both).toMatchObject({ count: 5, next_cursor: '5:3:0', prev_cursor: '5:1:1' })
    expect(both.results).toEqual((await page('per_page=5&cursor=5:2:0')).results)
  })

  test('the second is the current page number, counting from 0', async () => {
    const [zero, one] = [await page('cursor=40:0:0'), await page('cursor=40:1:0')]
    const all = (await page()).results
    expect(zero.results).toEqual(all.slice(0, 40))
    expect(one.results).toEqual(all.slice(40, 80))
  })

  test('the third is `1` when moving to the previous page and `0` when moving to the next: the page is the same', async () => {
    expect(await page('cursor=10:3:1')).toEqual(await page('cursor=10:3:0'))
  })

  const malformed = [
    ...['abc', '10', '10:1', '10:1:0:0', '10:1:2', '10:1:-1', '10:1:', '10::0', ':1:0', '::', ':', ' 10:1:0'],
    ...['-10:1:0', '10:-1:0', '10:1.5:0', 'a:1:0', '10:b:0', '10:1:true', '0:0:0', '101:0:0', '1e1:0:0'],
    ...['10:99999999999999999999:0', '10:1:0\0'],
  ]
  test.each(malformed)('cursor="%s" is refused with a sentence that says what is allowed', async (cursor) => {
    for (const size of ['', '&per_page=10']) {
      const { status, body } = await get(`cursor=${encodeURIComponent(cursor)}${size}`)
      expect(status).toBe(400)
      expect(body.error).toMatch(/cursor/)
      if (!cursor.includes('\0')) expect(body.code).toBe('invalid_cursor')
      expect(body.error).toMatch(
        cursor.startsWith('101:') ? /100/ : cursor.includes('\0') ? /NUL/ : /<page_size>/,
      )
    }
  })
})

describe('Reference 4, pagination rule 4: on the first page', () => {
  test('`prev_cursor` is an empty string and `prev_page_results` is false', async () => {
    for (const query of ['per_page=10', 'cursor=10:0:0', 'cursor=10:0:1'])
      expect(await page(query)).toMatchObject({ prev_cursor: '', prev_page_results: false })
  })

  test('`next_cursor` has offset 1 and direction 0', async () => {
    expect(await page('per_page=10')).toMatchObject({ next_cursor: '10:1:0', next_page_results: true })
  })
})

describe('Reference 4, pagination rule 5: on a later page', () => {
  test('`prev_cursor` has the previous offset and direction 1', async () => {
    expect(await page('per_page=10&cursor=10:4:0')).toMatchObject({
      prev_cursor: '10:3:1',
      prev_page_results: true,
    })
  })

  test('`next_cursor` has the next offset and direction 0', async () => {
    expect(await page('per_page=10&cursor=10:4:0')).toMatchObject({
      next_cursor: '10:5:0',
      next_page_results: true,
    })
  })

  test('the last page says that nothing follows', async () => {
    const last = await page('per_page=10&cursor=10:10:0')
    expect(last).toMatchObject({ count: 1, next_page_results: false, prev_page_results: true })
  })

  test('a last page that is full says so too', async () => {
    expect(await page('per_page=1&cursor=1:100:0')).toMatchObject({ count: 1, next_page_results: false })
    expect(await page('per_page=1&cursor=1:99:0')).toMatchObject({ count: 1, next_page_results: true })
  })

  test('a page past the end is empty, not an error', async () => {
    for (const number of [11, 12, 1_000_000, 999_999_999_999_999]) {
      const { status, body } = await get(`per_page=10&cursor=10:${number}:0`)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        ...{ count: 0, results: [], next_page_results: false, prev_page_results: true, total_results: 101 },
        prev_cursor: `10:${number - 1}:1`,
      })
    }
  })

  test('past the end of an empty list nothing precedes', async () => {
    const empty = await make.project(place)
    const past = await page('cursor=10:3:0', `${empty.path}/work-items/`)
    expect(past).toMatchObject({ count: 0, next_page_results: false, prev_page_results: false })
  })
})

describe('Reference 4, pagination rule 6: the next page is fetched by passing `next_cursor` as `cursor`', () => {
  /** The pages from the first to the last, and the last one's way back. */
  async function walkForward(query: string): Promise<{ pages: unknown[][]; back: string }> {
    const pages: unknown[][] = []
    for (let cursor = ''; ;) {
      const body = await page(`${query}&cursor=${cursor}`)
      pages.push(body.results.map(({ id }: { id: string }) => id))
      if (!body.next_page_results) return { pages, back: body.prev_cursor }
      cursor = body.next_cursor
    }
  }

  async function walkBack(query: string, from: string): Promise<unknown[][]> {
    const pages: unknown[][] = []
    for (let cursor = from; cursor !== '';) {
      const body = await page(`${query}&cursor=${cursor}`)
      pages.push(body.results.map(({ id }: { id: string }) => id))
      cursor = body.prev_cursor
    }
    return pages
  }

  test.each(['per_page=10', 'per_page=100', 'per_page=7&order_by=name', 'per_page=10&order_by=-priority'])(
    'together with the same `per_page`, that visits every row exactly once and ends: %s',
    async (query) => {
      const { pages } = await walkForward(query)
      const seen = pages.flat()
      expect(seen).toHaveLength(101)
      expect(new Set(seen).size).toBe(101)
    },
  )

  test('walking back by `prev_cursor` gives the same pages', async () => {
    const { pages, back } = await walkForward('per_page=10&order_by=priority')
    expect(pages).toHaveLength(11)
    expect(await walkBack('per_page=10&order_by=priority', back)).toEqual(pages.slice(0, -1).toReversed())
  })

  test('without `per_page` the cursor keeps its own page size all the way', async () => {
    const sizes: number[] = []
    for (let cursor = '40:0:0'; ;) {
      const body = await page(`cursor=${cursor}`)
      sizes.push(body.count)
      if (!body.next_page_results) break
      cursor = body.next_cursor
    }
    expect(sizes).toEqual([40, 40, 21])
  })
})
