import { type QueryExecutorProvider, sql } from 'kysely'
import { inChunks } from '#database/engine/in-chunks.ts'
import { familyKeys, SAME_FAMILY } from '#domain/registration/family-keys.ts'

type Person = {
  id: string
  event_code: string
  first_name: string
  last_name: string
  email: string
  phone: string
}

/** Finds families that are registered twice for a date to come, among registrations from before this was done. */
export async function fillFamilies(db: QueryExecutorProvider): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const { rows } = await sql<Person>`
    select registration.id, event_code, first_name, last_name, email, phone
    from registration join attendee on attendee.registration_id = registration.id
    where arrival >= ${today} and cancelled_at is null
      and standing not in ('Cancelled', 'Expired', 'Refunded')
      and not exists (select 1 from family_key where family_key.registration_id = registration.id)`.execute(
    db,
  )
  const families = Map.groupBy(rows, ({ id }) => id)
  const keys = [...families].flatMap(([id, people]) =>
    familyKeys(people).map(
      ({ key, weight }) => sql`(${id}, ${`${people[0]?.event_code} ${key}`}, ${weight})`,
    ),
  )
  for (const some of inChunks(keys)) {
    await sql`insert into family_key (registration_id, key, weight) values ${sql.join(some)}`.execute(
      db,
    )
  }
  await sql`insert into family_pair (earlier_id, later_id)
    select earlier.id, later.id from family_key one
    join family_key other on other.key = one.key
    join registration earlier on earlier.id = one.registration_id
    join registration later on later.id = other.registration_id
    where (earlier.created_at, earlier.id) < (later.created_at, later.id)
    group by earlier.id, later.id having sum(one.weight) >= ${SAME_FAMILY}
    on conflict do nothing`.execute(db)
}
