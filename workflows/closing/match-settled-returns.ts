import { findPayment } from '#database/payments/payments.ts'
import { refundsDoneBetween, refundsOf } from '#database/refunds/refunds.ts'
import { addDays, dayInIndia, startOfDay } from '#domain/days.ts'
import { matchReturns, type RecordedReturn } from '#domain/payments/match-returns.ts'
import type { SettlementLine } from '#domain/payments/settlement-line.ts'
import type { Services } from '#workflows/services.ts'
import type { MatchedLine, MissingMoney } from './match-settlement.ts'

type Wanted = {
  lines: readonly SettlementLine[]
  /** The days that the report covers, should it name no refund of ours. In order. */
  otherDays: readonly string[]
}

/** The lines of a settlement report about refunds and chargebacks. */
export async function matchSettledReturns(
  services: Pick<Services, 'db'>,
  { lines, otherDays }: Wanted,
): Promise<{ lines: MatchedLine[]; missing: MissingMoney[] }> {
  const matched: MatchedLine[] = []
  const seen = new Map<string, RecordedReturn>()
  for (const [txnid, own] of Map.groupBy(lines, (line) => line.txnid)) {
    const recorded = await recordedReturns(services, txnid)
    const matches = matchReturns(
      own.map(({ amountMinor }) => amountMinor),
      recorded,
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

/** The provider may settle a refund before we have heard that it is done. A refused one takes nothing. */
async function recordedReturns(
  { db }: Pick<Services, 'db'>,
  txnid: string,
): Promise<RecordedReturn[]> {
  const payment = await findPayment(db, txnid)
  const refunds = payment ? await refundsOf(db, payment.id) : []
  return refunds
    .filter(({ state }) => state !== 'refused')
    .map(({ token, amount_minor, changed_at }) => ({
      token,
      amountMinor: amount_minor,
      day: dayInIndia(Date.parse(changed_at)),
    }))
}

type Looked = { seen: ReadonlyMap<string, RecordedReturn>; days: readonly string[] }

async function findMissing(
  { db }: Pick<Services, 'db'>,
  { seen, days }: Looked,
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
