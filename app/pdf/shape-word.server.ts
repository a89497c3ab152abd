import { readFile } from 'node:fs/promises'
import type { Font } from 'harfbuzzjs'
import { SCRIPTS, type Script } from './scripts.ts'

export const WEIGHTS = ['regular', 'bold'] as const

export type Weight = (typeof WEIGHTS)[number]

/** A glyph of a shaped word, in thousandths of the letters' size. */
export type ShapedGlyph = { id: number; at: number; x: number; y: number; advance: number }

export type Shaper = {
  /** The glyphs of a word in the order in which they are drawn; `at` is the letter where their cluster begins. */
  shape: (weight: Weight, word: string) => ShapedGlyph[]
  outline: (weight: Weight, glyph: number) => PathCommand[]
  ascent: number
  descent: number
}

export type PathCommand = { type: string; values: number[] }

const shapers = new Map<Script, Promise<Shaper>>()

/** HarfBuzz with the faces of a script, loaded when a document first has a word in it. */
export function shaperOf(script: Script): Promise<Shaper> {
  const known = shapers.get(script)
  if (known) return known
  const loaded = loadShaper(script)
  shapers.set(script, loaded)
  loaded.catch(() => shapers.delete(script))
  return loaded
}

async function loadShaper(script: Script): Promise<Shaper> {
  const { Blob, Buffer: Letters, Direction, Face, Font: FontOf, shape } = await import('harfbuzzjs')
  const load = async (weight: Weight) => {
    const file = `./faces/noto-sans-${script}-${weight === 'bold' ? 700 : 400}.ttf`
    return new FontOf(new Face(new Blob(await readFile(new URL(file, import.meta.url)))))
  }
  const fonts: Record<Weight, Font> = { regular: await load('regular'), bold: await load('bold') }
  // One for all words: what is made anew would wait in HarfBuzz's memory for the garbage collection.
  const letters = new Letters()
  const { ascender, descender } = fonts.regular.hExtents()

  return {
    ascent: ascender,
    descent: descender,
    outline: (weight, glyph) => fonts[weight].glyphToJson(glyph),
    shape(weight, word) {
      letters.reset()
      letters.addText(word)
      letters.setDirection(Direction.LTR)
      letters.setScript(SCRIPTS[script].iso)
      shape(fonts[weight], letters)
      const positions = letters.getGlyphPositions()
      return letters.getGlyphInfos().map(({ codepoint, cluster }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        return { id: codepoint, at: cluster, x: xOffset, y: yOffset, advance: xAdvance }
      })
    },
  }
}
