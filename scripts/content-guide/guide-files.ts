import { readFileSync } from 'node:fs'
import { fieldTables } from './field-tables.ts'
import { jsonSchemas } from './json-schemas.ts'

const GUIDE = 'docs/content-guide.md'
const JSON_FOLDER = 'content/schema/json'
const MARK = '<!-- Written by `npm run write:content-guide`: change the schemas, not this. -->'

/** Every file made from the content's schemas, with its text. */
export function guideFiles(): Map<string, string> {
  const files = new Map([[GUIDE, guide()]])
  for (const [name, text] of jsonSchemas()) files.set(`${JSON_FOLDER}/${name}`, text)
  return files
}

/** The guide is hand-written up to the mark; the rest is replaced. */
function guide(): string {
  const [byHand] = readFileSync(GUIDE, 'utf8').split(MARK)
  return `${byHand}${MARK}\n\n${fieldTables()}`
}
