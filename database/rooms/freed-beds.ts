import type { Db } from '#database/engine/open.ts'
import { ABSENT_STANDINGS } from '#domain/standing.ts'
import { LATEST_BED } from './beds.ts'

/** Somebody who had a bed in a room of this conference and no longer stays there. */
export type FreedBed = {
  registrationId: string
  position: number
  first_name: string
  last_name: string
  roomId: string
}

/** Of those who were cancelled or moved to another date, or don't stay overnight any more. */
export function freedBedsOf(db: Db, eventCode: string): Promise<FreedBed[]> {
  return db
    .selectFrom('attendee')
    .innerJoin('registration', 'registration.id', 'attendee.registration_id')
    .innerJoin('bed_assignment', (join) =>
      join
        .onRef('bed_assignment.registration_id', '=', 'attendee.registration_id')
        .onRef('bed_assignment.position', '=', 'attendee.position')
        .on('bed_assignment.number', '=', LATEST_BED),
    )
    .innerJoin('room', 'room.id', 'bed_assignment.room_id')
    .select([
      ...(['attendee.registration_id as registrationId', 'attendee.position'] as const),
      ...(['attendee.first_name', 'attendee.last_name', 'room.id as roomId'] as const),
    ])
    .where('room.event_code', '=', eventCode)
    .where('room.removed_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('registration.event_code', '!=', eventCode),
        eb('registration.residential', '!=', 'Residential'),
        eb('registration.standing', 'in', ABSENT_STANDINGS),
        eb('attendee.cancelled_at', 'is not', null),
      ]),
    )
    .orderBy('registration.sort_name')
    .orderBy('attendee.registration_id')
    .orderBy('attendee.position')
    .execute()
}
