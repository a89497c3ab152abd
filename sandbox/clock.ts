/** Time as the sandbox knows it. Tests pass their own, so that nothing sleeps. */
export type Clock = {
  now: () => Date
  later: (task: () => Promise<void>, delayMs: number) => void
}

export function realClock(): Clock {
  return {
    now: () => new Date(),
    // unref: a webhook that is still due must not keep a stopping server alive.
    later: (task, delayMs) => void setTimeout(task, delayMs).unref(),
  }
}

/** India keeps one offset all year, so the wall clock is plain addition. */
export function inIndia(moment: Date): { date: string; time: string } {
  const [date = '', time = ''] = new Date(moment.getTime() + 19_800_000).toISOString().split('T')
  return { date, time: time.slice(0, 8) }
}
