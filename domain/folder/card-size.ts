/** How large the letters of a badge can be in points, the largest first. Each of its lines takes its own. */
const BADGE_STEPS = [
  { first: 26, last: 15, small: 8 },
  { first: 22, last: 14, small: 8 },
  { first: 18, last: 13, small: 8 },
  { first: 15, last: 12, small: 7.5 },
  { first: 12, last: 10, small: 7 },
  { first: 10, last: 8.5, small: 6.5 },
  { first: 8, last: 7, small: 6 },
  { first: 7, last: 6, small: 5 },
  { first: 5.5, last: 5, small: 4 },
]

/** Of the words beside the QR code, in points: 63 by 29 millimetres, less a little for other fonts. */
const BADGE = { width: 170, height: 74, lineHeight: 1.12 }

/** Long names are smaller, and never cut. */
export function badgeSizes(words: {
  first: string
  last: string
  latin: string | undefined
  event: string
}) {
  const widest = { first: fitting(words.first, 'first'), last: fitting(words.last, 'last') }
  // Nothing is larger than its own words allow.
  const steps = BADGE_STEPS.map(({ first, last, small }) => ({
    first: Math.min(first, widest.first),
    last: Math.min(last, widest.last),
    small,
  }))
  return fittingStep(steps, BADGE.height, ({ first, last, small }) => [
    heightOf(words.first, { ...BADGE, size: first }),
    heightOf(words.last, { ...BADGE, size: last }),
    words.latin === undefined ? 0 : heightOf(words.latin, { ...BADGE, size: small }),
    heightOf(words.event, { ...BADGE, size: small }),
  ])
}

/** The largest size in which no word is broken and the name has at most two lines; else three, broken. */
function fitting(name: string, line: 'first' | 'last'): number {
  const { width } = BADGE
  const longest = Math.max(...name.split(' ').map(emsOf))
  const sizes = BADGE_STEPS.map((step) => step[line])
  const linesAt = (size: number) => linesOf(name, { size, width })
  const whole = sizes.find((size) => longest * size <= width && linesAt(size) <= 2)
  return whole ?? sizes.find((size) => linesAt(size) <= 3) ?? Math.min(...sizes)
}

const STICKER_STEPS = [
  { name: 15, small: 10 },
  { name: 13, small: 9 },
  { name: 11, small: 8 },
  { name: 9, small: 7 },
  { name: 7, small: 6 },
  { name: 5.5, small: 5 },
]

/** Of a sticker without its margin, its code and the gaps, in points, less a little for other fonts. */
const STICKER = { width: 235, height: 100, lineHeight: 1.25 }
/** Beside the QR code of a slip, also on the screen of a phone. */
const SLIP_WIDTH = 115

export function stickerSize(sticker: { name: string; small: string[]; isSlip?: boolean }) {
  const box = { ...STICKER, ...(sticker.isSlip && { width: SLIP_WIDTH }) }
  return fittingStep(STICKER_STEPS, STICKER.height, ({ name, small }) => [
    heightOf(sticker.name, { ...box, size: name }),
    ...sticker.small.map((text) => heightOf(text, { ...box, size: small })),
  ])
}

/** The largest in which everything stands below each other, or the smallest. */
function fittingStep<Step>(
  steps: readonly Step[],
  height: number,
  heightsOf: (step: Step) => number[],
): Step {
  const smallest = steps.at(-1)
  if (!smallest) throw new Error('Letters have no size')
  return steps.find((step) => sumOf(heightsOf(step)) <= height) ?? smallest
}

type TextBox = { size: number; width: number; lineHeight: number }

function heightOf(text: string, box: TextBox): number {
  return linesOf(text, box) * box.size * (isTall(text) ? TALL : box.lineHeight)
}

/** Letters of Indian scripts stand above and below each other and need space between the lines. */
export function isTall(text: string): boolean {
  return INDIC.test(text)
}

const INDIC = /[\u0900-\u0dff]/
const TALL = 1.55

/** As the browser breaks it: words into lines, and a word that is longer than a line where the line ends. */
function linesOf(text: string, { size, width }: Omit<TextBox, 'lineHeight'>): number {
  let lines = 1
  let filled = 0
  for (const word of text.split(' ')) {
    const own = emsOf(word) * size
    const space = filled === 0 ? 0 : SPACE * size
    if (filled + space + own > width && filled > 0) {
      lines += 1
      filled = 0
    }
    filled += (filled === 0 ? 0 : space) + own
    const more = Math.ceil(filled / width) - 1
    lines += Math.max(more, 0)
    filled -= Math.max(more, 0) * width
  }
  return lines
}

const SPACE = 0.3

/** How wide a word is, in times its size: what Noto Sans has on average in bold, rounded up. */
function emsOf(word: string): number {
  const ems = [...word].map((letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1)
  return sumOf(ems)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{Mn}|\p{Cf}/u, 0.1],
  // Tamil and Malayalam have the widest letters.
  [/(?=[\u0b80-\u0bff\u0d00-\u0d7f])\p{Mc}/u, 1],
  [/[\u0b80-\u0bff\u0d00-\u0d7f]/u, 1.25],
  [/\p{Mc}/u, 0.55],
  [/[\u0900-\u0dff]/u, 0.9],
  [/[MWmw]/u, 1],
  [/\p{Ll}|[-'’.,]/u, 0.64],
  [/(?=\p{Script=Latin})\p{Lu}|\d/u, 0.77],
]
