/** What stays of a name or an address where anyone may look: enough to know one's own again. */

/** "Asha Rao" → "A. R.": the first and the last of the names. */
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

/** "asha@example.org" → "a***": the domain alone can name a person or a firm. */
export function maskEmail(email: string): string {
  return maskName(email)
}

/** "9876543210" → "********10" */
export function maskPhone(phone: string): string {
  return phone.replace(/\d(?=\d{2})/g, '*')
}

/** A letter with the signs that belong to it: half of one is not readable in Tamil. */
function firstLetter(word: string): string | undefined {
  const found = LETTERS.exec(word)?.[0]
  return found?.toLocaleUpperCase('en-IN')
}

const LETTERS = /\p{L}\p{M}*/u
