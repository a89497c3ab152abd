type Mutex = { acquire(): Promise<void>; release(): void }

/** Lets one caller in at a time, in the order in which they asked. */
export function createMutex(): Mutex {
  const waiting: (() => void)[] = []
  let taken = false
  return {
    acquire() {
      if (taken) return new Promise((resolve) => void waiting.push(resolve))
      taken = true
      return Promise.resolve()
    },
    release() {
      const next = waiting.shift()
      if (next) next()
      else taken = false
    },
  }
}
