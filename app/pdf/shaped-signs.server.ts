import { type ShapedGlyph, type Shaper, WEIGHTS, type Weight } from './shape-word.server.ts'

/** Letters that belong together are drawn as one; in both weights, because the document's styles choose. */
export type Sign = { letters: string; shaper: Shaper; glyphs: Record<Weight, ShapedGlyph[]> }

/** The signs of a word as HarfBuzz shapes it; undefined where the faces lack one of its letters. */
export function shapedSigns(shaper: Shaper, word: string): Sign[] | undefined {
  const shaped = { regular: shaper.shape('regular', word), bold: shaper.shape('bold', word) }
  if (WEIGHTS.some((weight) => shaped[weight].some(({ id }) => id === MISSING))) return undefined
  // The letters at which a cluster begins in both weights.
  const inBold = new Set(shaped.bold.map(({ at }) => at))
  const shared = shaped.regular.map(({ at }) => at).filter((at) => inBold.has(at))
  const starts = [...new Set([0, ...shared])].sort((a, b) => a - b)
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? word.length
    const within = ({ at }: ShapedGlyph) => at >= from && at < to
    return {
      letters: word.slice(from, to),
      shaper,
      glyphs: { regular: shaped.regular.filter(within), bold: shaped.bold.filter(within) },
    }
  })
}

/** The glyph that every face has for letters that it lacks. */
const MISSING = 0

/** Two words share a sign that looks the same in both. */
export function signKey({ letters, glyphs }: Sign): string {
  const looks = WEIGHTS.map((weight) =>
    glyphs[weight].map(({ id, x, y, advance }) => [id, x, y, advance]),
  )
  return JSON.stringify([letters, looks])
}
