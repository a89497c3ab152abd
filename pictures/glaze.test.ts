import { expect, test } from 'vitest'
import { cutGlass } from './cells.ts'
import { openFrame } from './frame.ts'
import { signedArea } from './geometry.ts'
import { glaze } from './glaze.ts'
import { oklch, toHex } from './oklch.ts'
import { glassFor } from './palettes.ts'
import { SUBJECT_NAMES, SUBJECTS } from './subjects.ts'

const opening = { seed: 'glaze', width: 480, height: 270, spacing: 26 }

test.each(SUBJECT_NAMES)('the pieces of every shape of %s cover it without a gap', (subject) => {
  const frame = openFrame({ ...opening, calm: 'none', glass: glassFor('dawn') })
  for (const { outline, sites } of SUBJECTS[subject](frame).shapes) {
    const pieces = cutGlass(outline, sites)
    const covered = pieces.reduce((sum, piece) => sum + Math.abs(signedArea(piece)), 0)
    const whole = Math.abs(signedArea(outline))
    expect(Math.abs(covered - whole)).toBeLessThan(Math.max(12, whole * 0.01))
  }
})

test('the glass behind text is dark enough for white text', () => {
  const frame = openFrame({ ...opening, calm: 'left', glass: glassFor('marigold') })
  const pieces = glaze(frame, SUBJECTS.sunrise(frame), oklch(0.3, 0.1, 5))
    .flatMap((shape) => shape.pieces)
    .filter(({ outline }) => outline.every(([x]) => x < opening.width * 0.36))
  expect(pieces.length).toBeGreaterThan(10)
  for (const { fill } of pieces) expect(contrastWithWhite(fill)).toBeGreaterThan(7)
})

test('a colour outside the gamut loses chroma, not lightness', () => {
  expect(toHex(oklch(1, 0.3, 150))).toBe('#fff')
  expect(toHex(oklch(0, 0, 0))).toBe('#000000')
})

function contrastWithWhite(fill: string): number {
  const digits = fill.length === 4 ? fill.slice(1).replaceAll(/./g, '$&$&') : fill.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
