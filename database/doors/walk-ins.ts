import type { Db } from '#database/engine/open.ts'

export async function walkInsAt(db: Db, eventCode?: string) {
  let walkIns = db
    .selectFrom('walk_in')
    .innerJoin('door_entry', 'door_entry.id', 'walk_in.entry_id')
    .leftJoin('door', 'door.id', 'door_entry.door_id')
    .selectAll('walk_in')
    .select(['door_entry.event_code', 'door_entry.door_id', 'door_entry.at', 'door.name as door'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('door_entry as undo')
          .select('undo.id')
          .whereRef('undo.event_code', '=', 'door_entry.event_code')
          .whereRef('undo.typed', '=', 'walk_in.entry_id')
          .where('undo.ticket_code', 'is', null)
          .where('undo.kind', '=', 'undo')
          .where('undo.late', 'is', null),
      ).as('isUndone'),
    )
    .where('door_entry.late', 'is', null)
  if (eventCode !== undefined) walkIns = walkIns.where('door_entry.event_code', '=', eventCode)
  return walkIns.orderBy('door_entry.at').orderBy('walk_in.entry_id').execute()
}

export function isWaiting(walkIn: Awaited<ReturnType<typeof walkInsAt>>[number]): boolean {
  return walkIn.registration_id === null && walkIn.dismissed_why === null && !walkIn.isUndone
}
