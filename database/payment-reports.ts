import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from './open.ts'
import type { Tables } from './tables.ts'
import { tooFar } from './too-far.ts'

/** What the provider tells of a refund: not signed, and not refused either. */
export const REFUND_NEWS = 'refund-news'

export type PaymentReport = Selectable<Tables['payment_report']>

type NewReport = Pick<PaymentReport, 'received_at' | 'source' | 'verdict' | 'body'> & {
  txnid: string
  /** Of a report that was accepted: the provider's signature, what it signed, when to settle it. */
  signature?: string
  signed?: PaymentReport['signed']
  settle_at?: string | null
}

/** `too-many`: nothing was stored, so that strangers can't fill the disk. */
type Keeping = 'new' | 'known' | 'too-many'

/**
 * Keeps a report once. A signed report is known by what was signed: whoever adds other fields to it
 * sends the same one again. What nobody signed is known by its bytes; a few of those are enough to
 * see it.
 */
export async function keepReport(db: Db, report: NewReport): Promise<Keeping> {
  const { signature: _, signed = null, settle_at = null, ...row } = report
  const digest = digestOf(report)
  if (await findReport(db, digest)) return 'known'
  if (await isFull(db, report)) return 'too-many'
  const stored = await db
    .insertInto('payment_report')
    .values({
      ...row,
      // PostgreSQL knows no text with a zero in it.
      body: report.body.slice(0, MOST_CHARACTERS).replaceAll('\0', '\uFFFD'),
      digest,
      signed,
      settle_at,
      attempts: 0,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('digest')
    .executeTakeFirst()
  return stored ? 'new' : 'known'
}

export function digestOf({
  signature,
  txnid,
  body,
}: Pick<NewReport, 'signature' | 'txnid' | 'body'>) {
  const known = signature ? `signed ${txnid} ${signature}` : body
  return createHash('sha256').update(known).digest('hex')
}

export async function reportsAbout(db: Db, txnid: string): Promise<PaymentReport[]> {
  return db
    .selectFrom('payment_report')
    .selectAll()
    .where('txnid', '=', txnid)
    .orderBy('received_at')
    .execute()
}

/** A report waits an hour at most, and clocks may differ by as much. */
const LONGEST_WAIT_MS = 3 * 60 * 60_000

/** What is to be settled by now, the oldest first. */
export async function reportsToSettle(
  db: Db,
  { at, most }: { at: string; most: number },
): Promise<PaymentReport[]> {
  return db
    .selectFrom('payment_report')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('settle_at', '<=', at), eb('settle_at', '>', tooFar(at, LONGEST_WAIT_MS))]),
    )
    .orderBy('received_at')
    .limit(most)
    .execute()
}

/**
 * True for the one caller, in this process or another, who settles it. Should that process die, it is
 * due again; null gives it up after this attempt.
 */
export async function claimReport(
  db: Db,
  { digest, settle_at }: PaymentReport,
  againAt: string | null,
): Promise<boolean> {
  const claimed = await db
    .updateTable('payment_report')
    .set((column) => ({ settle_at: againAt, attempts: column('attempts', '+', 1) }))
    .where('digest', '=', digest)
    .where('settle_at', '=', settle_at)
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}

export async function markReportSettled(db: Db, digest: string): Promise<void> {
  const settled = db.updateTable('payment_report').set({ settle_at: null, attempts: 0 })
  await settled.where('digest', '=', digest).execute()
}

/** A report that was sent again is settled again, unless that is under way. */
export async function settleReportAgain(db: Db, digest: string, at: string): Promise<void> {
  await db
    .updateTable('payment_report')
    .set({ settle_at: at })
    .where('digest', '=', digest)
    .where('settle_at', 'is', null)
    .execute()
}

/** A report has about two thousand; the longest that was seen, three. */
const MOST_CHARACTERS = 8_000

async function findReport(db: Db, digest: string) {
  return db
    .selectFrom('payment_report')
    .select('digest')
    .where('digest', '=', digest)
    .executeTakeFirst()
}

const MOST_OF_A_KIND = 20
const MOST_UNSIGNED_A_DAY = 1_000
const DAY_MS = 24 * 60 * 60_000

/** Twenty of each kind for one payment; and for all payments so many a day that nobody signed. */
async function isFull(db: Db, { txnid, verdict, received_at }: NewReport): Promise<boolean> {
  const alike = await countReports(db, { verdict, txnid })
  if (alike >= MOST_OF_A_KIND) return true
  if (verdict === 'accepted') return false
  const since = new Date(Date.parse(received_at) - DAY_MS).toISOString()
  return (await countReports(db, { verdict, since })) >= MOST_UNSIGNED_A_DAY
}

type Counted = { verdict: string; txnid?: string; since?: string }

/** News of refunds is counted apart: no number of forgeries keeps it out. */
async function countReports(db: Db, { verdict, txnid, since }: Counted): Promise<number> {
  const known = ['accepted', REFUND_NEWS]
  const { count } = await db
    .selectFrom('payment_report')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where((where) =>
      known.includes(verdict) ? where('verdict', '=', verdict) : where('verdict', 'not in', known),
    )
    .$if(txnid !== undefined, (query) => query.where('txnid', '=', txnid ?? ''))
    .$if(since !== undefined, (query) => query.where('received_at', '>', since ?? ''))
    .executeTakeFirstOrThrow()
  return Number(count)
}
