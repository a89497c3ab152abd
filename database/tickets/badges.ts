import type { Selectable } from 'kysely'
import { inChunks } from '#database/engine/in-chunks.ts'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'

export type Badge = Pick<Selectable<Tables['ticket']>, 'code' | 'registration_id' | 'position'> & {
  /** When its badge was last printed; null before. */
  printed_at: string | null
}

/** The tickets of a conference, each with whether its badge was printed. */
export async function badgesOf(db: Db, eventCode: string): Promise<Badge[]> {
  return db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .leftJoin('printed_badge', 'printed_badge.ticket_code', 'ticket.code')
    .select(['ticket.code', 'ticket.registration_id', 'ticket.position'])
    .select('printed_badge.at as printed_at')
    .where('registration.event_code', '=', eventCode)
    .execute()
}

export async function markBadgesPrinted(
  tx: Db,
  codes: readonly string[],
  at: string,
): Promise<void> {
  for (const rows of inChunks(codes.map((ticket_code) => ({ ticket_code, at })))) {
    await tx
      .insertInto('printed_badge')
      .values(rows)
      .onConflict((conflict) => conflict.column('ticket_code').doUpdateSet({ at }))
      .execute()
  }
}
