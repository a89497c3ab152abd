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
