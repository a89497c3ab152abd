import { randomUUID } from 'node:crypto'
import { giveUpLease, takeLease } from '#database/engine/job-leases.ts'
import type { Services } from '#workflows/services.ts'

const LEASE_MS = 60_000
const WAIT_MS = 1_000

type Leased<Result> = {
  task: () => Promise<Result>
  /** Called each time another process holds the lease. */
  onWait: () => void
}

/** Runs a task while no server sweeps, so that the provider is not asked the same thing twice. */
export async function withSweepLease<Result>(
  { db, now }: Services,
  { task, onWait }: Leased<Result>,
): Promise<Result> {
  const holder = `office-${randomUUID()}`
  const lease = () => ({ name: 'sweep', holder, now: now(), forMs: LEASE_MS })
  while (!(await takeLease(db, lease()))) {
    onWait()
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  try {
    return await task()
  } finally {
    await giveUpLease(db, lease())
  }
}
