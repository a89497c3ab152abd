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

/** Of which a door's list has a digest. With the party, so that it tells nothing about another one's code. */
export function codeOfParty({ party, code }: { party: string; code: string }): string {
  return `${party} ${code}`
}

/** So much of the digest: a wrong code is taken for the right one once in sixteen million. */
export const CODE_DIGEST_LENGTH = 4
