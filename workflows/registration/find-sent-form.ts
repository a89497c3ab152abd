import { findFormEvent, type OfficeEvent } from '#database/staff/office-events.ts'
import type { Services } from '#workflows/services.ts'

/** What a form with this key has already changed: a double click, or the Back button. */
export function findSentForm({ db }: Services, key: string): Promise<OfficeEvent | undefined> {
  return findFormEvent(db, key)
}
