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

const SMALLEST = STEPS[5]

/** Of a sticker without its margin, its code and the gaps, in points, less a little for other fonts. */
const WIDTH = 235
/** Beside the QR code of a slip, also on the screen of a phone. */
const SLIP_WIDTH = 115
const HEIGHT = 100
const LINE_HEIGHT = 1.25

type Sticker = { name: string; small: readonly string[]; isSlip?: boolean }

/** How large the letters of a sticker are, in points. Long names are smaller, and never cut. */
export function stickerSize({ name, small, isSlip = false }: Sticker): (typeof STEPS)[number] {
  const width = isSlip ? SLIP_WIDTH : WIDTH
  const heightAt = (text: string, size: number) =>
    heightOf(text, { size, width, lineHeight: LINE_HEIGHT })
  const fitting = STEPS.find((sizes) => {
    const heights = small.map((text) => heightAt(text, sizes.small))
    return heights.reduce((sum, height) => sum + height, heightAt(name, sizes.name)) <= HEIGHT
  })
  return fitting ?? SMALLEST
}
