import { existsSync } from 'node:fs'

/** The built pages. `npm test` and `npm run check` build them first. */
export const BUNDLE = new URL('../build/server/app.js', import.meta.url)
/** The built command line of the office. */
export const OFFICE = 'build/server/office.js'

if (!existsSync(BUNDLE)) {
  throw new Error('This test is about the built site, and there is none: npm run build')
}
