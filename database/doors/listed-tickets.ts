import type { Db } from '#database/engine/open.ts'

/** Every ticket of a conference, or of one registration, with its holder, also those that are no longer valid. */
export async function ticketsAt(db: Db, eventCode: string, registrationId?: string) {
  let tickets = db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .innerJoin('attendee', (join) =>
      join
        .onRef('attendee.registration_id', '=', 'ticket.registration_id')
        .onRef('attendee.position', '=', 'ticket.position'),
    )
    .select([
      'ticket.code',
      'ticket.position',
      'registration.id as registrationId',
      'registration.number',
      'registration.hold',
      'registration.still_due_minor as dueMinor',
      'attendee.first_name as first',
      'attendee.last_name as last',
      'attendee.age',
      'attendee.phone',
      'attendee.cancelled_at as cancelledAt',
    ])
    .where('registration.event_code', '=', eventCode)
  if (registrationId !== undefined) tickets = tickets.where('registration.id', '=', registrationId)
  return tickets.orderBy('registration.number').orderBy('ticket.position').execute()
}

export type ListedTicket = Awaited<ReturnType<typeof ticketsAt>>[number]
