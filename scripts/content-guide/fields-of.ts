import * as v from 'valibot'
import {
  isChoice,
  isList,
  isObject,
  isPicklist,
  isRecord,
  isWrapped,
  type Schema,
} from '#content-model/schema/schema-at.ts'

export type GuideField = {
  /** It has the names from the top of the file down: `services[].time`. `[]` is each entry of a list. */
  path: string
  title: string | undefined
  description: string | undefined
  example: unknown
  optional: boolean
  choices: readonly unknown[]
  schema: Schema
}

/** A field whose schema is in `stopAt` is listed, and what is inside it isn't. */
export function fieldsOf(schema: Schema, stopAt: readonly Schema[] = []): GuideField[] {
  return inside(schema, { path: '', stopAt })
}

function inside(schema: Schema, walk: { path: string; stopAt: readonly Schema[] }): GuideField[] {
  if (walk.stopAt.includes(schema)) return []
  if (isWrapped(schema)) return inside(schema.wrapped, walk)
  if (isList(schema)) return inside(schema.item, { ...walk, path: `${walk.path}[]` })
  if (isRecord(schema)) return inside(schema.value, { ...walk, path: join(walk.path, '<code>') })
  if (isChoice(schema))
    return withoutTwins(schema.options.flatMap((option) => inside(option, walk)))
  if (!isObject(schema)) return []
  return Object.entries(schema.entries)
    .filter(([, entry]) => entry.type !== 'literal')
    .flatMap(([name, entry]) => {
      const path = join(walk.path, name)
      const schema = isWrapped(entry) ? entry.wrapped : entry
      const examples: readonly unknown[] = v.getExamples(schema)
      const own: GuideField = {
        path,
        title: v.getTitle(schema),
        description: v.getDescription(schema),
        example: examples[0],
        optional: isWrapped(entry),
        choices: isPicklist(schema) ? schema.options : [],
        schema,
      }
      return [own, ...inside(schema, { ...walk, path })]
    })
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name
}

/** Options of a union may have a field in common. */
function withoutTwins(fields: GuideField[]): GuideField[] {
  return fields.filter((one, index) => {
    const first = fields.findIndex(({ path, schema }) => path === one.path && schema === one.schema)
    return first === index
  })
}
