import { expect } from 'vitest'
import type { Db } from '#database/engine/open.ts'

/** Holds at any time: whoever comes with a confirmed registration has exactly one ticket. */
export async function auditTickets(db: Db): Promise<void> {
  const coming = await db
    .selectFrom('attendee')
    .innerJoin('registration', 'registration.id', 'attendee.registration_id')
    .select(['attendee.registration_id', 'attendee.position'])
    .where('registration.hold', '=', 'confirmed')
    .where('attendee.cancelled_at', 'is', null)
    .execute()
  const tickets = await db.selectFrom('ticket').selectAll().execute()
  const held = new Set(tickets.map(nameOf))
  expect(held.size).toBe(tickets.length)
  expect(coming.map(nameOf).filter((name) => !held.has(name))).toEqual([])
}

function nameOf(person: { registration_id: string; position: number }): string {
  return `${person.registration_id} ${person.position}`
}
