import type { Db } from '#database/engine/open.ts'
import { findPayments, type Payment } from '#database/payments/payments.ts'
import { receivedBetween } from '#database/payments/received-payments.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import type { SettlementLine } from '#domain/payments/settlement-line.ts'
import { inBatches } from '#workflows/in-batches.ts'
import { createPauses, type Pauses } from '#workflows/pauses.ts'
import type { Services } from '#workflows/services.ts'
import type { MatchedLine, MissingMoney } from './match-settlement.ts'

/** The lines of a settlement report about payments, with the days on which these were received. */
export async function matchSettledPayments(
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
  const missing = await findMissing(db, { named, days: days.sort() })
  return { lines, missing, days }
}

function matchLine(line: SettlementLine, payment: Payment | undefined): MatchedLine {
  const isReceived = payment !== undefined && wasReceived(payment.state)
  const recordedMinor = isReceived ? (payment.received_minor ?? payment.amount_minor) : undefined
  const compared = recordedMinor === line.amountMinor ? 'matched' : 'differing'
  return { ...line, verdict: recordedMinor === undefined ? 'unknown' : compared, recordedMinor }
}

type Looked = { named: ReadonlySet<string>; days: readonly string[] }

async function findMissing(db: Db, { named, days }: Looked): Promise<MissingMoney[]> {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const [missing, pauses]: [MissingMoney[], Pauses] = [[], createPauses()]
  for (let after: Payment | undefined; ; ) {
    const some = await receivedBetween(db, { from, to, after, most: MAX_AT_ONCE })
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
