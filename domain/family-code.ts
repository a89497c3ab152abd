import type { RandomBelow } from './record-numbers.ts'

/** No vowels, so that no word comes out, and no letters that are easily taken for others. */
const LETTERS = 'BCDHJKMPRTVXZ'

const LENGTH = 4

const GROWN = 12

export function needsCode({ age }: { age: number }): boolean {
  return age < GROWN
}

export function familyCode(below: RandomBelow): string {
  const letters = [...LETTERS]
  return Array.from({ length: LENGTH }, () => letters.splice(below(letters.length), 1)).join('')
}

export function readFamilyCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(code) ? code : undefined
}

const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

/** How often letters may be typed wrongly in a row: there are 17,160 codes. */
export const MAX_WRONG_LETTERS = 5

/** Of which a phone sends a digest with an entry: it has seen the slip, and does not keep what is on it. */
export function proofText({ id, slip }: { id: string; slip: string }): string {
  return `${id} ${slip}`
}
