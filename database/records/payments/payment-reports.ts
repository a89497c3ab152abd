import { digestOf } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, type Due, due, findRows, hasRow, insertNew } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { ReportVerdict } from '#domain/payments/evidence.ts'

export type PaymentReport = Tables['payment_report']

type NewReport = Pick<PaymentReport, 'received_at' | 'source' | 'verdict' | 'body'> & {
  txnid: string
  /** These are only for an accepted report. */
  signature?: string
  signed?: PaymentReport['signed']
  settle_at?: string | null
}

/**
 * A signed report is identified by its signature, so the same report with other unsigned fields is a
 * repeat. An unsigned one is identified by its bytes, and only a few are stored, so that strangers can't
 * fill the disk.
 */
export async function storeReport(db: Db, report: NewReport) {
  const { signature: _, signed = null, settle_at = null, ...row } = report
  const digest = reportDigest(report)
  if (await hasRow(db, 'payment_report', { digest })) return 'known'
  if (await isFull(db, report)) return 'too-many'
  // PostgreSQL refuses text with a NUL (postgresql.org/docs/current/datatype-character.html).
  const body = report.body.slice(0, MAX_CHARACTERS).replaceAll('\0', '\uFFFD')
  const stored = { ...row, body, digest, signed, settle_at, attempts: 0 }
  return (await insertNew(db, 'payment_report', [stored])) > 0 ? 'new' : 'known'
}

export function reportDigest({
  signature,
  txnid,
  body,
}: Pick<NewReport, 'signature' | 'txnid' | 'body'>) {
  return digestOf(signature ? `signed ${txnid} ${signature}` : body)
}

/** A report waits an hour at most. The rest allows for clocks that differ. */
const LONGEST_WAIT_MS = 3 * 60 * 60_000

export async function reportsToSettle(db: Db, { at, limit }: Due): Promise<PaymentReport[]> {
  const settle_at = due(at, LONGEST_WAIT_MS)
  return findRows(db, 'payment_report', { settle_at }, 'received_at', limit)
}

/**
 * Returns true for one caller only, in this process or another. If that process dies, the report is due
 * again at `againAt`; null makes this the last attempt.
 */
export async function claimReport(
  db: Db,
  { digest, settle_at, attempts }: PaymentReport,
  againAt: string | null,
): Promise<boolean> {
  const claim = { settle_at: againAt, attempts: attempts + 1 }
  return (await changeRows(db, 'payment_report', { digest, settle_at, attempts }, claim)) > 0
}

/** The same of one that is known by its digest and waits for the job. */
export async function claimWaiting(
  db: Db,
  digest: string,
  { at, againAt }: { at: string; againAt: string },
): Promise<boolean> {
  const waiting = { digest, settle_at: due(at, LONGEST_WAIT_MS) }
  return (await changeRows(db, 'payment_report', waiting, { settle_at: againAt })) > 0
}

/** A report has about 2,000 characters; the longest seen had 3,000. */
const MAX_CHARACTERS = 8_000

const MAX_OF_A_KIND = 20
const MAX_UNSIGNED_A_DAY = 1_000
const DAY_MS = 24 * 60 * 60_000

async function isFull(db: Db, { txnid, verdict, received_at }: NewReport): Promise<boolean> {
  const alike = await countReports(db, { verdict, txnid })
  if (alike >= MAX_OF_A_KIND) return true
  if (verdict === 'accepted') return false
  const since = new Date(Date.parse(received_at) - DAY_MS).toISOString()
  return (await countReports(db, { verdict, since })) >= MAX_UNSIGNED_A_DAY
}

/** Refund news are counted separately, so that forged reports can't keep them out. */
async function countReports(
  db: Db,
  { verdict, txnid, since }: { verdict: ReportVerdict; txnid?: string; since?: string },
): Promise<number> {
  const known: readonly ReportVerdict[] = ['accepted', 'refund-news']
  const { count } = await db
    .selectFrom('payment_report')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where((where) =>
      known.includes(verdict) ? where('verdict', '=', verdict) : where('verdict', 'not in', known),
    )
    .$if(txnid !== undefined, (query) => query.where('txnid', '=', txnid ?? ''))
    .$if(since !== undefined, (query) => query.where('received_at', '>', since ?? ''))
    .executeTakeFirstOrThrow()
  return count
}
