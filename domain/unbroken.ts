/**
 * Keeps on one line, in the languages of India: an amount with its currency, a time with its part of the day and
 * "until", days with their month and year. English stays as it is: whoever searches a page or a mail for "Rs. 1,000" types a plain space.
 */
export function unbroken(text: string): string {
  return text.replace(TOGETHER, '\u00a0').replace(DAYS, '\u2060')
}

const LETTER = String.raw`[\p{Script=Tamil}\p{Script=Kannada}\p{Script=Devanagari}]`

const PART_OF_DAY = 'காலை|பிற்பகல்|மாலை|இரவு|ಬೆಳಿಗ್ಗೆ|ಮಧ್ಯಾಹ್ನ|ಸಂಜೆ|ರಾತ್ರಿ|सुबह|दोपहर|शाम|रात'

const TOGETHER = new RegExp(
  [
    String.raw`(?<=(?:ரூ|ರೂ|रु)\.) (?=\d)`,
    String.raw`(?<=${LETTER}) (?=\d{1,2}:\d\d)`,
    String.raw`(?<=${PART_OF_DAY}) (?=\d)`,
    String.raw`(?<=\d) (?=(?:முதல்|வரை|ರಿಂದ|ರವರೆಗೆ|बजे|से)(?!${LETTER}))`,
    '(?<=\\d बजे) (?=तक)',
    String.raw`(?<=\d) (?=${LETTER}+ \d{4}(?!\d))`,
    String.raw`(?<=\d ${LETTER}+) (?=\d{4}(?!\d))`,
  ].join('|'),
  'gu',
)

/** After the dash of "12–13 டிசம்பர்". */
const DAYS = new RegExp(String.raw`(?<=\d–)(?=\d{1,2}\s${LETTER})`, 'gu')
