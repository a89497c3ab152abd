import { emsOf, linesOf, heightOf as textHeight } from './text-lines.ts'

/** What stands on one half of a badge, from top to bottom. */
type BadgeWords = { first: string; last: string; latin: string | undefined; event: string }

/** The sizes of the letters in points, the largest first. Each line of the badge takes its own. */
const STEPS = [
  { first: 26, last: 15, small: 8 },
  { first: 22, last: 14, small: 8 },
  { first: 18, last: 13, small: 8 },
  { first: 15, last: 12, small: 7.5 },
  { first: 12, last: 10, small: 7 },
  { first: 10, last: 8.5, small: 6.5 },
  { first: 8, last: 7, small: 6 },
  { first: 7, last: 6, small: 5 },
  { first: 5.5, last: 5, small: 4 },
] as const

const SMALLEST = STEPS.length - 1

/** Of the words beside the QR code, in points: 63 by 29 millimetres, less a little for other fonts. */
const WIDTH = 170
const HEIGHT = 74
const LINE_HEIGHT = 1.12

type Sizes = { first: number; last: number; small: number }

/** How large each name is, in points. Long names are smaller, and never cut. */
export function badgeSizes(words: BadgeWords): Sizes {
  const widest = { first: fitting(words.first, 'first'), last: fitting(words.last, 'last') }
  const sizes = STEPS.map((_, step) => sizesFrom(step, widest))
  return sizes.find((each) => heightOf(words, each) <= HEIGHT) ?? sizesFrom(SMALLEST, widest)
}

/** Nothing is larger than its own words allow. */
function sizesFrom(step: number, widest: Omit<Sizes, 'small'>): Sizes {
  return {
    first: STEPS[Math.max(step, widest.first)]?.first ?? 0,
    last: STEPS[Math.max(step, widest.last)]?.last ?? 0,
    small: STEPS[step]?.small ?? 0,
  }
}

/** The largest size in which no word is broken and the name has at most two lines; else three, broken. */
function fitting(name: string, line: 'first' | 'last'): number {
  const longest = Math.max(...name.split(' ').map(emsOf))
  const isWhole = (size: number) =>
    longest * size <= WIDTH && linesOf(name, { size, width: WIDTH }) <= 2
  const whole = STEPS.findIndex((sizes) => isWhole(sizes[line]))
  if (whole >= 0) return whole
  const broken = STEPS.findIndex((sizes) => linesOf(name, { size: sizes[line], width: WIDTH }) <= 3)
  return broken < 0 ? SMALLEST : broken
}

function heightOf({ first, last, latin, event }: BadgeWords, sizes: Sizes): number {
  return (
    blockHeight(first, sizes.first) +
    blockHeight(last, sizes.last) +
    (latin === undefined ? 0 : blockHeight(latin, sizes.small)) +
    blockHeight(event, sizes.small)
  )
}

function blockHeight(text: string, size: number): number {
  return textHeight(text, { size, width: WIDTH, lineHeight: LINE_HEIGHT })
}
