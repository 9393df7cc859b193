import type { Db } from '../../database/open.js'
import type { ApiError } from '../../errors.js'
import { isUuid, newId } from '../../ids.js'
import { imageTypes } from '../assets/file-types.js'
import { damaged, type ArchivedPerson, type Picture } from './archive-format.js'
import { isObject, type Line } from './read-archive.js'

export interface ImportedPeople {
  /** The ids that changed: of the archive to those of this installation. */
  changed: ReadonlyMap<string, string>
  /** All of them, as they are called here. */
  ids: ReadonlySet<string>
  /** The addresses of those who had no account here, by their id here. */
  made: ReadonlyMap<string, string>
}

const mostAtOnce = 500

/**
 * Finds the people of an archive by their address, and makes accounts for the others: nobody can sign in with one of
 * these before whoever has the address gets a password for it. An id is kept where it is free; an id alone makes nobody
 * who is here already a person of the archive.
 */
export async function importPeople(
  db: Db,
  people: ReadonlyMap<string, ArchivedPerson>,
): Promise<ImportedPeople> {
  const changed = new Map<string, string>()
  const ids = new Set<string>()
  const made = new Map<string, string>()
  const all = [...people.values()]
  for (let from = 0; from < all.length; from += mostAtOnce) {
    const some = all.slice(from, from + mostAtOnce)
    const here = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where((where) =>
        where.or([
          where(
            'email',
            'in',
            some.map(({ email }) => email),
          ),
          where(
            'id',
            'in',
            some.map(({ id }) => id),
          ),
        ]),
      )
      .execute()
    const byEmail = new Map(here.map(({ id, email }) => [email, id]))
    const taken = new Set(here.map(({ id }) => id))
    for (const person of some) {
      const id = byEmail.get(person.email) ?? (taken.has(person.id) ? newId() : person.id)
      if (id !== person.id) changed.set(person.id, id)
      ids.add(id)
      if (byEmail.has(person.email)) continue
      made.set(id, person.email)
      const { picture: _, ...values } = person
      const name = `${person.first_name} ${person.last_name}`.trim() || person.display_name
      await db
        .insertInto('users')
        .values({ ...values, id, name, email_verified: false, is_unclaimed: true })
        .execute()
      byEmail.set(person.email, id)
    }
  }
  return { changed, ids, made }
}

/** Adds a line of the archive's people to those that were read before. */
export function readPerson({ part, line, value }: Line, people: Map<string, ArchivedPerson>): void {
  const fail = (sentence: string) => damaged(sentence, { part, line })
  if (!isObject(value)) throw fail('It is not a JSON object.')
  const text = (name: string, most: number, least = 0): string => {
    const content = value[name] ?? ''
    if (typeof content !== 'string' || content.length < least || content.length > most)
      throw fail(`${name} must be text of ${least} to ${most} characters.`)
    return content
  }
  const id = text('id', 36).toLowerCase()
  if (!isUuid(id)) throw fail('id must be a UUID.')
  const email = text('email', 254).trim().toLowerCase()
  if (!/^[^\s@\0]+@[^\s@\0]+$/.test(email)) throw fail('email must be an address.')
  if (people.has(id)) throw fail('Another person has the same id.')
  people.set(id, {
    id,
    email,
    first_name: text('first_name', 255),
    last_name: text('last_name', 255),
    display_name: text('display_name', 255, 1),
    is_bot: value['is_bot'] === true,
    picture: readPicture(value['picture'] ?? null, fail),
  })
}

function readPicture(value: unknown, fail: (sentence: string) => ApiError): Picture | null {
  if (value === null) return null
  const { id, name, type, size }: Record<string, unknown> = isObject(value) ? value : {}
  if (typeof id !== 'string' || !isUuid(id)) throw fail('The id of picture must be a UUID.')
  if (typeof name !== 'string' || name.length < 1 || name.length > 255 || name.includes('\0'))
    throw fail('The name of picture must be text of 1 to 255 characters.')
  if (typeof type !== 'string' || !imageTypes.has(type))
    throw fail(`The type of picture must be one of ${[...imageTypes].join(', ')}.`)
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 1)
    throw fail('The size of picture must be its number of bytes.')
  return { id: id.toLowerCase(), name, type, size }
}
