import { findPayment } from '#database/payments/payments.ts'
import { receivedBetween } from '#database/payments/received-payments.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import type { SettlementLine } from '#domain/payments/settlement-line.ts'
import type { Services } from '#workflows/services.ts'
import type { MatchedLine, MissingMoney } from './match-settlement.ts'

/** The lines of a settlement report about payments, with the days on which these were received. */
export async function matchSettledPayments(
  services: Pick<Services, 'db'>,
  settled: readonly SettlementLine[],
): Promise<{ lines: MatchedLine[]; missing: MissingMoney[]; days: string[] }> {
  const lines: MatchedLine[] = []
  const dayOf = new Map<string, string>()
  for (const line of settled) {
    const isTwice = dayOf.has(line.txnid)
    const { matched, day } = await matchLine(services, line)
    dayOf.set(line.txnid, day)
    lines.push(isTwice ? { ...matched, verdict: 'twice' } : matched)
  }
  const days = [...dayOf.values()].filter((day) => day !== '').sort()
  const missing = await findMissing(services, { named: new Set(dayOf.keys()), days })
  return { lines, missing, days }
}

async function matchLine(
  { db }: Pick<Services, 'db'>,
  line: SettlementLine,
): Promise<{ matched: MatchedLine; day: string }> {
  const { txnid, amountMinor } = line
  const payment = await findPayment(db, txnid)
  const isReceived = payment !== undefined && wasReceived(payment.state)
  const recordedMinor = isReceived ? (payment.received_minor ?? payment.amount_minor) : undefined
  const compared = recordedMinor === amountMinor ? 'matched' : 'differing'
  return {
    matched: {
      ...line,
      verdict: recordedMinor === undefined ? 'unknown' : compared,
      recordedMinor,
    },
    day: payment?.received_on ?? '',
  }
}

type Looked = { named: ReadonlySet<string>; days: readonly string[] }

async function findMissing(
  { db }: Pick<Services, 'db'>,
  { named, days }: Looked,
): Promise<MissingMoney[]> {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const received = await receivedBetween(db, { from, to })
  return received
    .filter(({ txnid }) => !named.has(txnid))
    .map(({ id, txnid, received_minor, amount_minor, received_on }) => ({
      key: id,
      kind: 'payment',
      txnid,
      amountMinor: received_minor ?? amount_minor,
      day: received_on ?? '',
    }))
}
