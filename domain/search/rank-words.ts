import { isLike, isNear } from './match-word.ts'

/** From the best: as it was typed, in another usual spelling or longer, with one slip. */
export type Rank = 0 | 1 | 2

type Ranked = (stored: readonly string[]) => Rank | undefined

/** Says how well a record's words agree with those that were typed. Undefined when one is missing. */
export function rankWords(words: readonly string[]): Ranked {
  // Thousands of records share a few hundred names.
  const known = words.map(() => new Map<string, Rank | undefined>())
  const rank = (typed: string, index: number, stored: string) => {
    if (!known[index]?.has(stored)) known[index]?.set(stored, rankWord(typed, stored))
    return known[index]?.get(stored)
  }
  return (stored) =>
    words
      .map((typed, index) => best(stored.map((word) => rank(typed, index, word))))
      .reduce<Rank | undefined>(worse, 0)
}

export function rankWord(typed: string, stored: string): Rank | undefined {
  if (typed === stored) return 0
  if (isLike(typed, stored)) return 1
  return isNear(typed, stored) ? 2 : undefined
}

function best(ranks: readonly (Rank | undefined)[]): Rank | undefined {
  return ([0, 1, 2] as const).find((rank) => ranks.includes(rank))
}

function worse(one: Rank | undefined, other: Rank | undefined): Rank | undefined {
  if (one === undefined || other === undefined) return undefined
  return one > other ? one : other
}
