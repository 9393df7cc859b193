import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { makeHarbour } from './harbour.js'
import { startApp, type Answer } from './start.js'

const app = await startApp()
const harbour = await makeHarbour(app)
afterAll(() => app.stop())

/** The lines of all fenced blocks that are marked as queries: what is asked, and what comes of it. */
async function examplesOf(name: string): Promise<[asked: string, expected: string][]> {
  const text = await readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
  const blocks = [...text.matchAll(/```query\n([^]*?)```/g)].map(([, block = '']) => block)
  return blocks.flatMap((block) =>
    block
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [asked = '', expected = ''] = line.split(' → ')
        return [asked.trim(), expected.trim()]
      }),
  )
}

/** Asks as the line says: a list, or after a word another address of the workspace. */
function ask(line: string): Promise<Answer> {
  const everywhere = `/workspaces/${harbour.slug}/work-items/`
  const asked = harbour.fill(line)
  const [, body] = /^advanced-search (.*)$/.exec(asked) ?? []
  if (body !== undefined) return harbour.call('POST', `${everywhere}advanced-search/`, JSON.parse(body))
  const [, address, query = asked] = /^(count|search)\?(.*)$/.exec(asked) ?? []
  const at = address === undefined ? `${harbour.path}/work-items/` : `${everywhere}${address}/`
  const [, language, value = ''] = /^(filters|pql)=(.*)$/.exec(query) ?? []
  return harbour.call(
    'GET',
    `${at}?${language === undefined ? query : `${language}=${encodeURIComponent(value)}`}`,
  )
}

/** What came of it, written as the documents write it. */
function told({ status, body }: Answer, expected: string): string {
  if (status !== 200) {
    const whole = `${status} ${body.code} at ${body.position}: ${body.error}`
    return whole.startsWith(expected) ? expected : whole
  }
  if (body.grouped_counts) {
    const counts = Object.entries<{ count: number }>(body.grouped_counts).map(([key, { count }]) => [
      key,
      count,
    ])
    const sorted = (pairs: unknown[][]) => JSON.stringify(pairs.toSorted())
    return sorted(counts) === sorted(Object.entries(JSON.parse(expected))) ? expected : JSON.stringify(counts)
  }
  const rows: { sequence_id: number }[] = body.results?.toReversed() ?? body.issues ?? body
  return rows.map(({ sequence_id }) => `WEB-${sequence_id}`).join(', ') || 'nothing'
}

for (const name of ['filtering.md', 'search.md'])
  describe(`the examples of ${name}`, async () => {
    test.each(await examplesOf(name))('%s → %s', async (asked, expected) => {
      expect(told(await ask(asked), expected)).toBe(expected)
    })
  })
