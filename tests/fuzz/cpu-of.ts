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

/**
 * The longest processor time for which no other request is answered: between two turns of the event
 * loop. For work that takes longer than one request may, and lets others be answered meanwhile.
 */
export async function longestStretchOf(run: () => Promise<unknown>, tries = 3): Promise<number> {
  let [longest, isRunning, before] = [0, true, process.threadCpuUsage()]
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, Math.round((user + system) / 1_000))
    before = process.threadCpuUsage()
    if (isRunning) setImmediate(turn)
  }
  setImmediate(turn)
  await run()
  isRunning = false
  return longest < MOST_CPU_MS || tries === 1 ? longest : longestStretchOf(run, tries - 1)
}
