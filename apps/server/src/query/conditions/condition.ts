import type { Db } from '../../database/open.js'
import type { Scope, Sql } from '../resource.js'

/** Where in the request a condition stands, so that an error can point at it. */
export type Position =
  /** The query parameter. */
  | { language: 'parameter'; at: string }
  /** The way into the JSON of `filters`: `and[0].priority`. */
  | { language: 'filters'; at: string }
  /** The character in `pql`, counted from 1. */
  | { language: 'pql'; at: number }

export type Language = Position['language']

/** A value as it was written. What it means depends on the field that it is compared with. */
export type Literal =
  | { kind: 'text' | 'number' | 'boolean'; text: string; at: Position }
  | { kind: 'null'; text: 'null'; at: Position }
  | { kind: 'call'; text: string; of: readonly Literal[]; at: Position }

/** `in` is equality with any of the values. What is negative is a `not` around its opposite. */
export type Operator = 'in' | '<' | '<=' | '>' | '>=' | 'between' | 'contains' | 'null' | 'empty'

/** What the three languages are read into: nothing but form. `compile` gives it a meaning. */
export type Condition =
  | { kind: 'all' | 'any'; of: readonly Condition[] }
  | { kind: 'not'; of: Condition }
  | {
      kind: 'compare'
      field: string
      /** Which of the fields that a workspace made itself: the text in `cf["…"]`. */
      key?: Literal
      operator: Operator
      values: readonly Literal[]
      at: Position
    }
  | { kind: 'call'; name: string; values: readonly Literal[]; at: Position }

/** What the values of a field are, and with it which operators it takes. */
export type ValueType =
  | { type: 'id' | 'text' | 'number' | 'boolean' }
  | { type: 'date' | 'time' }
  /** One of these words. */
  | { type: 'choice'; values: readonly string[] }
  /** A record by its id, or by what people call it; `find` selects its id. */
  | { type: 'reference'; example: string; find: (scope: Scope, text: string) => Sql | null }
  /** Text that is searched, and never compared. */
  | { type: 'words'; find: (t: string, scope: Scope, text: string) => Sql }

/** The name of a field in each language; one without a name is not known there. */
type Names = { [L in Language]?: string }

/** The table that links a row to many values. */
export interface Link {
  table: string
  own: string
  other: string
  /** Which of its rows count; they are called `l`. */
  where?: Sql
}

/** A set of ids that no table links to the row: whether it holds any of an array of them, or, for null, any at all. */
export interface IdSet {
  holds: (t: string, scope: Scope, ids: Sql | null) => Sql
}

/** Something that lists can be filtered by. */
export type ConditionField = Names &
  (
    | {
        value: ValueType
        /** The column, SQL over the row `t`, or where its many values are. */
        in: string | ((t: string, scope: Scope) => Sql) | Link | IdSet
        /** What the values stand for, when a function may give them: `user`. */
        of?: string
        /** The only operator, where the name says it already: `updated_since`. */
        only?: Operator
      }
    /** A name that clients know and this server does not have: the words that say so. */
    | { missing: string }
  )

/** A condition that is written as a call: `isOverdue()`, `childOf("WEB-5")`. */
export type Predicate =
  | { test: (t: string, scope: Scope, today: Sql) => Sql; argument?: undefined }
  | {
      argument: Extract<ValueType, { type: 'reference' }>
      test: (t: string, scope: Scope, found: Sql) => Sql
    }
  | { missing: string }

/** A function that gives values: `currentUser()`. */
export type ValueFunction =
  | { gives: string; values: (scope: Scope) => Sql; argument?: undefined }
  /** `values` selects them, or is null for an argument that it does not understand. */
  | { gives: string; argument: string; values: (scope: Scope, argument: string) => Sql | null }
  | { missing: string }

/** Everything that the lists of a resource can be filtered by, as data. */
export interface Conditions {
  fields: readonly ConditionField[]
  predicates: Readonly<Record<string, Predicate>>
  functions: Readonly<Record<string, ValueFunction>>
  /** Fields that a workspace made itself, by the ids that stand in `name["…"]`. */
  custom?: { name: string; find: (db: Db, scope: Scope, ids: readonly string[]) => Promise<CustomFields> }
}

export type CustomFields = ReadonlyMap<string, ConditionField>

export const noConditions: Conditions = { fields: [], predicates: {}, functions: {} }

/** Lists take `filters` and `pql` when a field has a name in them. */
export function speaks({ fields }: Conditions, language: Language): boolean {
  return fields.some((field) => field[language] !== undefined)
}

export function namesIn({ fields, custom }: Conditions, language: Language): string[] {
  const names = fields.flatMap((field) => ('missing' in field ? [] : (field[language] ?? [])))
  return custom && language !== 'parameter' ? [...names, `${custom.name}["…"]`] : names
}
