import { heldMb } from '../memory.ts'

/** The memory that a round of requests may leave behind: half the size of their answers. */
export const MOST_GROWTH_MB = 0.75

const ROUNDS = 3
const ASKED = 30

/**
 * The growth of memory in megabytes over a round of requests that are all different: the middle of three
 * rounds, after one to warm up. In one of them memory of earlier tests may be freed.
 */
export async function growth(ask: (each: number) => Promise<void>): Promise<number> {
  const held: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    for (let each = 0; each < ASKED; each++) await ask(round * ASKED + each)
    held.push(await heldMb())
  }
  const grown = held.slice(1).map((mb, round) => mb - (held[round] ?? 0))
  return grown.toSorted((a, b) => a - b)[1] ?? 0
}
