import { csvRows, hasText, isTooWide } from '#domain/csv.ts'
import {
  type SettlementLine,
  type SettlementReader,
  settlementReader,
} from '#domain/payments/settlement-line.ts'
import { createPauses } from '#workflows/pauses.ts'

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
