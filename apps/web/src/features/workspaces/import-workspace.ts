import { readError, unreachable, type Schema } from 'waypost-client'
import { sendBody } from '@/api/send-body'

/** Sends an archive as it is: it may be larger than memory. */
export async function importWorkspace(
  file: File,
  slug: string,
  onProgress: (part: number) => void,
): Promise<Schema<'ImportedWorkspace'>> {
  const query = slug === '' ? '' : `?${new URLSearchParams({ slug }).toString()}`
  const response = await sendBody(`/api/v1/workspaces/import/${query}`, file, onProgress).catch(
    (cause: unknown) => {
      throw unreachable(cause)
    },
  )
  if (!response.ok) throw await readError(response)
  // Safe: this is what the operation answers with.
  return (await response.json()) as Schema<'ImportedWorkspace'>
}
