import { parseRecords } from '#domain/csv.ts'
import type { Paise } from '#domain/money.ts'
import type { ReturnMatch } from '#domain/payments/match-returns.ts'
import { readSettlement, type SettlementLine } from '#domain/payments/settlement-line.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { matchSettledPayments } from './match-settled-payments.ts'
import { matchSettledReturns } from './match-settled-returns.ts'

export type MatchedLine = SettlementLine & {
  /** `unknown`: we have recorded nothing of this kind under this number. `twice`: named a second time. */
  verdict: ReturnMatch['verdict']
  recordedMinor: Paise | undefined
}

/** Recorded within the days of the file, and not in it. */
export type MissingMoney = {
  /** Of the payment, or the refund's token. */
  key: string
  kind: 'payment' | 'refund'
  txnid: string
  amountMinor: Paise
  day: string
}

export type Settlement =
  | {
      ok: true
      lines: MatchedLine[]
      missing: MissingMoney[]
      unreadable: number[]
      settledMinor: Paise
      returnedMinor: Paise
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
  const { lines, hasKinds, unreadable } = reading
  const [paid, returned] = [lines.filter(isPayment), lines.filter((line) => !isPayment(line))]
  const payments = await matchSettledPayments(services, paid)
  // A report without any kinds may leave out what went back.
  const otherDays = hasKinds ? payments.days : []
  const returns = await matchSettledReturns(services, { lines: returned, otherDays })
  return {
    ok: true,
    lines: [...payments.lines, ...returns.lines].sort((a, b) => a.line - b.line),
    missing: [...payments.missing, ...returns.missing],
    unreadable,
    settledMinor: sumOf(paid),
    returnedMinor: sumOf(returned),
  }
}

function isPayment({ kind }: SettlementLine): boolean {
  return kind === 'payment'
}

function sumOf(lines: readonly SettlementLine[]): Paise {
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
