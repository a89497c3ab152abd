import { glyphData, inFours, int16s, int32s } from './glyph-data.ts'
import type { PathCommand, Weight } from './shape-word.server.ts'
import type { Sign } from './shaped-signs.server.ts'
import { FIRST_SIGN } from './sign-writer.server.ts'

type SignFont = { signs: readonly Sign[]; weight: Weight }

/**
 * A TrueType font with one glyph for each sign, in the tables that a PDF needs:
 * https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function signFont({ signs, weight }: SignFont): Buffer {
  const drawn = [NOTHING, ...signs.map((sign) => drawSign(sign, weight))]
  const glyphs = drawn.map(({ outline }) => glyphData(outline))
  const boxes = glyphs.map(({ box }) => box)
  const bounds = [
    Math.min(...boxes.map(({ left }) => left)),
    Math.min(...boxes.map(({ bottom }) => bottom)),
    Math.max(...boxes.map(({ right }) => right)),
    Math.max(...boxes.map(({ top }) => top)),
  ]
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
    hmtx: int16s(drawn.flatMap(({ advance }, index) => [advance, boxes[index]?.left ?? 0])),
    loca: int32s(offsets),
    maxp: int16s([1, 0, count, ...MOST_POINTS, 0, 0, 2, ...Array.from({ length: 8 }, () => 0)]),
    name: nameOf(`NotoSansIndia-${weight}`),
    post: int32s([0x30000, 0, 0, 0, 0, 0, 0, 0]),
  })
}

/** Units to the size of the letters, as in all Noto Sans faces. */
const EM = 1000
/** Made and changed: not told, so that the same document is the same file. */
const DATES = [0, 0, 0, 0, 0, 0, 0, 0]
const MOST_POINTS = [0xffff, 0xffff]

type DrawnSign = { advance: number; outline: PathCommand[] }

const NOTHING: DrawnSign = { advance: 0, outline: [] }

function drawSign({ shaper, glyphs }: Sign, weight: Weight): DrawnSign {
  let advance = 0
  const outline = glyphs[weight].flatMap((glyph) => {
    const moved = moveBy(shaper.outline(weight, glyph.id), { x: advance + glyph.x, y: glyph.y })
    advance += glyph.advance
    return moved
  })
  return { advance, outline }
}

function moveBy(outline: readonly PathCommand[], by: { x: number; y: number }): PathCommand[] {
  return outline.map(({ type, values }) => ({
    type,
    values: values.map((value, index) => value + (index % 2 === 0 ? by.x : by.y)),
  }))
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
