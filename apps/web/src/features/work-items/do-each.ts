import { withPatience } from '@/api/query-client'
import { wordsOf } from '@/ui/error-notice'
import { showFailure, showProgress } from '@/ui/toast'

interface Each<Item> {
  items: readonly Item[]
  /** "Archiving": said with how far it is. */
  doing: string
  run: (item: Item) => Promise<unknown>
}

/** So few are done before one could read how far it is. */
const quick = 10

/** Does something with each work item, a few at a time, and gives those that failed. */
export async function tryEach<Item>({ items, doing, run }: Each<Item>) {
  const queue = [...items]
  const failed: { item: Item; error: unknown }[] = []
  const progress = items.length > quick ? showProgress(`${doing}: ${items.length} work items`) : undefined
  let count = 0
  const work = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) {
      const one = item
      try {
        await withPatience(() => run(one))
      } catch (error) {
        failed.push({ item: one, error })
      }
      count += 1
      progress?.update(`${doing}: ${count} of ${items.length}`)
    }
  }
  await Promise.all([work(), work(), work(), work()])
  progress?.end()
  return failed
}

interface Told<Item> extends Each<Item> {
  /** What is said of those that failed: "not archived". */
  notDone: string
}

/** The same, and names those that failed. When all fail it throws, for the whole to be taken back. */
export async function doEach<Item extends { id: string; name: string }>({
  notDone,
  ...each
}: Told<Item>): Promise<string[]> {
  const failed = await tryEach(each)
  const [first] = failed
  if (!first) return []
  const total = each.items.length
  if (failed.length === total) throw first.error
  sayFailed(
    `${failed.length} of ${total} ${failed.length === 1 ? 'is' : 'are'} ${notDone}`,
    failed.map(({ item }) => item.name),
    first.error,
  )
  return failed.map(({ item }) => item.id)
}

/** One message for many: the first of them by name, why, and a way to try again. */
export function sayFailed(what: string, names: readonly string[], error: unknown, retry?: () => void): void {
  const shown = names.slice(0, 5).join(', ')
  const more = names.length > 5 ? ` and ${names.length - 5} more` : ''
  showFailure(what, new Error(`${shown}${more}. ${wordsOf(error)}`), retry)
}
