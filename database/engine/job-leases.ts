import type { Db } from './open.ts'
import { changeRows } from './rows.ts'

type Lease = { name: string; holder: string; now: Date; forMs: number }

/** Returns true for the one process that may run the job until the lease ends. */
export async function takeLease(db: Db, { name, holder, now, forMs }: Lease): Promise<boolean> {
  const until = new Date(now.getTime() + forMs).toISOString()
  const taken = await db
    .insertInto('job_lease')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where((where) =>
          where.or([
            where('job_lease.holder', '=', holder),
            where('job_lease.until', '<=', now.toISOString()),
            // A lease that ends too far ahead was written by a wrong clock and must not block the job.
            where('job_lease.until', '>', new Date(now.getTime() + 10 * forMs).toISOString()),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

/** Ends the lease early, so that the next process need not wait. */
export async function releaseLease(db: Db, { name, holder, now }: Lease): Promise<void> {
  await changeRows(db, 'job_lease', { name, holder }, { until: now.toISOString() })
}
