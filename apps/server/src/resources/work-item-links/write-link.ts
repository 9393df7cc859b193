import type { Static } from 'typebox'
import type { WorkItemScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { ApiError, invalidField } from '../../errors.js'
import { createPart, removePart, updatePart, type Part } from '../work-items/write-part.js'
import { links } from './links.resource.js'
import type { LinkInput, LinkUpdate } from './links.schema.js'

const part: Part = { resource: links, field: 'link', column: 'url' }

export const createLink = (db: Db, scope: WorkItemScope, input: Static<typeof LinkInput>) =>
  onceOnItem(() => createPart(db, part, scope, { ...input, url: readUrl(input.url) }))

export const updateLink = (db: Db, scope: WorkItemScope, id: string, input: Static<typeof LinkUpdate>) =>
  onceOnItem(() =>
    updatePart(db, part, scope, id, {
      ...input,
      ...(input.url === undefined ? {} : { url: readUrl(input.url) }),
    }),
  )

export const removeLink = (db: Db, scope: WorkItemScope, id: string) => removePart(db, part, scope, id)

/** The address as it was written; `javascript:` and its like would run in the browser of whoever clicks. */
function readUrl(text: string): string {
  const url = text.trim()
  const isAddress = /^https?:\/\/[^/?#]/i.test(url) && !/\s/.test(url) && URL.canParse(url)
  if (!isAddress)
    throw invalidField('url', 'must be an http or https address, such as https://example.com/page.')
  return url
}

/** Existing clients know a second link to the same address as a 400. */
async function onceOnItem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const sentence = 'The work item has a link to this url already.'
    throw new ApiError(400, 'link_url_already_exists', sentence, error.details)
  }
}
