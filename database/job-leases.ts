import type { Db } from './open.ts'

type Lease = { name: string; holder: string; now: Date; forMs: number }

/** True for the one process that may run the job until then; also for the one that holds it. */
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
            // A clock that is far off must not keep the job from everyone else.
            where('job_lease.until', '>', new Date(now.getTime() + 10 * forMs).toISOString()),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

/** The next one need not wait. */
export async function giveUpLease(db: Db, { name, holder, now }: Lease): Promise<void> {
  await db
    .updateTable('job_lease')
    .set({ until: now.toISOString() })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
}
