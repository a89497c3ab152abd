import { readFileSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { BLOCK_SCHEMAS, block } from '#content-model/schema/blocks.ts'
import { programme } from '#content-model/schema/conferences/conferences.ts'
import { contact } from '#content-model/schema/fields.ts'
import { headSchema } from '#content-model/schema/page.ts'
import { picture } from '#content-model/schema/picture.ts'
import { fileSchema, type Schema } from '#content-model/schema/schema-at.ts'
import { video } from '#content-model/schema/video.ts'
import { fieldsOf, type GuideField } from './fields-of.ts'

const GUIDE = 'docs/content-guide.md'
const JSON_FOLDER = 'content/schema/json'
const MARK = '<!-- Written by `npm run write:content-guide`: change the schemas, not this. -->'

/** They are defined once in each file that uses them. */
const SCHEMA_PARTS: Record<string, Schema> = { picture, video, contact, programme }

/**
 * The guide is hand-written up to the mark. Editors of YAML complete and check by the JSON schemas. Rules
 * that these can't express, such as unique codes, are checked by `npm run check:content`.
 */
export function guideFiles(): Map<string, string> {
  const [byHand] = readFileSync(GUIDE, 'utf8').split(MARK)
  const files = new Map([[GUIDE, `${byHand}${MARK}\n\n${fieldTables()}`]])
  for (const { name, schema } of CONTENT_FILES) {
    const inside = new Set(fieldsOf(schema).map((field) => field.schema))
    const parts = Object.entries(SCHEMA_PARTS).filter(([, part]) => inside.has(part))
    const definitions = Object.fromEntries(parts)
    const json = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', definitions })
    const text = JSON.stringify(json, withoutEmptyExamples, 2)
    files.set(`${JSON_FOLDER}/${name}.json`, `${text}\n`)
  }
  return files
}

function withoutEmptyExamples(key: string, value: unknown): unknown {
  return key === 'examples' && Array.isArray(value) && value.length === 0 ? undefined : value
}

/** They are used in many places, and described once in their own table. */
const TABLE_PARTS: [name: string, schema: Schema][] = [
  ['programmes.*', programme],
  ['picture', picture],
  ['video', video],
  ['contact', contact],
  ['head', headSchema],
]

function fieldTables(): string {
  return [
    ...CONTENT_FILES.map(({ file, schema }) => section(`### \`${file}\``, schema)),
    ...BLOCK_SCHEMAS.map((schema) =>
      section(`### Block \`${schema.entries.kind.literal}\``, schema),
    ),
    ...TABLE_PARTS.map(([name, schema]) => section(`### \`${name}\``, schema)),
  ].join('\n')
}

function section(heading: string, schema: Schema): string {
  const stopAt = [...TABLE_PARTS.map(([, part]) => part), block].filter((part) => part !== schema)
  return [
    heading,
    '',
    v.getDescription(schema) ?? '',
    '',
    '| field | what it is | example |',
    '| --- | --- | --- |',
    ...fieldsOf(schema, stopAt).map(row),
    '',
  ].join('\n')
}

function row({ path, description, example, optional, choices }: GuideField): string {
  const name = `\`${path}\`${optional ? ' (optional)' : ''}`
  const among = choices.length > 0 ? ` One of: ${choices.join(', ')}.` : ''
  const shown = example === undefined ? '' : `\`${String(example)}\``
  return `| ${name} | ${description ?? ''}${among} | ${shown} |`
}

/** They are in the order of the guide. */
export const CONTENT_FILES = [
  ...['church', 'pages/home', 'pages/*', 'pages/cells', 'conferences', 'letters', 'register-now'],
  ...['giving', 'preachers', 'policy', 'response'],
].flatMap((path) => {
  const [file, schema] = [`${path}.yaml`, fileSchema(path)]
  return schema ? { name: path.replace('pages/*', 'page').replace('pages/', ''), file, schema } : []
})
