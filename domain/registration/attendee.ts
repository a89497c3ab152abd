import { latinDigits } from '../typed-number.ts'

export const GENDERS = ['Male', 'Female'] as const
export type Gender = (typeof GENDERS)[number]

/** Maximum lengths. That of names is the payment provider's. */
export const LONGEST = { name: 60, city: 50 } as const

/**
 * Names may use any script. A pipe is rejected because the payment provider joins the fields it signs
 * with pipes, so it could move text from one field to another. Invisible characters are rejected
 * because some reverse the text around them; the two joiners that Indian scripts need are allowed.
 */
export function isPersonName(text: string): boolean {
  const visible = text.replace(JOINERS, '')
  return !/[|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(visible)
}

/** Letters of any script with their combining marks, spaces and hyphens. */
export function isCityName(text: string): boolean {
  const visible = text.replace(JOINERS, '')
  return /^[\p{L}\p{M} -]+$/u.test(visible) && /\p{L}/u.test(visible)
}

/** Parses whole years from 0 to 120; undefined for anything else, such as "1e1" or "12.0". */
export function parseAge(text: string): number | undefined {
  const digits = latinDigits(text.trim())
  const age = /^\d{1,3}$/.test(digits) ? Number(digits) : undefined
  return age === undefined || age > OLDEST ? undefined : age
}

const OLDEST = 120

const JOINERS = /\u200c|\u200d/g
