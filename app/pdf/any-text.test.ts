import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { signFont } from './sign-font.server.ts'
import { createSignWriter, FIRST_SIGN, shapersFor } from './sign-writer.server.ts'

const BLOCKS = [0x20, 0x0900, 0x0b80, 0x0c00, 0x0c80, 0x0d00, 0x2000, 0x20b0, 0xe000, 0x1f600]

/** Letters and signs in any order, as nobody writes them. */
const letters = fc
  .tuple(fc.constantFrom(...BLOCKS), fc.integer({ min: 0, max: 0x7f }))
  .map(([block, at]) => String.fromCodePoint(block + at))

test('any text is written, and says what was typed but for words that no font has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letters, maxLength: 60 }), async (text) => {
      const { write, signs } = createSignWriter(await shapersFor(text))
      const meant = [...write(text)].map((letter) => {
        const sign = signs[(letter.codePointAt(0) ?? 0) - FIRST_SIGN]
        return sign?.letters ?? letter
      })
      expect(wordsOf(text)).toEqual(expect.arrayContaining(wordsOf(meant.join(''))))
      for (const weight of ['regular', 'bold'] as const) {
        if (signs.length > 0) expect(signFont({ signs, weight }).length).toBeGreaterThan(0)
      }
    }),
    { numRuns: runs(100, 3_000) },
  )
})

/** Also without the marks and signs that Latin words lose. */
function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').split(/[ \n]+/)
  return words.flatMap((word) => [word, word.replace(/\p{Cf}/gu, ''), plain(word)]).filter(Boolean)
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '')
}
