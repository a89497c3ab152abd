import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { plainText, textOfHtml } from './plain-text.ts'

test.each([
  ['  Hope  ', 'Hope'],
  ['two\r\nlines', 'two\nlines'],
  ['bell\u0007 and null\u0000', 'bell and null'],
  ['turned \u202Eround\u202C', 'turned round'],
  ['எல்லாம்', 'எல்லாம்'],
  ['עברית', 'עברית'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['half \ud83d', 'half \ufffd'],
])('%j becomes %j', (text, plain) => {
  expect(plainText(text, 100)).toBe(plain)
})

test('a long text is cut and ends in an ellipsis', () => {
  expect(plainText('a'.repeat(20), 10)).toBe(`${'a'.repeat(9)}…`)
})

test.each([
  ['Bring a <b>Bible</b>.', 'Bring a Bible.'],
  ['See <a href="https://example.org/camp">what to bring</a>.', 'See what to bring.'],
  ['One<br>two<p>three</p>four', 'One\ntwothree\nfour'],
  ['<script>alert(1)</script>Hello', 'Hello'],
  ['<script>alert(1)', ''],
  ['broken <b', 'broken'],
  ['1 < 2 & 3 &gt; 2', '1 < 2 & 3 > 2'],
  ['&lt;script&gt;', '<script>'],
  ['caf&#233; &#x1F64F; &unknown; &#99999999;', 'café 🙏 &unknown; &#99999999;'],
  ['&toString; &valueOf; &__proto__;', '&toString; &valueOf; &__proto__;'],
])('%j has the text %j', (html, text) => {
  expect(textOfHtml(html, 100)).toBe(text)
})

test('any text becomes short and well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const plain of [plainText(text, 50), textOfHtml(text, 50)]) {
        expect([...plain].length).toBeLessThanOrEqual(50)
        expect(plain.isWellFormed()).toBe(true)
        expect(plain).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u)
      }
    }),
    { numRuns: runs(25, 1_000) },
  )
})
