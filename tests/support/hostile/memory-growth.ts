import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Memory in use after garbage collection, in megabytes. */
async function heldMb(): Promise<number> {
  for (let times = 0; times < 3; times++) {
    collect()
    await new Promise(setImmediate)
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}

/** The memory that a round of requests may leave behind: half the size of their answers. */
export const MAX_GROWTH_MB = 0.75

const ROUNDS = 3
const ASKED = 30

/**
 * The growth of memory in megabytes over a round of requests that are all different: the middle of three
 * rounds, after one to warm up. In one of them memory of earlier tests may be freed.
 */
export async function memoryGrowth(ask: (each: number) => Promise<void>): Promise<number> {
  const held: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    for (let each = 0; each < ASKED; each++) await ask(round * ASKED + each)
    held.push(await heldMb())
  }
  const grown = held.slice(1).map((mb, round) => mb - (held[round] ?? 0))
  return grown.toSorted((a, b) => a - b)[1] ?? 0
}
