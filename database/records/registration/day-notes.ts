import type { Db } from '#database/engine/open.ts'
import { deleteRows, insertNew } from '#database/engine/rows.ts'
import type { Day } from '#domain/days.ts'
import { guestKey } from '#domain/rooms/room.ts'

type NotedGuest = { registration_id: string; position: number; note: string }

/** Of everybody at a conference, or of one registration, by `guestKey`. */
export async function dayNotesAt(db: Db, eventCode: string, registrationId?: string) {
  let notes = db
    .selectFrom('day_note')
    .innerJoin('registration', 'registration.id', 'day_note.registration_id')
    .selectAll('day_note')
    .where('registration.event_code', '=', eventCode)
  if (registrationId !== undefined) notes = notes.where('registration.id', '=', registrationId)
  const keyOf = ({ registration_id: registrationId, position }: NotedGuest) =>
    guestKey({ registrationId, position })
  return new Map((await notes.execute()).map((row) => [keyOf(row), row.note]))
}

/** In the place of those that a registration has. Empty ones are left out. */
export async function storeDayNotes(
  tx: Db,
  registration_id: string,
  notes: readonly { position: number; note?: string | undefined }[],
): Promise<void> {
  await deleteRows(tx, 'day_note', { registration_id })
  const rows = notes.map(({ position, note = '' }) => ({ registration_id, position, note }))
  await insertNew(
    tx,
    'day_note',
    rows.filter(({ note }) => note !== ''),
  )
}

/** Those of dates whose last day was before. */
export async function eraseDayNotes(db: Db, before: Day): Promise<void> {
  const over = db
    .selectFrom('registration')
    .innerJoin('sold_event', (join) =>
      join
        .onRef('sold_event.registration_id', '=', 'registration.id')
        .onRef('sold_event.event_code', '=', 'registration.event_code'),
    )
    .select('registration.id')
    .where('sold_event.last_day', '<', before)
  await db.deleteFrom('day_note').where('registration_id', 'in', over).execute()
}
