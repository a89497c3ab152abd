import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { guideFiles } from './content-guide/guide-files.ts'

/** `npm run write:content-guide`: writes the guide's tables and the editors' schemas. */
for (const [file, text] of guideFiles()) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
