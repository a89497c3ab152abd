import type { Count } from '#workflows/services.ts'

export type Counters = { count: Count; read(): Record<string, number> }

/** Counters since the start of the process, for the metrics. */
export function createCounters(): Counters {
  const totals = new Map<string, number>()
  return {
    count: (name) => void totals.set(name, (totals.get(name) ?? 0) + 1),
    read: () => Object.fromEntries([...totals].sort(([a], [b]) => a.localeCompare(b))),
  }
}
