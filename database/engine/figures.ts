import type { Db } from './open.ts'

export type Figures = {
  payments: { state: string; count: number }[]
  outbox: { waiting: number; since: string | undefined }
  leases: { name: string; until: string }[]
}

/** They are counts and times only, and no personal data. */
export async function readFigures(db: Db): Promise<Figures> {
  const payments = await db
    .selectFrom('payment')
    .select(['state', db.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const outbox = await db
    .selectFrom('outbox')
    .select([db.fn.countAll<number>().as('waiting'), db.fn.min('created_at').as('since')])
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const leases = await db.selectFrom('job_lease').select(['name', 'until']).execute()
  return { payments, outbox: { ...outbox, since: outbox.since ?? undefined }, leases }
}
