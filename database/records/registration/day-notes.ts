import type { Db } from '#database/engine/open.ts'
import { deleteRows, insertNew } from '#database/engine/rows.ts'
import type { Day } from '#domain/days.ts'
import { guestKey } from '#domain/rooms/room.ts'

export async function dayNotesAt(db: Db, eventCode: string, registrationId?: string) {
  let notes = db
    .selectFrom('day_note')
    .innerJoin('registration', 'registration.id', 'day_note.registration_id')
    .selectAll('day_note')
    .where('registration.event_code', '=', eventCode)
  if (registrationId !== undefined) notes = notes.where('registration.id', '=', registrationId)
  const rows = await notes.execute()
  return new Map(
    rows.map((row) => [guestKey({ ...row, registrationId: row.registration_id }), row.note]),
  )
}

/** Replaces all notes of a registration. Empty ones are left out. */
export async function storeDayNotes(
  tx: Db,
  registration_id: string,
  notes: readonly { position: number; note?: string | undefined }[],
): Promise<void> {
  await deleteRows(tx, 'day_note', { registration_id })
  const rows = notes.flatMap(({ position, note }) =>
    note ? [{ registration_id, position, note }] : [],
  )
  await insertNew(tx, 'day_note', rows)
}

/** `later` are dates that were put off after their places were sold. */
export async function eraseDayNotes(db: Db, before: Day, later: readonly { code: string }[]) {
  const kept = later.map(({ code }) => code)
  const over = db
    .selectFrom('registration')
    .innerJoin('sold_event', (join) =>
      join
        .onRef('sold_event.registration_id', '=', 'registration.id')
        .onRef('sold_event.event_code', '=', 'registration.event_code'),
    )
    .select('registration.id')
    .where('sold_event.last_day', '<', before)
    .where('registration.event_code', 'not in', ['', ...kept])
  await db.deleteFrom('day_note').where('registration_id', 'in', over).execute()
}
