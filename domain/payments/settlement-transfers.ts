import type { Paise } from '#domain/money.ts'
import type { SettlementLine } from './settlement-line.ts'

/** The sums of one transfer to the bank. Undefined is what no line of the report has. */
export type Transfer = {
  /** The bank's reference; empty where the report has none. */
  utr: string
  lines: number
  settledMinor: Paise
  returnedMinor: Paise
  feeMinor?: Paise | undefined
  taxMinor?: Paise | undefined
  netMinor?: Paise | undefined
}

/** In the order of the report. */
export function transfersOf(lines: readonly SettlementLine[]): Transfer[] {
  return [...Map.groupBy(lines, ({ utr }) => utr)].map(([utr, own]) => sumTransfer(utr, own))
}

/** Of all lines, also for the whole report. */
export function sumTransfer(utr: string, lines: readonly SettlementLine[]): Transfer {
  const paid = lines.filter(({ kind }) => kind === 'payment')
  const returned = lines.filter(({ kind }) => kind !== 'payment')
  const amountOf = ({ amountMinor }: SettlementLine) => amountMinor
  return {
    utr,
    lines: lines.length,
    settledMinor: sum(paid.map(amountOf)) ?? 0,
    returnedMinor: sum(returned.map(amountOf)) ?? 0,
    feeMinor: sum(lines.map(({ feeMinor }) => feeMinor)),
    taxMinor: sum(lines.map(({ taxMinor }) => taxMinor)),
    netMinor: sum(lines.map(({ netMinor }) => netMinor)),
  }
}

function sum(amounts: readonly (Paise | undefined)[]): Paise | undefined {
  const known = amounts.filter((amount) => amount !== undefined)
  return known.length === 0 ? undefined : known.reduce((all, amount) => all + amount, 0)
}
