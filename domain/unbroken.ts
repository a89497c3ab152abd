/**
 * Keeps on one line, in the languages of India: an amount with its currency, a time with its part of the day and
 * "until", a date with its year. English stays as it is: whoever searches a page or a mail for "Rs. 1,000" types a plain space.
 */
export function unbroken(text: string): string {
  return text.replace(TOGETHER, '\u00a0')
}

const LETTER = String.raw`[\p{Script=Tamil}\p{Script=Kannada}\p{Script=Devanagari}]`

const TOGETHER = new RegExp(
  [
    String.raw`(?<=(?:ரூ|ರೂ|रु)\.) (?=\d)`,
    String.raw`(?<=${LETTER}) (?=\d{1,2}:\d\d)`,
    String.raw`(?<=\d) (?=(?:முதல்|வரை|ರಿಂದ|ರವರೆಗೆ|बजे)(?!${LETTER}))`,
    '(?<=\\d बजे) (?=तक)',
    String.raw`(?<=\d) (?=${LETTER}+ \d{4}(?!\d))`,
    String.raw`(?<=\d ${LETTER}+) (?=\d{4}(?!\d))`,
  ].join('|'),
  'gu',
)
