/** Tests pass their own, so that nothing sleeps. */
export type Clock = {
  now: () => Date
  later: (task: () => Promise<void>, delayMs: number) => void
}

export const realClock: Clock = {
  now: () => new Date(),
  // A webhook that is still due must not keep a stopping server alive.
  later: (task, delayMs) => void setTimeout(task, delayMs).unref(),
}

/** India has one offset all year. */
export const INDIA_ZONE = 'Asia/Kolkata'
export const INDIA_OFFSET = '+05:30'
const INDIA_AHEAD_MS = 5.5 * 60 * 60_000

export function inIndia(moment: Date): { date: string; time: string } {
  const wall = new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString()
  return { date: wall.slice(0, 10), time: wall.slice(11, 19) }
}
