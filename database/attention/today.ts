import type { Db } from '#database/engine/open.ts'
import type { Standing } from '#domain/standing.ts'

export type ConferenceCount = {
  event_code: string
  standing: Standing
  registrations: number
  people: number
  still_due_minor: number
  /** What was received, less what was given back. */
  received_minor: number
}

/** By conference and standing. */
export async function countConferences(
  db: Db,
  codes: readonly string[],
): Promise<ConferenceCount[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('registration')
    .select(['event_code', 'standing'])
    .select(({ fn }) => [
      fn.countAll<number | string>().as('registrations'),
      fn.sum<number | string>('places').as('people'),
      fn.sum<number | string>('still_due_minor').as('still_due_minor'),
      fn.sum<number | string>('received_minor').as('received_minor'),
      fn.sum<number | string>('returned_minor').as('returned_minor'),
    ])
    .where('event_code', 'in', codes)
    .groupBy(['event_code', 'standing'])
    .execute()
  // PostgreSQL's sum of 64-bit integers is a decimal, which the driver gives as text.
  return rows.map(({ returned_minor, ...row }) => ({
    ...row,
    registrations: Number(row.registrations),
    people: Number(row.people),
    still_due_minor: Number(row.still_due_minor),
    received_minor: Number(row.received_minor) - Number(returned_minor),
  }))
}
