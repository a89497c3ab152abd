type TextBox = { size: number; width: number }

export function heightOf(text: string, box: TextBox & { lineHeight: number }): number {
  return linesOf(text, box) * box.size * (isTall(text) ? TALL : box.lineHeight)
}

/** Letters of Indian scripts stand above and below each other and need space between the lines. */
export function isTall(text: string): boolean {
  return INDIC.test(text)
}

const INDIC = /[\u0900-\u0dff]/
const TALL = 1.55

/** As the browser breaks it: words into lines, and a word that is longer than a line where the line ends. */
export function linesOf(text: string, { size, width }: TextBox): number {
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
export function emsOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + emOf(letter), 0)
}

function emOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1
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
