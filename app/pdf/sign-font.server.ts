import type { PathCommand, Weight } from './shape-word.server.ts'
import type { Sign } from './shaped-signs.server.ts'
import { FIRST_SIGN } from './sign-writer.server.ts'

/** In the tables that a PDF needs: https://learn.microsoft.com/typography/opentype/spec/otff */
export function signFont({ signs, weight }: { signs: readonly Sign[]; weight: Weight }): Buffer {
  const drawn = [NOTHING, ...signs.map((sign) => drawSign(sign, weight))]
  const glyphs = drawn.map(({ outline }) => glyphData(outline))
  const boxes = glyphs.map(({ box }) => box)
  const bounds = [Math.min, Math.min, Math.max, Math.max].map((outermost, side) =>
    outermost(...boxes.map((box) => box[side] ?? 0)),
  )
  const ascent = Math.max(...signs.map(({ shaper }) => shaper.ascent))
  const descent = Math.min(...signs.map(({ shaper }) => shaper.descent))
  const widest = Math.max(...drawn.map(({ advance }) => advance))
  const count = glyphs.length
  const offsets = [0]
  for (const { data } of glyphs) offsets.push((offsets.at(-1) ?? 0) + data.length)
  return fontFile({
    cmap: codesOf(signs.length),
    glyf: Buffer.concat(glyphs.map(({ data }) => data)),
    head: int16s([1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, EM, ...DATES, ...bounds, 0, 6, 2, 1, 0]),
    hhea: int16s([1, 0, ascent, descent, 0, widest, ...Array.from({ length: 11 }, () => 0), count]),
    hmtx: int16s(drawn.flatMap(({ advance }, index) => [advance, boxes[index]?.[0] ?? 0])),
    loca: int32s(offsets),
    maxp: int16s([1, 0, count, ...MAX_POINTS, 0, 0, 2, ...Array.from({ length: 8 }, () => 0)]),
    name: nameOf(`NotoSansIndia-${weight}`),
    post: int32s([0x30000, 0, 0, 0, 0, 0, 0, 0]),
  })
}

/** Units to the size of the letters, as in all Noto Sans faces. */
const EM = 1000
/** Made and changed: not told, so that the same document is the same file. */
const DATES = [0, 0, 0, 0, 0, 0, 0, 0]
const MAX_POINTS = [0xffff, 0xffff]

type DrawnSign = { advance: number; outline: PathCommand[] }

const NOTHING: DrawnSign = { advance: 0, outline: [] }

function drawSign({ shaper, glyphs }: Sign, weight: Weight): DrawnSign {
  let advance = 0
  const outline = glyphs[weight].flatMap((glyph) => {
    const moved = [advance + glyph.x, glyph.y]
    advance += glyph.advance
    return shaper.outline(weight, glyph.id).map(({ type, values }) => ({
      type,
      values: values.map((value, index) => value + (moved[index % 2] ?? 0)),
    }))
  })
  return { advance, outline }
}

/** The `cmap` table: one stretch from the first sign on, and the end that it must have. */
function codesOf(count: number): Buffer {
  const last = FIRST_SIGN + count - 1
  const segments = [last, 0xffff, 0, FIRST_SIGN, 0xffff, 1 - FIRST_SIGN, 1, 0, 0]
  return int16s([0, 1, 3, 1, 0, 12, 4, 32, 0, 4, 4, 1, 0, ...segments])
}

/** The `name` table with the name for PostScript. */
function nameOf(name: string): Buffer {
  const letters = [...name].map((letter) => letter.charCodeAt(0))
  return int16s([0, 1, 18, 3, 1, 0x409, 6, letters.length * 2, 0, ...letters])
}

function fontFile(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables)
  const parts = entries.map(([, table]) => inFours(table))
  const directory = [int16s([1, 0, entries.length, 128, 3, entries.length * 16 - 128])]
  let offset = 12 + entries.length * 16
  for (const [index, [tag, table]] of entries.entries()) {
    const place = int32s([sumOf(parts[index] ?? table), offset, table.length])
    directory.push(Buffer.from(tag, 'latin1'), place)
    offset += parts[index]?.length ?? 0
  }
  return Buffer.concat([...directory, ...parts])
}

function sumOf(table: Buffer): number {
  let sum = 0
  for (let index = 0; index < table.length; index += 4)
    sum = (sum + table.readUInt32BE(index)) >>> 0
  return sum
}

/** An outline as an entry of a font's `glyf` table, and the box around it: left, bottom, right and top. */
function glyphData(outline: readonly PathCommand[]): { data: Buffer; box: number[] } {
  const contours = contoursOf(outline)
  const points = contours.flat()
  if (points.length === 0) return { data: Buffer.alloc(0), box: [0, 0, 0, 0] }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const ends: number[] = []
  for (const contour of contours) ends.push((ends.at(-1) ?? -1) + contour.length)
  const head = int16s([contours.length, ...box, ...ends, 0])
  const flags = Buffer.from(points.map(({ isOn }) => (isOn ? 1 : 0)))
  const steps = [int16s(stepsOf(xs)), int16s(stepsOf(ys))]
  return { data: inFours(Buffer.concat([head, flags, ...steps])), box }
}

function contoursOf(outline: readonly PathCommand[]) {
  const contours: { x: number; y: number; isOn: boolean }[][] = []
  for (const { type, values } of outline) {
    if (type === 'M') contours.push([])
    // A line or a move has one point, a quadratic curve another one before it, which is off the outline.
    for (let index = 0; index + 1 < values.length; index += 2) {
      const [x, y] = [Math.round(values[index] ?? 0), Math.round(values[index + 1] ?? 0)]
      contours.at(-1)?.push({ x, y, isOn: index + 2 === values.length })
    }
  }
  for (const contour of contours) {
    const [first, last] = [contour[0], contour.at(-1)]
    // It closes itself.
    if (last?.isOn && first?.x === last.x && first.y === last.y) contour.pop()
  }
  return contours.filter(({ length }) => length > 2)
}

function stepsOf(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0))
}

function int16s(values: readonly number[]): Buffer {
  const data = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) data.writeUInt16BE(value & 0xffff, index * 2)
  return data
}

function int32s(values: readonly number[]): Buffer {
  const data = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) data.writeUInt32BE(value >>> 0, index * 4)
  return data
}

/** Parts of a font begin at multiples of four. */
function inFours(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)])
}
