type SingleFlight<Value> = {
  isRunning(key: string): boolean
  /** Joins the work that runs for this key, or starts it. */
  run(key: string): Promise<Value>
  /** Lets the next request start anew, though earlier work still runs. */
  clear(): void
}

/** Does the work of one key once at a time, however many requests wait for it. */
export function createSingleFlight<Value>(
  work: (key: string) => Promise<Value>,
): SingleFlight<Value> {
  const flights = new Map<string, Promise<Value>>()
  return {
    isRunning: (key) => flights.has(key),
    run(key) {
      const running = flights.get(key)
      if (running) return running
      const flight = work(key).finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
      flights.set(key, flight)
      return flight
    },
    clear: () => flights.clear(),
  }
}
