import { toJsonSchema } from '@valibot/to-json-schema'
import { contact } from '#content-model/schema/church/contact.ts'
import { programme } from '#content-model/schema/conferences/conferences.ts'
import { fieldsOf, type Schema } from '#content-model/schema/fields-of.ts'
import { picture } from '#content-model/schema/picture.ts'
import { video } from '#content-model/schema/video.ts'
import { CONTENT_FILES } from './content-files.ts'

/** Defined once in each file that uses them. */
const PARTS: Record<string, Schema> = { picture, video, contact, programme }

/** JSON schemas with which YAML editors complete and check: file names and their text. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    CONTENT_FILES.map(({ name, schema }) => [
      `${name}.json`,
      `${JSON.stringify(toEditorSchema(schema), withoutEmptyExamples, 2)}\n`,
    ]),
  )
}

/** Rules that JSON schema can't express, such as unique codes, are checked by `npm run check:content`. */
function toEditorSchema(schema: Schema) {
  const inside = new Set(fieldsOf(schema).map((field) => field.schema))
  const parts = Object.entries(PARTS).filter(([, part]) => inside.has(part))
  return toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: Object.fromEntries(parts),
  })
}

function withoutEmptyExamples(key: string, value: unknown): unknown {
  return key === 'examples' && Array.isArray(value) && value.length === 0 ? undefined : value
}
