import { officeEventsOf } from '#database/staff/office-events.ts'
import { changeWords } from '#domain/registration/field-change.ts'
import { VISITOR } from '#workflows/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'

type Since = { id: string; version: number }

/** What was changed after somebody had opened a form, in words. No names: the office is one. */
export async function describeChangesSince(
  { db }: Services,
  { id, version }: Since,
): Promise<string[]> {
  const events = await officeEventsOf(db, 'registration', id)
  return events.flatMap(({ author, action, details: told }) => {
    if ((told.version ?? 0) <= version) return []
    const who = author === VISITOR.name ? 'On this page' : 'Our office'
    const words = told.changes?.length ? told.changes.map(changeWords) : [action]
    return words.map((each) => `${who}: ${each}`)
  })
}
