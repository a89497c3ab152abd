export const GENDERS = ['Male', 'Female'] as const

export type Gender = (typeof GENDERS)[number]

/** A person who comes, under the field names of the church's registration records. */
export type Attendee = {
  firstname: string
  lastname: string
  email: string
  phone: string
  gender: Gender
  age: number
  city: string
}

/** Names and e-mail addresses: what the payment provider takes. */
export const LONGEST = { name: 60, email: 50, city: 50 } as const

/**
 * Any script. The payment provider joins what it signs with pipes, so a pipe could move text from
 * one field to another. Of the invisible characters only the two joiners that Indian scripts are
 * written with are let in: the others can turn a printed name around.
 */
export function isPersonName(text: string): boolean {
  const visible = text.replace(JOINERS, '')
  return !/[|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(visible)
}

/** Letters of any script with their marks, spaces and hyphens. */
export function isCityName(text: string): boolean {
  const visible = text.replace(JOINERS, '')
  return /^[\p{L}\p{M} -]+$/u.test(visible) && /\p{L}/u.test(visible)
}

/** What is said of a name that contains a web address. */
export const NOT_AS_SPOKEN = 'Please write the name as it is spoken.'

/** Whole years from 0 to 120; anything else, also "1e1" and "12.0", is no age. */
export function parseAge(text: string): number | undefined {
  const age = /^\d{1,3}$/.test(text) ? Number(text) : undefined
  return age === undefined || age > OLDEST ? undefined : age
}

const OLDEST = 120

const JOINERS = /\u200c|\u200d/g
