/**
 * Returns the ten digits of an Indian mobile number, typed with or without spaces, dashes, +91, 91
 * or a leading 0; undefined for anything else. Ten digits that begin with 91 are a valid number, so a
 * prefix is removed only when ten digits remain.
 */
export function parseMobile(typed: string): string | undefined {
  const [, digits] = MOBILE.exec(typed.replace(SPACES_AND_DASHES, '')) ?? []
  return digits
}

const SPACES_AND_DASHES = /[\s\p{Pd}]/gu
const MOBILE = /^(?:\+91|91|0)?([6-9]\d{9})$/
