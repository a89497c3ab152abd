/** Masks for pages that anybody with a transaction number can see: payers can still recognise their own data. */

/** "Asha Rao" → "A. R.": the initials of the first and the last name. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => firstLetter(word) ?? [])
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return ends.map((letter) => `${letter}.`).join(' ')
}

/** "Asha" → "A***" */
export function maskName(name: string): string {
  const [first] = name
  return first === undefined ? '' : `${first}***`
}

/** "asha@example.org" → "a***". The domain is masked too, because it can identify a person or a company. */
export function maskEmail(email: string): string {
  return maskName(email)
}

/** "asha@example.org" → "a***@example.org", for its owner: enough to know which of one's own it is. */
export function maskLocalPart(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${maskName(email)}${email.slice(at)}`
}

/** "9876543210" → "********10" */
export function maskPhone(phone: string): string {
  return phone.replace(/\d(?=\d{2})/g, '*')
}

/** A letter with its combining marks: without them a Tamil letter is unreadable. */
function firstLetter(word: string): string | undefined {
  const found = LETTERS.exec(word)?.[0]
  return found?.toLocaleUpperCase('en-IN')
}

const LETTERS = /\p{L}\p{M}*/u
