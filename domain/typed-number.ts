import { type Paise, parseRupees } from './money.ts'

/** "6,000", "Rs. 6,000", "₹6000/-" and "௬௦௦௦" as a number. Undefined for what is none. */
export function readTypedNumber(typed: string): number | undefined {
  const plain = plainNumber(typed)
  return plain === undefined ? undefined : Number(plain)
}

export function readTypedRupees(typed: string): Paise | undefined {
  return parseRupees(plainNumber(typed) ?? '')
}

export function latinDigits(text: string): string {
  return text.replace(DIGITS, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code < FIRST_BLOCK ? code & 0xf : (code & 0x7f) - ZERO)
  })
}

/** The blocks of these scripts are ordered alike (unicode.org, chapters 12 and 13): in each the digits begin at 0x66. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]|(?=\p{Nd})[\u0900-\u0d7f]/gu
const FIRST_BLOCK = 0x900
const ZERO = 0x66

/**
 * The number as a program writes it: "1250.50". A comma or a space must group digits as people group
 * them, "1,00,000" or "100,000": in "1,50" it may be a decimal point.
 */
export function plainNumber(typed: string): string | undefined {
  const number = latinDigits(typed)
    .trim()
    .replace(/^(?:rs\.?|inr|₹)/i, '')
    .replace(/\/-$/, '')
    .trimEnd()
    .replace(/(?:rs\.?|inr|rupees)$/i, '')
    .trim()
  return NUMBER.test(number) ? number.replace(/[,\s]/g, '') : undefined
}

const NUMBER = /^-?(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})(?:\.\d+)?$/

/**
 * Returns ten digits, also of a number that is typed with its country code, a leading 0, or in the digits
 * of any Indian script. Ten digits that begin with 91 are a valid number, so a prefix is removed only
 * when ten digits remain.
 */
export function parseMobile(typed: string): string | undefined {
  const [, digits] = MOBILE.exec(latinDigits(typed).replace(BETWEEN_DIGITS, '')) ?? []
  return digits
}

const BETWEEN_DIGITS = /[\s\p{Pd}.()]/gu
const MOBILE = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/
