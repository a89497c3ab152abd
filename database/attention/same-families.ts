import { type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { MAX_OF_A_KIND } from './attention-row.ts'
import { isUnsettled } from './attention-settled.ts'

type Wanted = {
  /** The codes of dates to come: afterwards nothing can be mended. */
  coming: readonly string[]
  /** Of one of the two. */
  of?: string | undefined
}

/** Pairs of registrations for one date that are perhaps the same family, the newest first. */
export async function sameFamilies(db: Db, { coming, of }: Wanted) {
  if (coming.length === 0) return []
  const key = sql<string>`'same-family:' || family_pair.earlier_id || ':' || family_pair.later_id`
  const rows = await db
    .selectFrom('family_pair')
    // A cross join keeps SQLite to this order (sqlite.org/lang_select.html): the pairs are few.
    .crossJoin('registration')
    .innerJoin('attendee', (join) =>
      join
        .onRef('attendee.registration_id', '=', 'registration.id')
        .on('attendee.position', '=', 1),
    )
    .select([
      key.as('key'),
      'registration.created_at as at',
      'registration.event_code as purpose',
      'family_pair.earlier_id',
      'family_pair.later_id',
      sql<string>`attendee.first_name || ' ' || attendee.last_name`.as('name'),
    ])
    .whereRef('registration.id', '=', 'family_pair.later_id')
    // As an expression it can't choose the index: the pairs are few, and a date's registrations many.
    .where(sql<string>`registration.event_code || ''`, 'in', coming)
    .where(isUnsettled(key))
    .$if(of !== undefined, (query) =>
      query.where(sql<SqlBool>`${of} in (family_pair.earlier_id, family_pair.later_id)`),
    )
    .orderBy('registration.created_at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map((row) => ({ ...ABOUT, ...row, registration_id: row.later_id }))
}

const ABOUT = { kind: 'same-family', txnid: null, gift_id: null, amount_minor: null } as const
