import { type OfficeDetails, officeEventsOf } from '#database/staff/office-events.ts'
import { VISITOR } from '#workflows/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'

type Since = { id: string; version: number }

/** What was done after somebody had opened a form. No names: the office is one. */
export type LaterChange = {
  by: 'visitor' | 'office'
  action: string
  changes: NonNullable<OfficeDetails['changes']>
}

export async function readChangesSince(
  { db }: Services,
  { id, version }: Since,
): Promise<LaterChange[]> {
  const events = await officeEventsOf(db, 'registration', id)
  return events.flatMap(({ author, action, details: told }) => {
    if ((told.version ?? 0) <= version) return []
    const by = author === VISITOR.name ? 'visitor' : 'office'
    return [{ by, action, changes: told.changes ?? [] }]
  })
}
