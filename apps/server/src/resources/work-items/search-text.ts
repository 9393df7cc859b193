import { sql } from 'kysely'
import { column, type Scope, type Sql } from '../../query/resource.js'

/** What somebody typed into a search box. */
export interface SearchText {
  /** As `search_text` in the database leaves them. */
  words: readonly string[]
  /** Of WEB-12, WEB and 12; of 12, only the number. */
  identifier: string | null
  number: number | null
}

const mostWords = 16

export function readSearch(text: string): SearchText {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]+/g, '')
    .split(/[^\p{Alphabetic}\p{N}]+/u)
    .filter((word) => word !== '')
  const [, named, number] = /^\s*(?:([^-]{1,12})-)?(\d{1,9})\s*$/.exec(text) ?? []
  return {
    words: words.slice(0, mostWords),
    identifier: named?.trim().toUpperCase() ?? null,
    number: number === undefined ? null : Number(number),
  }
}

/** All of the words, the last one perhaps half typed. Words are letters and digits: there is nothing to escape. */
export function wordsQuery(words: readonly string[]): Sql {
  if (words.length === 0) return sql`''::tsquery`
  // Nearly everything has a word that begins with some one letter.
  const ending = /^[a-z0-9]$/.test(words.at(-1) ?? '') ? '' : ':*'
  return sql`to_tsquery('simple', ${words.map((word) => `'${word}'`).join(' & ') + ending})`
}

/** The words of one tenant: the ids of workspaces and projects are among the words that the index holds. */
function within({ workspaceId, projectId }: Scope): Sql {
  return sql`${`'${projectId ?? workspaceId ?? ''}'`}::tsquery`
}

/** What has no word that PostgreSQL knows, such as one of three thousand letters, finds nothing: not everything. */
function matches(t: string, scope: Scope, words: readonly string[]): Sql {
  const query = wordsQuery(words)
  return sql`(${column(t, 'search')} @@ (${within(scope)} && ${query}) and numnode(${query}) > 0)`
}

/** The condition of a list's `search`: the words, or the number that people know the work item by. */
export function hasWords(t: string, scope: Scope, text: string): Sql {
  const { words, identifier, number } = readSearch(text)
  if (words.length === 0) return sql`false`
  const found = matches(t, scope, words)
  if (number === null) return found
  return sql`(${found} or (${column(t, 'sequence_id')} = ${number} ${inNamed(t, scope, identifier)}))`
}

function inNamed(t: string, { workspaceId }: Scope, identifier: string | null): Sql {
  if (identifier === null) return sql``
  return sql`and ${column(t, 'project_id')} = (select p.id from projects p
    where p.workspace_id = ${workspaceId} and p.identifier = ${identifier})`
}
