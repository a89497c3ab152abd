/**
 * Tables as they are declared in SQL, by the names of their columns, checks, keys and indices. A column that holds one
 * of a few words has them beside it; they are written out, so that a migration does tomorrow what it does today: a new
 * word is a new migration.
 */
export type Declarations = Record<string, Record<string, string | readonly [string, Words]>>

type Words = readonly string[]

export const LANGUAGES = ['en', 'ta', 'kn', 'hi'] as const
export const SOURCES = ['return', 'webhook', 'visit', 'sweep', 'office'] as const

export function* statementsFor(tables: Declarations): Generator<string> {
  for (const [table, declared] of Object.entries(tables)) {
    const parts = Object.entries(declared)
    const inside = parts.flatMap(([name, part]) => {
      if (typeof part !== 'string') return `${name} ${part[0]} ${oneOf(table, name, part[1])}`
      if (/^(unique )?index/.test(part)) return []
      return /^(check|primary|unique)/.test(part) ? `constraint ${name} ${part}` : `${name} ${part}`
    })
    yield `create table ${table} (${inside.join(', ')})`
    for (const [name, part] of parts) {
      const [, kind, what] = /^((?:unique )?index) (.*)/s.exec(String(part)) ?? []
      if (kind) yield `create ${kind} ${name} on ${table} ${what}`
    }
  }
}

function oneOf(table: string, column: string, words: Words): string {
  const listed = words.map((word) => `'${word}'`).join(', ')
  return `constraint ${table}_${column}_words check (${column} in (${listed}))`
}

export type RowsOf<Tables> = {
  [Table in keyof Tables]: {
    -readonly [Name in ColumnOf<Tables[Table]>]: Value<Tables[Table][Name]>
  }
}

type ColumnOf<Table> = {
  [Name in keyof Table]: Table[Name] extends Column ? Name : never
}[keyof Table]

type Column = `${'text' | 'integer' | 'bigint'}${string}` | readonly [string, Words]

type Value<Declared> = Declared extends readonly [infer Sql, readonly (infer Word)[]]
  ? Word | Missing<Sql>
  : (Declared extends `text${string}` ? string : number) | Missing<Declared>

type Missing<Sql> = Sql extends `${string}${'not null' | 'primary key'}${string}` ? never : null
