import type { Db } from './open.ts'

export type Figures = {
  /** How many payments stand in each state. */
  payments: { state: string; count: number }[]
  /** Mails that are still to be sent, and since when the first of them waits. */
  outbox: { waiting: number; since: string | undefined }
  /** Until when each job is, or was, held by a process. */
  leases: { name: string; until: string }[]
}

/** What an operator watches: only numbers, nothing of anybody. */
export async function readFigures(db: Db): Promise<Figures> {
  const payments = await db
    .selectFrom('payment')
    .select(['state', db.fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()
  const outbox = await db
    .selectFrom('outbox')
    .select([db.fn.countAll<number | string>().as('waiting'), db.fn.min('created_at').as('since')])
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const leases = await db.selectFrom('job_lease').select(['name', 'until']).execute()
  return {
    // PostgreSQL counts in numbers too large for JavaScript, and so tells them as text.
    payments: payments.map(({ state, count }) => ({ state, count: Number(count) })),
    outbox: { waiting: Number(outbox.waiting), since: outbox.since ?? undefined },
    leases,
  }
}
