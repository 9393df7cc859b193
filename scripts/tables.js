// Writes the types of all tables as PostgreSQL knows them.
const types = {
  uuid: 'string',
  text: 'string',
  tsvector: 'string',
  bytea: 'Buffer',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  date: 'string',
  jsonb: 'Json',
  'timestamp with time zone': 'Time',
}

export async function describeTables(pool) {
  const { rows } = await pool.query(`
    select c.table_name, c.column_name, c.is_nullable = 'YES' as nullable, c.column_default is not null as has_default,
      case when c.data_type = 'USER-DEFINED' then (select string_agg(quote_literal(enumlabel), ' | ' order by enumsortorder)
        from pg_enum where enumtypid = c.udt_name::regtype) end as labels, c.data_type
    from information_schema.columns c where c.table_schema = 'public'
    order by c.table_name, c.ordinal_position`)
  const tables = Map.groupBy
    ? Map.groupBy(rows, (row) => row.table_name)
    : rows.reduce((map, row) => map.set(row.table_name, [...(map.get(row.table_name) ?? []), row]), new Map())
  const blocks = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => {
      const base = column.labels ?? types[column.data_type]
      if (!base) throw new Error(`No type for ${table}.${column.column_name}: ${column.data_type}`)
      const type = column.nullable ? `${base} | null` : base
      return `    ${column.column_name}: ${column.has_default ? `Generated<${type}>` : type}`
    })
    return `  ${table}: {\n${lines.join('\n')}\n  }`
  })
  return `// Generated from the migrations by \`npm run gen\`. Do not edit.
import type { ColumnType, Generated } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<Record<string, unknown>, Record<string, unknown> | string, Record<string, unknown> | string>

export interface Tables {
${blocks.join('\n')}
}
`
}
