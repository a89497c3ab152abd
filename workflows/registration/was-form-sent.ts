import { findFormEvent } from '#database/staff/office-events.ts'
import type { Services } from '#workflows/services.ts'

/** Whether a form with this key has already changed something: a double click, or the Back button. */
export async function wasFormSent({ db }: Services, key: string): Promise<boolean> {
  return (await findFormEvent(db, key)) !== undefined
}
