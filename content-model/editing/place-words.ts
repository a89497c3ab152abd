import * as v from 'valibot'
import type { Mistake } from '#content-model/mistake.ts'
import { fileSchema, schemaAt } from '#content-model/schema/schema-at.ts'
import { type Schema, unwrapped } from '#content-model/schema/schema-kinds.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { toWords } from './form-of.ts'

/** What is wrong, where the form of it is not in sight: "Church, Service times, Time must be a time of day". */
export function mistakeWords({
  file,
  place,
  rule,
}: Pick<Mistake, 'file' | 'place' | 'rule'>): string {
  return `${[fileName(file), ...placeTitles(file, place)].join(', ')} ${rule}`
}

/** "Church" for church.yaml, and a page by its address. */
export function fileName(path: string): string {
  const side = asSideFile(path)
  if (side) return `${fileName(side.file)}, ${ENGLISH_LANGUAGE_NAMES[side.language]}`
  const name = path.replace(/\.(yaml|json)$/, '')
  if (name === 'pages/home') return 'Start page'
  return name.startsWith('pages/') ? `Page /${name.slice('pages/'.length)}` : toWords(name)
}

/** The titles on the way to a place. Of an entry of a list, its number. */
function placeTitles(file: string, place: string): string[] {
  const schema = fileSchema(file)
  const keys = place === '' ? [] : place.split('.')
  return keys.map((key, index) => {
    if (/^\d+$/.test(key)) return String(Number(key) + 1)
    const found = schema && schemaAt(schema, keys.slice(0, index + 1), undefined)
    return (found && titleOf(found)) ?? toWords(key)
  })
}

function titleOf(schema: Schema): string | undefined {
  return v.getTitle(unwrapped(schema).schema)
}
