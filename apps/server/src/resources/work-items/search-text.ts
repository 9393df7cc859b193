import { sql } from 'kysely'
import { column, type Scope, type Sql } from '../../query/resource.js'

/** What somebody typed into a search box. */
interface SearchText {
  /** As `search_text` in the database leaves them. */
  words: readonly string[]
  /** Of WEB-12, WEB and 12; of 12, only the number. */
  identifier: string | null
  number: number | null
}

const mostWords = 16

function readSearch(text: string): SearchText {
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
function wordsQuery(words: readonly string[]): Sql {
  if (words.length === 0) return sql`''::tsquery`
  // Nearly everything has a word that begins with some one letter.
  const ending = /^[a-z0-9]$/.test(words.at(-1) ?? '') ? '' : ':*'
  return sql`to_tsquery('simple', ${words.map((word) => `'${word}'`).join(' & ') + ending})`
}

/** The words of one tenant: the ids of workspaces and projects are among the words that the indexes hold. */
function within({ workspaceId, projectId }: Scope): Sql {
  return sql`${`'${projectId ?? workspaceId ?? ''}'`}::tsquery`
}

/** What has no word that PostgreSQL knows, such as one of three thousand letters, finds nothing: not everything. */
function matches(t: string, scope: Scope, words: readonly string[]): Sql {
  const query = wordsQuery(words)
  return sql`(${column(t, 'search')} @@ (${within(scope)} && ${query}) and numnode(${query}) > 0)`
}

/** How many matches are put in order, and how many comments are looked at, whatever nearly everything has in it. */
const most = 1000

/** The ways to find the work items `t` by a text, each led by an index: their words, their number, their comments. */
function waysTo(t: string, scope: Scope, { words, identifier, number }: SearchText): Sql[] {
  const numbered = sql`(${column(t, 'workspace_id')} = ${scope.workspaceId}
    and ${column(t, 'sequence_id')} = ${number} ${inNamed(t, scope, identifier)})`
  // An array, which is made once, and not a sub-select: beside an `or`, only the array leads to an index.
  const commented = sql`${column(t, 'id')} = any(array(select c.work_item_id from work_item_comments c
    where c.workspace_id = ${scope.workspaceId} and ${matches('c', scope, words)} and c.project_id in (select m.project_id from project_members m
      where m.workspace_id = ${scope.workspaceId} and m.user_id = ${scope.userId} and m.is_active)
    limit ${most}))`
  return [matches(t, scope, words), ...(number === null ? [] : [numbered]), commented]
}

/** The condition of a list's `search`. */
export function hasWords(t: string, scope: Scope, text: string): Sql {
  const search = readSearch(text)
  if (search.words.length === 0) return sql`false`
  return sql`(${sql.join(waysTo(t, scope, search), sql` or `)})`
}

/** Conditions that together find what a text means, with no row twice, and the order of the best. */
export function ranked(
  t: string,
  scope: Scope,
  text: string,
): { anyOf: readonly Sql[]; among: number; order: Sql } {
  const search = readSearch(text)
  const ways = waysTo(t, scope, search)
  // The number that was typed comes first, then names before descriptions, then comments.
  const rank = sql`ts_rank(${column(t, 'search')}, ${wordsQuery(search.words)}) desc`
  return {
    anyOf: ways.map((way, index) =>
      sql.join([way, ...ways.slice(0, index).map((earlier) => sql`not ${earlier}`)], sql` and `),
    ),
    among: most,
    order: search.number === null ? rank : sql`${column(t, 'sequence_id')} = ${search.number} desc, ${rank}`,
  }
}

function inNamed(t: string, { workspaceId }: Scope, identifier: string | null): Sql {
  if (identifier === null) return sql``
  return sql`and ${column(t, 'project_id')} = (select p.id from projects p
    where p.workspace_id = ${workspaceId} and p.identifier = ${identifier})`
}
