import * as v from 'valibot'
import { BLOCK_SCHEMAS, block } from '#content-model/schema/blocks/block.ts'
import { contact } from '#content-model/schema/church/contact.ts'
import { programme } from '#content-model/schema/conferences/conferences.ts'
import { fieldsOf, type GuideField, type Schema } from '#content-model/schema/fields-of.ts'
import { headSchema } from '#content-model/schema/head.ts'
import { picture } from '#content-model/schema/picture.ts'
import { video } from '#content-model/schema/video.ts'
import { CONTENT_FILES } from './content-files.ts'

/** Schemas used in many places, described once in their own table. */
const PARTS: [name: string, schema: Schema][] = [
  ['programmes.*', programme],
  ['picture', picture],
  ['video', video],
  ['contact', contact],
  ['head', headSchema],
]

/** The tables of the content guide, as Markdown: each file, each kind of block, and common parts. */
export function fieldTables(): string {
  return [
    ...CONTENT_FILES.map(({ file, schema }) => section(`### \`${file}\``, schema)),
    ...BLOCK_SCHEMAS.map((schema) =>
      section(`### Block \`${schema.entries.kind.literal}\``, schema),
    ),
    ...PARTS.map(([name, schema]) => section(`### \`${name}\``, schema)),
  ].join('\n')
}

function section(heading: string, schema: Schema): string {
  const stopAt = [...PARTS.map(([, part]) => part), block].filter((part) => part !== schema)
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
