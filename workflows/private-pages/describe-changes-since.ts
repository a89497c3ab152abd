import { officeEventsOf } from '#database/office-events.ts'
import { changeWords, type FieldChange } from '#domain/registration/field-change.ts'
import type { Services } from '#workflows/services.ts'

type Since = { id: string; version: number }

/** What was changed after somebody had opened a form, in words, without who did it. */
export async function describeChangesSince(
  { db }: Pick<Services, 'db'>,
  { id, version }: Since,
): Promise<string[]> {
  const events = await officeEventsOf(db, 'registration', id)
  return events.flatMap(({ action, details }) => {
    const told: { version?: number; changes?: FieldChange[] } = JSON.parse(details)
    if ((told.version ?? 0) <= version) return []
    return told.changes?.length ? told.changes.map(changeWords) : [action]
  })
}
