import type { DataTag, QueryKey } from '@tanstack/react-query'
import { idle } from './edits'
import { queryClient } from './query-client'

/**
 * Shows what is cached as it will be, and gives back what takes that away again. For `apply` of a change. An answer that
 * is on its way was asked for before: it is dropped, and asked for again when the change is done.
 */
export function patchCache<Data>(
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  next: (before: Data) => Data,
): () => void {
  const before = queryClient.getQueryData<Data>(queryKey)
  if (before === undefined) return () => undefined
  if (queryClient.isFetching({ queryKey, exact: true }) > 0) {
    void queryClient.cancelQueries({ queryKey, exact: true })
    // After the change itself has begun.
    queueMicrotask(() => void idle().then(() => queryClient.invalidateQueries({ queryKey, exact: true })))
  }
  queryClient.setQueryData<Data>(queryKey, next(before))
  return () => void queryClient.setQueryData<Data>(queryKey, before)
}

/** The list with the changes of one of its records. */
export const withChanges =
  <Item extends { id: string }>(id: string, changes: Partial<Item>) =>
  (items: Item[]): Item[] =>
    items.map((item) => (item.id === id ? { ...item, ...changes } : item))

export const without =
  <Item extends { id: string }>(id: string) =>
  (items: Item[]): Item[] =>
    items.filter((item) => item.id !== id)
