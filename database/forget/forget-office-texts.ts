import type { Db } from '#database/engine/open.ts'
import { readDetails } from '#database/staff/office-events.ts'
import { numberInReference } from '#domain/payments/hand-money.ts'

/** What of an event's details is about the ledger. Everything else may name people: notes, reasons, changes. */
const LEDGER_DETAILS: readonly string[] = [
  ...['version', 'amountMinor', 'method', 'day', 'receipt', 'tokens', 'txnid'],
  'successor',
  ...['from', 'to', 'beforeMinor', 'afterMinor', 'keptMinor', 'cashMinor', 'was', 'outcome'],
]

/** Removes from the history of the office what was written to the people of a list before this moment. */
export async function forgetMessages(tx: Db, before: string): Promise<void> {
  await tx
    .updateTable('office_event')
    .set({ details: '{}' })
    .where('subject', '=', 'export')
    .where('subject_id', '=', 'messages')
    .where('at', '<', before)
    .execute()
}

/** Removes from the office's history and entries of a registration or gift what may be about people. */
export async function forgetOfficeTexts(tx: Db, id: string): Promise<void> {
  const events = await tx
    .selectFrom('office_event')
    .select(['id', 'details'])
    .where('subject', 'in', ['registration', 'gift'])
    .where('subject_id', '=', id)
    .execute()
  for (const event of events) {
    const kept = Object.entries(readDetails(event)).filter(([name]) =>
      LEDGER_DETAILS.includes(name),
    )
    const details = JSON.stringify(Object.fromEntries(kept))
    await tx.updateTable('office_event').set({ details }).where('id', '=', event.id).execute()
  }
  const entries = await tx
    .selectFrom('money_entry')
    .select(['id', 'reference'])
    .where(({ eb, or }) => or([eb('registration_id', '=', id), eb('gift_id', '=', id)]))
    .execute()
  for (const entry of entries) {
    const reference = numberInReference(entry.reference)
    await tx
      .updateTable('money_entry')
      .set({ reason: '', reference })
      .where('id', '=', entry.id)
      .execute()
  }
  await tx
    .updateTable('visitor_request')
    .set({ wish: '' })
    .where('registration_id', '=', id)
    .execute()
}
