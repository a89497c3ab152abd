import { existsSync } from 'node:fs'

/** What the build makes of the pages. `npm test` and `npm run check` see to it that it is there. */
export const BUNDLE = new URL('../build/server/index.js', import.meta.url)

if (!existsSync(BUNDLE)) {
  throw new Error('This test is about the built site, and there is none: npm run build')
}
