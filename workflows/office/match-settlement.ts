import { noteUnknownPayment } from '#database/attention.ts'
import { findPayment } from '#database/payments.ts'
import { receivedBetween } from '#database/received-payments.ts'
import { parseRecords } from '#domain/csv.ts'
import type { Paise } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { readSettlement, type SettlementLine } from '#domain/payments/settlement-line.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

export type MatchedLine = SettlementLine & {
  /** `unknown`: we have received nothing under this number. `twice`: the file names it a second time. */
  verdict: 'matched' | 'unknown' | 'differing' | 'twice' | 'return'
  recordedMinor: Paise | undefined
}

export type Settlement =
  | {
      ok: true
      lines: MatchedLine[]
      /** Received within the days of the file, and not in it. */
      missing: { txnid: string; amountMinor: Paise; day: string }[]
      unreadable: number[]
      settledMinor: Paise
    }
  | NotAllowed
  | { ok: false; problem: 'no-columns' }

/** Matches the provider's settlement report with our records, line by line. */
export async function matchSettlement(
  services: Pick<Services, 'db' | 'now'>,
  { actor, text }: { actor: Actor; text: string },
): Promise<Settlement> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const reading = readSettlement(parseRecords(text))
  if (!reading.ok) return reading
  const lines: MatchedLine[] = []
  const days = new Map<string, string>()
  for (const line of reading.lines) {
    const isTwice = !line.isReturn && days.has(line.txnid)
    const { matched, day } = await matchLine(services, line)
    if (!line.isReturn) days.set(line.txnid, day)
    lines.push(isTwice ? { ...matched, verdict: 'twice' } : matched)
  }
  const settled = lines.filter(({ isReturn }) => !isReturn)
  return {
    ok: true,
    lines,
    missing: await findMissing(services, days),
    unreadable: reading.unreadable,
    settledMinor: settled.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }
}

async function matchLine(
  { db, now }: Pick<Services, 'db' | 'now'>,
  line: SettlementLine,
): Promise<{ matched: MatchedLine; day: string }> {
  const { txnid, amountMinor, isReturn } = line
  const payment = await findPayment(db, txnid)
  const isReceived = payment !== undefined && wasReceived(payment.state)
  if (!payment && !isReturn) await noteUnknownPayment(db, { txnid, amountMinor, at: now() })
  const recordedMinor = isReceived ? (payment.received_minor ?? payment.amount_minor) : undefined
  const compared = recordedMinor === amountMinor ? 'matched' : 'differing'
  const verdict = recordedMinor === undefined ? 'unknown' : compared
  return {
    matched: { ...line, verdict: isReturn ? 'return' : verdict, recordedMinor },
    day: payment?.received_on ?? '',
  }
}

async function findMissing({ db }: Pick<Services, 'db'>, days: ReadonlyMap<string, string>) {
  const known = [...days.values()].filter((day) => day !== '').sort()
  const [from, to] = [known[0], known.at(-1)]
  if (from === undefined || to === undefined) return []
  const received = await receivedBetween(db, { from, to })
  return received
    .filter(({ txnid }) => !days.has(txnid))
    .map(({ txnid, received_minor, amount_minor, received_on }) => ({
      txnid,
      amountMinor: received_minor ?? amount_minor,
      day: received_on ?? '',
    }))
}
