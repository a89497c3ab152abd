import { type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { inChunks } from '#database/engine/rows.ts'
import { isWho } from '#database/who-comes.ts'
import { BED_REASONS, type BedReason } from '#domain/rooms/suggest-beds.ts'

export type BedGuest = ReturnType<typeof toGuest>

export type GivenBed = NonNullable<BedGuest['bed']>

/** The registration says who comes, so that a cancelled person's bed is free at once. */
export async function bedGuestsOf(db: Db, eventCode: string, registrationId?: string) {
  let guests = selectGuests(db).where('registration.event_code', '=', eventCode)
  if (registrationId !== undefined) guests = guests.where('registration.id', '=', registrationId)
  return (await guests.execute()).map(toGuest)
}

function selectGuests(db: Db) {
  return db
    .selectFrom('attendee')
    .innerJoin('registration', 'registration.id', 'attendee.registration_id')
    .leftJoin('bed_assignment', (join) => join.on(IS_LATEST_BED))
    .leftJoin('room', (join) =>
      join
        .onRef('room.id', '=', 'bed_assignment.room_id')
        .onRef('room.event_code', '=', 'registration.event_code')
        .on('room.removed_at', 'is', null),
    )
    .select([
      ...(['attendee.registration_id', 'attendee.position', 'registration.party'] as const),
      ...(['attendee.first_name', 'attendee.last_name', 'attendee.phone'] as const),
      ...(['attendee.gender', 'attendee.age', 'attendee.city'] as const),
      ...(['bed_assignment.number', 'room.id as room_id', 'bed_assignment.is_extra'] as const),
      ...(['bed_assignment.by_hand', 'bed_assignment.reasons'] as const),
      ...(['bed_assignment.at', 'bed_assignment.author'] as const),
    ])
    .where('registration.residential', '=', 'Residential')
    .where(isWho('coming'))
    .where('attendee.cancelled_at', 'is', null)
    .orderBy('registration.sort_name')
    .orderBy('registration.id')
    .orderBy('attendee.position')
}

const IS_LATEST_BED = sql<SqlBool>`bed_assignment.registration_id = attendee.registration_id
  and bed_assignment.position = attendee.position and bed_assignment.number = (
    select max(latest.number) from bed_assignment as latest
    where latest.registration_id = attendee.registration_id and latest.position = attendee.position)`

function toGuest(row: Awaited<ReturnType<ReturnType<typeof selectGuests>['execute']>>[number]) {
  const { registration_id, number, room_id, is_extra, by_hand, reasons, at, author, ...person } =
    row
  const words = (reasons ?? '').split(' ')
  const bed = room_id !== null && {
    roomId: room_id,
    isExtra: is_extra === 1,
    byHand: by_hand === 1,
    reasons: BED_REASONS.filter((reason) => words.includes(reason)),
    at: at ?? '',
    author: author ?? '',
  }
  return {
    ...person,
    registrationId: registration_id,
    /** The second of two people sees by it the first one's change. */
    bedVersion: number ?? 0,
    /** It is undefined also when its room was removed or belongs to another conference. */
    bed: bed || undefined,
  }
}

export type NewBed = Pick<GivenBed, 'isExtra' | 'byHand'> & {
  guest: Pick<BedGuest, 'registrationId' | 'position' | 'bedVersion'>
  roomId: string | null
  reasons: readonly BedReason[]
}

/** Inside the transaction that has locked the plan. */
export async function appendBeds(
  tx: Db,
  beds: readonly NewBed[],
  { at, author }: { at: string; author: string },
): Promise<void> {
  const rows = beds.map(({ guest, roomId, isExtra, byHand, reasons }) => ({
    registration_id: guest.registrationId,
    position: guest.position,
    number: guest.bedVersion + 1,
    room_id: roomId,
    is_extra: Number(isExtra),
    by_hand: Number(byHand),
    reasons: reasons.join(' '),
    at,
    author,
  }))
  for (const chunk of inChunks(rows)) await tx.insertInto('bed_assignment').values(chunk).execute()
}

export type FreedBed = Pick<BedGuest, 'registrationId' | 'position' | 'first_name' | 'last_name'> &
  Pick<GivenBed, 'roomId'>

/** Of those who were cancelled or moved to another date, or don't stay overnight any more. */
export function freedBedsOf(db: Db, eventCode: string): Promise<FreedBed[]> {
  return db
    .selectFrom('attendee')
    .innerJoin('registration', 'registration.id', 'attendee.registration_id')
    .innerJoin('bed_assignment', (join) => join.on(IS_LATEST_BED))
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
        isWho('offered', 'waiting', 'cancelled'),
        eb('attendee.cancelled_at', 'is not', null),
      ]),
    )
    .orderBy('registration.sort_name')
    .orderBy('attendee.registration_id')
    .orderBy('attendee.position')
    .execute()
}
