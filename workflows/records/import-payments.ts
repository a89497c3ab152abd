import { storeEarlierPayment } from '#database/records/payments/payments.ts'
import { parseRecords } from '#domain/csv.ts'
import type { EarlierProblem } from '#integrations/payments/port.ts'
import { refuse } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'

export type { EarlierProblem }

/** A known number is never overwritten. Earlier payments count in no sum of ours. */
export async function importPayments(services: Services, text: string) {
  const { db, now, payments } = services
  const records = readRecords(text)
  if (!records) return refuse('unreadable')
  /** Records that are skipped, by their line of a CSV file or their place in a JSON array. */
  const bad: { line: number; problem: EarlierProblem }[] = []
  const imported = { ok: true as const, added: 0, known: 0, bad }
  for (const { line, value } of records) {
    const reading = payments.earlier.read(value)
    if (!reading.ok) bad.push({ line, problem: reading.problem })
    else if (await storeEarlierPayment(db, { record: reading.record, at: now() })) imported.added++
    else imported.known++
  }
  return imported
}

function readRecords(text: string): { line: number; value: unknown }[] | undefined {
  if (!/^\uFEFF?\s*\[/.test(text)) {
    const rows = parseRecords(text)
    const hasNumbers = rows?.some(({ fields }) => fields.txnid !== undefined)
    return hasNumbers ? rows?.map(({ line, fields }) => ({ line, value: fields })) : undefined
  }
  try {
    const values: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return Array.isArray(values)
      ? values.map((value, index) => ({ line: index + 1, value }))
      : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
