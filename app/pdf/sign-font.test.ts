import { readFileSync } from 'node:fs'
import { Blob, Direction, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { signFont } from './sign-font.server.ts'
import { createSignWriter, shapersFor } from './sign-writer.server.ts'

const NAMES = [
  ['tamil', 'சௌந்தரராஜன்'],
  ['devanagari', 'सिंह'],
  ['kannada', 'ಜ್ಞಾನಪ್ರಕಾಶ'],
  ['telugu', 'సౌందర్య'],
  ['malayalam', 'ശ്രീദേവി'],
  ['tamil', 'கிறிஸ்துவின்'],
  ['devanagari', 'द्वारका-क्षत्रिय।'],
  ['malayalam', 'കൃഷ്ണൻ(പ്രാർത്ഥന)'],
]

const WEIGHTS = [
  ['regular', '400'],
  ['bold', '700'],
] as const

test.each(
  NAMES.flatMap(([script = '', name = '']) =>
    WEIGHTS.map(([weight, file]) => ({ script, name, weight, file })),
  ),
)('$name is drawn in $weight as HarfBuzz shapes it', async ({ script, name, weight, file }) => {
  const { write, signs } = createSignWriter(await shapersFor(name))
  const text = write(name)
  const drawn = draw(signFont({ signs, weight }), text)
  const meant = draw(readFileSync(`app/pdf/faces/noto-sans-${script}-${file}.ttf`), name)
  expect(text).toHaveLength(signs.length)
  expect(drawn).toEqual(meant)
})

/** A text in a font as HarfBuzz draws it: its whole outline, and how wide it is. */
function draw(font: Uint8Array, text: string) {
  const drawing = new Font(new Face(new Blob(font)))
  const letters = new Letters()
  letters.addText(text)
  letters.guessSegmentProperties()
  letters.setDirection(Direction.LTR)
  shape(drawing, letters)
  let width = 0
  const outline = letters.getGlyphInfosAndPositions().flatMap((glyph) => {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
    const from = [width + xOffset, yOffset]
    width += xAdvance
    return drawing.glyphToJson(codepoint).map(({ type, values }) => {
      const places = values.map((value, index) => Math.round(value + (from[index % 2] ?? 0)))
      return `${type} ${places.join(' ')}`
    })
  })
  return { width, outline }
}
