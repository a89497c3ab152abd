import { type OfficeEvent, officeEventsOf } from '#database/staff/office-events.ts'
import type { Services } from '#workflows/services.ts'

const MOST = 5

/** What the office wrote last to the people of a list, newest first. */
export async function listWritten({ db }: Services): Promise<OfficeEvent[]> {
  return (await officeEventsOf(db, 'export', 'messages')).slice(-MOST).reverse()
}
