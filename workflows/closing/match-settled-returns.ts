import { findPayments } from '#database/payments/payments.ts'
import { type Refund, refundsDoneBetween, refundsOfAll } from '#database/refunds/refunds.ts'
import { addDays, dayInIndia, startOfDay } from '#domain/days.ts'
import { matchReturns, type RecordedReturn } from '#domain/payments/match-returns.ts'
import type { SettlementLine } from '#domain/payments/settlement-line.ts'
import { inBatches } from '#workflows/in-batches.ts'
import type { Services } from '#workflows/services.ts'
import type { MatchedLine, MissingMoney } from './match-settlement.ts'

type Wanted = {
  lines: readonly SettlementLine[]
  /** The days that the report covers, should it name no refund of ours. In order. */
  otherDays: readonly string[]
}

/** The lines of a settlement report about refunds and chargebacks. */
export async function matchSettledReturns(
  services: Services,
  { lines, otherDays }: Wanted,
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
  const missing = await findMissing(services, { seen, days: own.length > 0 ? own : otherDays })
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

type Looked = { seen: ReadonlyMap<string, RecordedReturn>; days: readonly string[] }

async function findMissing({ db }: Services, { seen, days }: Looked): Promise<MissingMoney[]> {
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
