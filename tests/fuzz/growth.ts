import { heldMb } from '../memory.ts'

/** The memory that sixty requests may leave behind: half the size of their answers. */
export const MOST_GROWTH_MB = 1.5

const WARMING_UP = 30
const ASKED = 60

/** The growth of memory in megabytes over requests that are all different. */
export async function growth(ask: (each: number) => Promise<void>): Promise<number> {
  for (let each = 0; each < WARMING_UP; each++) await ask(each)
  const before = await heldMb()
  for (let each = 0; each < ASKED; each++) await ask(WARMING_UP + each)
  return (await heldMb()) - before
}
