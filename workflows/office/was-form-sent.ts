import { isFormDone } from '#database/office-events.ts'
import type { Services } from '#workflows/services.ts'

/** Whether a form with this key has already changed something: a double click, or the Back button. */
export function wasFormSent({ db }: Pick<Services, 'db'>, key: string): Promise<boolean> {
  return isFormDone(db, key)
}
