import { withPatience } from '@/api/query-client'
import { wordsOf } from '@/ui/error-notice'
import { showFailure, showProgress } from '@/ui/toast'

interface Each<Item> {
  items: readonly Item[]
  /** "Archiving": said with how far it is. */
  doing: string
  /** What is said of those that failed: "not archived". */
  notDone: string
  run: (item: Item) => Promise<unknown>
}

/** So few are done before one could read how far it is. */
const quick = 10

/**
 * Does something with each work item, a few at a time. Those that fail are named, and their ids given back; when all
 * fail it throws, for the whole to be taken back.
 */
export async function doEach<Item extends { id: string; name: string }>({
  items,
  doing,
  notDone,
  run,
}: Each<Item>): Promise<string[]> {
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
  const [first] = failed
  if (!first) return []
  if (failed.length === items.length) throw first.error
  const names = failed.slice(0, 5).map(({ item }) => item.name)
  const more = failed.length - names.length
  showFailure(
    `${failed.length} of ${items.length} ${failed.length === 1 ? 'is' : 'are'} ${notDone}`,
    new Error(`${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. ${wordsOf(first.error)}`),
  )
  return failed.map(({ item }) => item.id)
}
