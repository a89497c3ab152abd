import type { Db } from './open.ts'

/** What of an event's details is about the ledger. Everything else may name people: notes, reasons, changes. */
const LEDGER_DETAILS: readonly string[] = [
  ...['version', 'amountMinor', 'method', 'day', 'receipt', 'tokens', 'txnid'],
  ...['from', 'to', 'beforeMinor', 'afterMinor', 'keptMinor', 'cashMinor', 'was', 'outcome'],
]

/** Removes from the office's history and entries of a registration what may be about people. */
export async function forgetOfficeTexts(tx: Db, registrationId: string): Promise<void> {
  const events = await tx
    .selectFrom('office_event')
    .select(['id', 'details'])
    .where('subject', '=', 'registration')
    .where('subject_id', '=', registrationId)
    .execute()
  for (const { id, details } of events) {
    const kept = Object.entries(JSON.parse(details)).filter(([name]) =>
      LEDGER_DETAILS.includes(name),
    )
    const forgotten = JSON.stringify(Object.fromEntries(kept))
    await tx.updateTable('office_event').set({ details: forgotten }).where('id', '=', id).execute()
  }
  await tx
    .updateTable('money_entry')
    .set({ reason: '' })
    .where('registration_id', '=', registrationId)
    .execute()
  await tx
    .updateTable('visitor_request')
    .set({ wish: '' })
    .where('registration_id', '=', registrationId)
    .execute()
}
