import { createHash } from 'node:crypto'
import {
  findSettlement,
  type SettlementResult,
  storeSettlement,
} from '#database/closing/settlements.ts'
import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import { receivedBetween } from '#database/records/payments/listed-payments.ts'
import { findPayments, type Payment } from '#database/records/payments/payments.ts'
import { type Refund, refundsDoneBetween } from '#database/records/refunds/refunds.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { csvRows, hasText, isTooWide } from '#domain/csv.ts'
import { dayInIndia, spanOfDays } from '#domain/days.ts'
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
import { staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type Question, refuse, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import { createPauses, inBatches, type Pauses } from '#workflows/in-batches.ts'
import type { Services } from '#workflows/services.ts'

export type { SettlementResult }

export type MatchedLine = SettlementResult['lines'][number]

type MissingMoney = SettlementResult['missing'][number]

export type Settlement = Awaited<ReturnType<typeof matchSettlement>>

/** Matches the provider's settlement report with our records, line by line. Stores nothing. */
export async function matchSettlement(services: Services, { actor, text }: Question<'text'>) {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const reading = await readSettlementFile(text)
  if (!reading.ok) return reading
  const { lines, hasKinds, unreadable } = reading
  const paid = lines.filter(({ kind }) => kind === 'payment')
  const payments = await matchSettledPayments(services, paid)
  // A report without any kinds may leave out what went back.
  const otherDays = hasKinds ? payments.days : []
  const returned = lines.filter(({ kind }) => kind !== 'payment')
  const returns = await matchSettledReturns(services, returned, otherDays)
  // A browser that sends the file again changes the ends of lines.
  const content = text.replace(/\r\n?/g, '\n').trim()
  const digest = createHash('sha256').update(content).digest('hex')
  const total = sumTransfer('', lines)
  return {
    ok: true as const,
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

async function matchSettledPayments({ db }: Services, settled: readonly SettlementLine[]) {
  const named = new Set(settled.map(({ txnid }) => txnid))
  const found = await inBatches(named, (some) => findPayments(db, some))
  const payments = new Map(found.map((payment) => [payment.txnid, payment]))
  const seen = new Set<string>()
  const lines = settled.map((line): MatchedLine => {
    const isTwice = seen.has(line.txnid)
    seen.add(line.txnid)
    const payment = payments.get(line.txnid)
    const isReceived = payment !== undefined && wasReceived(payment.state)
    const recordedMinor = isReceived ? (payment.received_minor ?? payment.amount_minor) : undefined
    const sound = addsUp(line) ? 'matched' : 'unbalanced'
    const compared = recordedMinor === line.amountMinor ? sound : 'differing'
    const verdict = recordedMinor === undefined ? 'unknown' : compared
    return { ...line, verdict: isTwice ? 'twice' : verdict, recordedMinor }
  })
  const days = found.flatMap(({ received_on }) => received_on || []).sort()
  return { lines, missing: await findMissingPayments(db, named, days), days }
}

const MAX_AT_ONCE = 500

async function findMissingPayments(db: Db, named: ReadonlySet<string>, days: readonly string[]) {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const [missing, pauses]: [MissingMoney[], Pauses] = [[], createPauses()]
  for (let after: Payment | undefined; ; ) {
    const some = await receivedBetween(db, { from, to, after, limit: MAX_AT_ONCE })
    for (const { id, txnid, received_minor, amount_minor, received_on } of some) {
      const amountMinor = received_minor ?? amount_minor
      const day = received_on ?? ''
      if (!named.has(txnid)) missing.push({ key: id, kind: 'payment', txnid, amountMinor, day })
    }
    after = some.at(-1)
    if (some.length < MAX_AT_ONCE) return missing
    if (pauses.isDue()) await pauses.take()
  }
}

/** `otherDays` are those that the report covers, in order, should it name no refund of ours. */
async function matchSettledReturns(
  { db }: Services,
  lines: readonly SettlementLine[],
  otherDays: readonly string[],
): Promise<{ lines: MatchedLine[]; missing: MissingMoney[] }> {
  const matched: MatchedLine[] = []
  const seen = new Map<string, RecordedReturn>()
  const byNumber = Map.groupBy(lines, (line) => line.txnid)
  const recorded = await recordedReturns(db, byNumber.keys())
  for (const [txnid, own] of byNumber) {
    const amounts = own.map(({ amountMinor }) => amountMinor)
    const matches = matchReturns(amounts, recorded.get(txnid) ?? [])
    for (const [index, line] of own.entries()) {
      const { verdict = 'unknown', recorded: refund } = matches[index] ?? {}
      if (refund) seen.set(refund.token, refund)
      matched.push({ ...line, verdict, recordedMinor: refund?.amountMinor })
    }
  }
  const own = [...seen.values()].map(({ day }) => day).sort()
  const days = own.length > 0 ? own : otherDays
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return { lines: matched, missing: [] }
  const done = await refundsDoneBetween(db, spanOfDays(first, last))
  const missing = done
    .filter(({ token }) => !seen.has(token))
    .map((refund): MissingMoney => {
      const { token: key, amountMinor, day } = toReturn(refund)
      return { key, kind: 'refund', txnid: refund.txnid, amountMinor, day }
    })
  return { lines: matched, missing }
}

/** By the payment's number. The provider may settle a refund before we have heard that it is done. */
async function recordedReturns(db: Db, txnids: Iterable<string>) {
  const payments = await inBatches(txnids, (some) => findPayments(db, some))
  const numbers = new Map(payments.map(({ id, txnid }) => [id, txnid]))
  const refunds = await inBatches(numbers.keys(), (some) =>
    findRows(db, 'refund', { payment_id: some }, 'asked_at'),
  )
  // A refused one takes nothing.
  const taking = refunds.filter(({ state }) => state !== 'refused')
  const byNumber = Map.groupBy(taking, ({ payment_id }) => numbers.get(payment_id) ?? '')
  return new Map([...byNumber].map(([txnid, own]) => [txnid, own.map(toReturn)]))
}

function toReturn({ token, amount_minor, changed_at }: Refund): RecordedReturn {
  return { token, amountMinor: amount_minor, day: dayInIndia(Date.parse(changed_at)) }
}

export type SettlementProblem = 'no-columns' | 'too-large'

/** More than a church is paid in years. */
export const MAX_LINES = 20_000

async function readSettlementFile(text: string) {
  const pauses = createPauses()
  const [lines, unreadable]: [SettlementLine[], number[]] = [[], []]
  let reader: SettlementReader | undefined
  for (const row of csvRows(text)) {
    if (pauses.isDue()) await pauses.take()
    const isTooLong = lines.length + unreadable.length === MAX_LINES && hasText(row)
    if (isTooWide(row) || isTooLong) return refuse('too-large')
    if (!hasText(row)) continue
    if (reader) {
      const line = reader.read(row)
      if (line) lines.push(line)
      else unreadable.push(row.line)
    } else {
      reader = settlementReader(row)
      if (!reader) return refuse('no-columns')
    }
  }
  if (!reader) return refuse('no-columns')
  return { ok: true as const, lines, unreadable, hasKinds: reader.hasKinds }
}

/** Each file is kept once. What does not match is one item that needs attention. */
export async function keepSettlement(
  services: Services,
  { actor, text, key }: StaffForm & { text: string },
) {
  const { db, now } = services
  const matched = await matchSettlement(services, { actor, text })
  if (!matched.ok) return matched
  const { digest, ok: _, stored: __, ...all } = matched
  const kept = { ok: true as const, digest }
  return onceInTransaction(db, { key, again: () => kept }, async (tx) => {
    // Lines that match are in the records already.
    const lines = all.lines.filter(({ verdict }) => verdict !== 'matched')
    const result: SettlementResult = { ...all, lines }
    const { settledMinor } = result
    const odd = lines.length + result.missing.length + result.unreadable.length
    const at = now()
    const isNew = await storeSettlement(tx, {
      digest,
      at: at.toISOString(),
      author: actor.name,
      odd,
      settled_minor: settledMinor,
      result,
    })
    if (isNew) {
      const about = { subject: 'settlement', subjectId: digest, action: 'keep-settlement' } as const
      await appendOfficeEvent(tx, { actor, ...about, details: { odd, settledMinor }, key, at })
    }
    return kept
  })
}

export async function readSettlementPage({ db }: Services, { actor, digest }: Question<'digest'>) {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const stored = await findSettlement(db, digest)
  if (!stored) return refuse('unknown')
  const { at, author, result } = stored
  return { ok: true as const, at, author, result }
}
