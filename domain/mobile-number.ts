import { latinDigits } from './typed-number.ts'

/**
 * Returns the ten digits of an Indian mobile number, typed with or without spaces, dashes, dots,
 * brackets, +91, 0091, 91 or a leading 0, in the digits of any Indian script; undefined for anything
 * else. Ten digits that begin with 91 are a valid number, so a prefix is removed only when ten digits
 * remain.
 */
export function parseMobile(typed: string): string | undefined {
  const [, digits] = MOBILE.exec(latinDigits(typed).replace(BETWEEN_DIGITS, '')) ?? []
  return digits
}

const BETWEEN_DIGITS = /[\s\p{Pd}.()]/gu
const MOBILE = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/
