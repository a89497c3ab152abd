import type { Db } from '#database/engine/open.ts'

export type ConferenceCount = Awaited<ReturnType<typeof countConferences>>[number]

/** By conference and standing. What was received is less what was given back. */
export async function countConferences(db: Db, codes: readonly string[]) {
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
