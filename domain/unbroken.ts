/** A sign of a currency stays on the line of its number, and a time on that of its part of the day and of "until". */
export function unbroken(text: string): string {
  return text.replace(TOGETHER, '\u00a0')
}

const TOGETHER = new RegExp(
  [
    String.raw`(?<=(?:\bRs\.?|ரூ\.|ರೂ\.|रु\.)) (?=\d)`,
    String.raw`(?<=\d) (?=[ap]m\b)`,
    String.raw`(?<=[\p{L}\p{M}]) (?=\d{1,2}:\d\d)`,
    String.raw`(?<=\d) (?=(?:முதல்|வரை|ರಿಂದ|ರವರೆಗೆ|बजे)(?![\p{L}\p{M}]))`,
    '(?<=\\d बजे) (?=तक)',
  ].join('|'),
  'giu',
)
