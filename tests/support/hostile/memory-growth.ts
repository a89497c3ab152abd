import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
// V8 also drops the compiled code of other tests after some collections, over several of them.
setFlagsFromString('--no-flush-bytecode')
const collect: () => void = runInNewContext('gc')

/** Memory in use after garbage collection, in megabytes. A collection takes most of a second among other tests. */
async function heldMb(): Promise<number> {
  collect()
  await new Promise(setImmediate)
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}

/** Waits until collecting frees nothing more of what earlier tests in this process left. */
async function earlierFreed(): Promise<void> {
  let before = Number.POSITIVE_INFINITY
  let now = await heldMb()
  for (let times = 0; times < 5 && now < before - 0.02; times++) {
    before = now
    now = await heldMb()
  }
}

/** The memory that a round of requests may leave behind: half the size of their answers. */
export const MAX_GROWTH_MB = 0.75

const MAX_ROUNDS = 9
const ASKED = 30

/**
 * In megabytes a round. The middle of three rounds: in one of them memory of earlier tests may still be freed.
 * After a round that is too large there are more: what leaks does so in each of them.
 */
export async function memoryGrowth(ask: (each: number) => Promise<void>): Promise<number> {
  await earlierFreed()
  const grown: number[] = []
  let held = 0
  for (let round = 0; round <= MAX_ROUNDS; round++) {
    for (let each = 0; each < ASKED; each++) await ask(round * ASKED + each)
    const now = await heldMb()
    if (round > 0) grown.push(now - held)
    held = now
    if (grown.length >= 3 && middleOf(grown.slice(-3)) < MAX_GROWTH_MB) break
  }
  return middleOf(grown.slice(-3))
}

function middleOf(three: number[]): number {
  return three.toSorted((a, b) => a - b)[1] ?? 0
}
