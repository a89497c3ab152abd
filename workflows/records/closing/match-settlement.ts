import { createHash } from 'node:crypto'
import {
  findSettlement,
  type SettlementResult,
  type StoredSettlement,
} from '#database/closing/settlements.ts'
import type { Db } from '#database/engine/open.ts'
import { receivedBetween } from '#database/records/payments/listed-payments.ts'
import { findPayments, type Payment } from '#database/records/payments/payments.ts'
import { type Refund, refundsDoneBetween, refundsOfAll } from '#database/records/refunds/refunds.ts'
import { csvRows, hasText, isTooWide } from '#domain/csv.ts'
import { addDays, dayInIndia, startOfDay } from '#domain/days.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import {
  addsUp,
  matchReturns,
  type RecordedReturn,
  type SettlementLine,
  type SettlementReader,
  settlementReader,
  sumTransfer,
  transfersOf,
} from '#domain/payments/settlement-line.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import { createPauses, inBatches, type Pauses } from '#workflows/in-batches.ts'
import type { Services } from '#workflows/services.ts'

export type { SettlementResult }

export type MatchedLine = SettlementResult['lines'][number]

type MissingMoney = SettlementResult['missing'][number]

export type Settlement =
  | (SettlementResult & {
      ok: true
      digest: string
      /** Where the same file was kept before. */
      stored: Pick<StoredSettlement, 'at' | 'author'> | undefined
    })
  | NotAllowed
  | { ok: false; problem: SettlementProblem }

/** Matches the provider's settlement report with our records, line by line. Stores nothing. */
export async function matchSettlement(
  services: Services,
  { actor, text }: { actor: Actor; text: string },
): Promise<Settlement> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const reading = await readSettlementFile(text)
  if (!reading.ok) return reading
  const { lines, hasKinds, unreadable } = reading
  const [paid, returned] = [lines.filter(isPayment), lines.filter((line) => !isPayment(line))]
  const payments = await matchSettledPayments(services, paid)
  // A report without any kinds may leave out what went back.
  const otherDays = hasKinds ? payments.days : []
  const returns = await matchSettledReturns(services, { lines: returned, otherDays })
  const [digest, total] = [settlementDigest(text), sumTransfer('', lines)]
  return {
    ok: true,
    digest,
    stored: await findSettlement(services.db, digest),
    lines: [...payments.lines, ...returns.lines].sort((a, b) => a.line - b.line),
    missing: [...payments.missing, ...returns.missing],
    unreadable,
    settledMinor: total.settledMinor,
    returnedMinor: total.returnedMinor,
    transfers: transfersOf(lines),
    total,
  }
}

/** Of the file's text. A browser that sends it again changes the ends of lines. */
function settlementDigest(text: string): string {
  return createHash('sha256').update(text.replace(/\r\n?/g, '\n').trim()).digest('hex')
}

function isPayment({ kind }: SettlementLine): boolean {
  return kind === 'payment'
}

/** The lines of a settlement report about payments, with the days on which these were received. */
async function matchSettledPayments(
  { db }: Services,
  settled: readonly SettlementLine[],
): Promise<{ lines: MatchedLine[]; missing: MissingMoney[]; days: string[] }> {
  const named = new Set(settled.map(({ txnid }) => txnid))
  const found = await inBatches(named, (some) => findPayments(db, some))
  const payments = new Map(found.map((payment) => [payment.txnid, payment]))
  const seen = new Set<string>()
  const lines = settled.map((line): MatchedLine => {
    const isTwice = seen.has(line.txnid)
    seen.add(line.txnid)
    const matched = matchLine(line, payments.get(line.txnid))
    return isTwice ? { ...matched, verdict: 'twice' } : matched
  })
  const days = found.map(({ received_on }) => received_on ?? '').filter((day) => day !== '')
  const missing = await findMissingPayments(db, { named, days: days.sort() })
  return { lines, missing, days }
}

function matchLine(line: SettlementLine, payment: Payment | undefined): MatchedLine {
  const isReceived = payment !== undefined && wasReceived(payment.state)
  const recordedMinor = isReceived ? (payment.received_minor ?? payment.amount_minor) : undefined
  const sound = addsUp(line) ? 'matched' : 'unbalanced'
  const compared = recordedMinor === line.amountMinor ? sound : 'differing'
  return { ...line, verdict: recordedMinor === undefined ? 'unknown' : compared, recordedMinor }
}

async function findMissingPayments(
  db: Db,
  { named, days }: { named: ReadonlySet<string>; days: readonly string[] },
): Promise<MissingMoney[]> {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const [missing, pauses]: [MissingMoney[], Pauses] = [[], createPauses()]
  for (let after: Payment | undefined; ; ) {
    const some = await receivedBetween(db, { from, to, after, limit: MAX_AT_ONCE })
    missing.push(...some.filter(({ txnid }) => !named.has(txnid)).map(toMissing))
    after = some.at(-1)
    if (some.length < MAX_AT_ONCE) return missing
    if (pauses.isDue()) await pauses.take()
  }
}

const MAX_AT_ONCE = 500

function toMissing(payment: Payment): MissingMoney {
  const { id, txnid, received_minor, amount_minor, received_on } = payment
  const amountMinor = received_minor ?? amount_minor
  return { key: id, kind: 'payment', txnid, amountMinor, day: received_on ?? '' }
}

type SettledReturns = {
  lines: readonly SettlementLine[]
  /** The days that the report covers, should it name no refund of ours. In order. */
  otherDays: readonly string[]
}

/** The lines of a settlement report about refunds and chargebacks. */
async function matchSettledReturns(
  services: Services,
  { lines, otherDays }: SettledReturns,
): Promise<{ lines: MatchedLine[]; missing: MissingMoney[] }> {
  const matched: MatchedLine[] = []
  const seen = new Map<string, RecordedReturn>()
  const byNumber = Map.groupBy(lines, (line) => line.txnid)
  const recorded = await recordedReturns(services, byNumber.keys())
  for (const [txnid, own] of byNumber) {
    const matches = matchReturns(
      own.map(({ amountMinor }) => amountMinor),
      recorded.get(txnid) ?? [],
    )
    for (const [index, line] of own.entries()) {
      const { verdict = 'unknown', recorded: refund } = matches[index] ?? {}
      if (refund) seen.set(refund.token, refund)
      matched.push({ ...line, verdict, recordedMinor: refund?.amountMinor })
    }
  }
  const own = [...seen.values()].map(({ day }) => day).sort()
  const missing = await findMissingReturns(services, {
    seen,
    days: own.length > 0 ? own : otherDays,
  })
  return { lines: matched, missing }
}

/** By the payment's number. The provider may settle a refund before we have heard that it is done. */
async function recordedReturns(
  { db }: Services,
  txnids: Iterable<string>,
): Promise<Map<string, RecordedReturn[]>> {
  const payments = await inBatches(txnids, (some) => findPayments(db, some))
  const numbers = new Map(payments.map(({ id, txnid }) => [id, txnid]))
  const refunds = await inBatches(numbers.keys(), (some) => refundsOfAll(db, some))
  // A refused one takes nothing.
  const taking = refunds.filter(({ state }) => state !== 'refused')
  const byNumber = Map.groupBy(taking, ({ payment_id }) => numbers.get(payment_id) ?? '')
  return new Map([...byNumber].map(([txnid, own]) => [txnid, own.map(toReturn)]))
}

function toReturn({ token, amount_minor, changed_at }: Refund): RecordedReturn {
  return { token, amountMinor: amount_minor, day: dayInIndia(Date.parse(changed_at)) }
}

async function findMissingReturns(
  { db }: Services,
  { seen, days }: { seen: ReadonlyMap<string, RecordedReturn>; days: readonly string[] },
): Promise<MissingMoney[]> {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const done = await refundsDoneBetween(db, {
    from: new Date(startOfDay(from)).toISOString(),
    to: new Date(startOfDay(addDays(to, 1))).toISOString(),
  })
  return done
    .filter(({ token }) => !seen.has(token))
    .map(({ token, txnid, amount_minor, changed_at }) => ({
      key: token,
      kind: 'refund',
      txnid,
      amountMinor: amount_minor,
      day: dayInIndia(Date.parse(changed_at)),
    }))
}

type SettlementFile =
  | {
      ok: true
      lines: SettlementLine[]
      unreadable: number[]
      /** Whether the report says what kind each line is. */
      hasKinds: boolean
    }
  | { ok: false; problem: SettlementProblem }

export type SettlementProblem = 'no-columns' | 'too-large'

/** More than a church is paid in years. */
export const MAX_LINES = 20_000

/** Reads a settlement report, with pauses. */
export async function readSettlementFile(text: string): Promise<SettlementFile> {
  const pauses = createPauses()
  const [lines, unreadable]: [SettlementLine[], number[]] = [[], []]
  let reader: SettlementReader | undefined
  for (const row of csvRows(text)) {
    if (pauses.isDue()) await pauses.take()
    const isTooLong = lines.length + unreadable.length === MAX_LINES && hasText(row)
    if (isTooWide(row) || isTooLong) return { ok: false, problem: 'too-large' }
    if (!hasText(row)) continue
    if (reader) {
      const line = reader.read(row)
      if (line) lines.push(line)
      else unreadable.push(row.line)
    } else {
      reader = settlementReader(row)
      if (!reader) return { ok: false, problem: 'no-columns' }
    }
  }
  if (!reader) return { ok: false, problem: 'no-columns' }
  return { ok: true, lines, unreadable, hasKinds: reader.hasKinds }
}
