import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const FONTS = 'app/ui/fonts'

/** What a page in another language may weigh more than its English one. */
const MORE = 15 * 1024
/** Of this for its words, which need more bytes than Latin ones. */
const WORDS = 6 * 1024

test.each(['ta', 'kn', 'hi'])('the sheet and the face of %s fit beside its words', (language) => {
  const sheet = readFileSync(`app/ui/languages/${language}.css`, 'utf8')
  const [, face = ''] = /url\("\.\.\/fonts\/([^"]+)"\)/.exec(sheet) ?? []
  const saved = statSync(`${FONTS}/fraunces-600.woff2`).size
  const weight = brotliCompressSync(sheet).length + statSync(`${FONTS}/${face}`).size
  expect(weight - saved).toBeLessThanOrEqual(MORE - WORDS)
})
