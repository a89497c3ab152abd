import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const sizeOf = (face: string) => statSync(`app/ui/fonts/${face}.woff2`).size

/** What a page in another language may weigh more than its English one, with 8 KB for titles of its own. */
const MORE = (15 + 8) * 1024
/** Of this for its words, which need more bytes than Latin ones. */
const WORDS = 4 * 1024

test.each([
  ['ta', ['noto-sans-tamil-400', 'noto-serif-tamil-600']],
  ['kn', ['noto-sans-kannada-400']],
  ['hi', ['noto-sans-devanagari-400']],
])('the sheet and the faces of %s on a phone fit beside its words', (language, faces) => {
  const sheets = ['letters', language].map((name) => readFileSync(`app/ui/languages/${name}.css`))
  const sheet = brotliCompressSync(Buffer.concat(sheets)).length
  const weight = [...faces, 'fraunces-letters-600'].map(sizeOf).reduce((sum, one) => sum + one)
  const saved = sizeOf('fraunces-600')
  expect(sheet + weight - saved).toBeLessThanOrEqual(MORE - WORDS)
})
