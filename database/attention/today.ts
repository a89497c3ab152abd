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
      fn.countAll<number>().as('registrations'),
      fn.sum<number>('places').as('people'),
      fn.sum<number>('still_due_minor').as('still_due_minor'),
      fn.sum<number>('received_minor').as('received_minor'),
      fn.sum<number>('returned_minor').as('returned_minor'),
    ])
    .where('event_code', 'in', codes)
    .groupBy(['event_code', 'standing'])
    .execute()
  return rows.map(({ returned_minor, received_minor, ...row }) => {
    return { ...row, received_minor: received_minor - returned_minor }
  })
}
