/**
 * Letters of the code by which a child is fetched: no vowels, so that no word comes out, and none that is
 * easily taken for another one.
 */
const LETTERS = 'BCDHJKMPRTVXZ'

const LENGTH = 4

/** Under this age a child is handed over by its code. */
const GROWN = 12

export function needsCode({ age }: { age: number }): boolean {
  return age < GROWN
}

/** Four different letters. `below` returns a random whole number below its argument. */
export function familyCode(below: (below: number) => number): string {
  const letters = [...LETTERS]
  return Array.from({ length: LENGTH }, () => letters.splice(below(letters.length), 1)).join('')
}

/** A code as it is typed, in small letters or with spaces. Undefined when it can't be one. */
export function readFamilyCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(code) ? code : undefined
}

const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

/** So often in a row letters may be typed wrongly, of 17,160 that there are. */
export const MAX_WRONG_LETTERS = 5

/** Of which a phone sends a digest with an entry: it has seen the slip, and does not keep what is on it. */
export function proofText({ id, slip }: { id: string; slip: string }): string {
  return `${id} ${slip}`
}
