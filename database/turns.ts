export type Turns = { take(): Promise<void>; pass(): void }

/** One at a time, in the order in which they came. */
export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  let taken = false
  return {
    take() {
      if (taken) return new Promise((resolve) => void waiting.push(resolve))
      taken = true
      return Promise.resolve()
    },
    pass() {
      const next = waiting.shift()
      if (next) next()
      else taken = false
    },
  }
}
