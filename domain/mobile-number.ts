/**
 * The ten digits of an Indian mobile number, however it was typed: with spaces, dashes, +91, 91 or
 * a leading 0. Undefined for everything else. Ten digits that begin with 91 are a number of their
 * own, so a prefix is only taken off where ten digits remain.
 */
export function parseMobile(typed: string): string | undefined {
  const [, digits] = MOBILE.exec(typed.replace(SPACES_AND_DASHES, '')) ?? []
  return digits
}

const SPACES_AND_DASHES = /[\s\p{Pd}]/gu
const MOBILE = /^(?:\+91|91|0)?([6-9]\d{9})$/
