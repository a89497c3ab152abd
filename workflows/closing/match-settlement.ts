import { createHash } from 'node:crypto'
import {
  findSettlement,
  type KeptSettlement,
  type SettlementResult,
} from '#database/closing/settlements.ts'
import type { SettlementLine } from '#domain/payments/settlement-line.ts'
import { sumTransfer, transfersOf } from '#domain/payments/settlement-transfers.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { matchSettledPayments } from './match-settled-payments.ts'
import { matchSettledReturns } from './match-settled-returns.ts'
import { readSettlementFile, type SettlementProblem } from './read-settlement-file.ts'

export type { SettlementResult }

export type MatchedLine = SettlementResult['lines'][number]

export type MissingMoney = SettlementResult['missing'][number]

export type Settlement =
  | (SettlementResult & {
      ok: true
      digest: string
      /** Where the same file was kept before. */
      kept: Pick<KeptSettlement, 'at' | 'author'> | undefined
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
    kept: await findSettlement(services.db, digest),
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
