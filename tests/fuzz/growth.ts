import { heldMb } from '../memory.ts'

/** What sixty questions may leave behind: half of what the pages weigh that they are answered with. */
export const MOST_GROWTH_MB = 1.5

const WARMING_UP = 30
const ASKED = 60

/** By how many megabytes memory grows while something else is asked each time. */
export async function growth(ask: (each: number) => Promise<void>): Promise<number> {
  for (let each = 0; each < WARMING_UP; each++) await ask(each)
  const before = await heldMb()
  for (let each = 0; each < ASKED; each++) await ask(WARMING_UP + each)
  return (await heldMb()) - before
}
