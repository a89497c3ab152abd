import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from './open.ts'
import type { Tables } from './tables.ts'

/** What the provider tells of a refund: not signed, and not refused either. */
export const REFUND_NEWS = 'refund-news'

export type PaymentReport = Selectable<Tables['payment_report']>

/**
 * Keeps a report once and verbatim: the same bytes sent again are the same report. Whoever knows one
 * of our numbers could fill the disk with what nobody signed: a few of those are enough to see it.
 */
export async function keepReport(db: Db, report: Omit<PaymentReport, 'digest'>): Promise<void> {
  const { txnid, verdict } = report
  if (txnid && verdict !== 'accepted' && (await countUnsigned(db, txnid, verdict)) >= MOST_UNSIGNED)
    return
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

const MOST_UNSIGNED = 20

/** News of refunds is counted apart: no number of forgeries keeps it out. */
async function countUnsigned(db: Db, txnid: string, verdict: string): Promise<number> {
  const isNews = verdict === REFUND_NEWS
  const { count } = await db
    .selectFrom('payment_report')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('txnid', '=', txnid)
    .where('verdict', isNews ? 'in' : 'not in', isNews ? [REFUND_NEWS] : ['accepted', REFUND_NEWS])
    .executeTakeFirstOrThrow()
  return Number(count)
}
