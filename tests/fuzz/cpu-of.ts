/** Enough for the slowest honest page, and too little for anything that grows faster than its input. */
export const MOST_CPU_MS = 250

/**
 * The processor time of this thread in milliseconds, which other programs can't lengthen. The garbage
 * of earlier requests may be collected meanwhile, so a slow one is asked for again.
 */
export async function cpuOf(run: () => Promise<unknown>, tries = 3): Promise<number> {
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  const ms = Math.round((user + system) / 1_000)
  return ms < MOST_CPU_MS || tries === 1 ? ms : cpuOf(run, tries - 1)
}
