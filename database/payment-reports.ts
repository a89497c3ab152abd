import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from './open.ts'
import type { Tables } from './tables.ts'

export type PaymentReport = Selectable<Tables['payment_report']>

/** Keeps a report once and verbatim: the same bytes sent again are the same report. */
export async function keepReport(db: Db, report: Omit<PaymentReport, 'digest'>): Promise<void> {
  const digest = createHash('sha256').update(report.body).digest('hex')
  await db
    .insertInto('payment_report')
    .values({ ...report, digest })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
}

export async function reportsAbout(db: Db, txnid: string): Promise<PaymentReport[]> {
  return db
    .selectFrom('payment_report')
    .selectAll()
    .where('txnid', '=', txnid)
    .orderBy('received_at')
    .execute()
}

export async function countRefusedReports(db: Db, txnid: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment_report')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('txnid', '=', txnid)
    .where('verdict', '<>', 'accepted')
    .executeTakeFirstOrThrow()
  return Number(count)
}
