import { heightOf } from './text-lines.ts'

/** The sizes of the letters in points, the largest first. */
const STEPS = [
  { name: 15, small: 10 },
  { name: 13, small: 9 },
  { name: 11, small: 8 },
  { name: 9, small: 7 },
  { name: 7, small: 6 },
  { name: 5.5, small: 5 },
] as const

/** Of a sticker without its margin, its code and the gaps, in points, less a little for other fonts. */
const WIDTH = 235
const HEIGHT = 100
const LINE_HEIGHT = 1.25

/** Which size a sticker has: from 1, the largest, to 6. Long names are smaller, and never cut. */
export function stickerSize({ name, small }: { name: string; small: readonly string[] }): number {
  const step = STEPS.findIndex((sizes) => {
    const heights = small.map((text) => heightAt(text, sizes.small))
    return heights.reduce((sum, height) => sum + height, heightAt(name, sizes.name)) <= HEIGHT
  })
  return step < 0 ? STEPS.length : step + 1
}

function heightAt(text: string, size: number): number {
  return heightOf(text, { size, width: WIDTH, lineHeight: LINE_HEIGHT })
}
