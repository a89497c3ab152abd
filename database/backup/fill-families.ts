import { type QueryExecutorProvider, sql } from 'kysely'
import { inChunks } from '#database/engine/in-chunks.ts'
import type { Person } from '#database/search/words-text.ts'
import {
  COMPARED_PER_KEY,
  familyKeys,
  nearestAlike,
  type SharedKey,
} from '#domain/registration/family-keys.ts'

type Member = Person & { id: string; event_code: string; number: number }

/** Finds families that are registered twice for a date to come, among registrations from before this was done. */
export async function fillFamilies(db: QueryExecutorProvider): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const { rows } = await sql<Member>`
    select registration.id, event_code, number, first_name, last_name, email, phone
    from registration join attendee on attendee.registration_id = registration.id
    where arrival >= ${today} and cancelled_at is null
      and standing not in ('Cancelled', 'Expired', 'Refunded')
      and not exists (select 1 from family_key where family_key.registration_id = registration.id)
    order by number`.execute(db)
  const keys = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(keysOfFamily)
  for (const some of inChunks(keys)) {
    const values = some.map(
      (one) => sql`(${one.registration_id}, ${one.key}, ${one.weight}, ${one.number})`,
    )
    await sql`insert into family_key (registration_id, key, weight, number) values ${sql.join(values)}`.execute(
      db,
    )
  }
  for (const some of inChunks(pairsAmong(keys))) {
    const values = some.map(([earlier, later]) => sql`(${earlier}, ${later})`)
    await sql`insert into family_pair (earlier_id, later_id) values ${sql.join(values)}`.execute(db)
  }
}

type Key = SharedKey & { key: string }

function keysOfFamily(people: readonly Member[]): Key[] {
  const [first] = people
  if (!first) return []
  const { id, event_code, number } = first
  return familyKeys(people).map(({ key, weight }) => ({
    registration_id: id,
    key: `${event_code} ${key}`,
    weight,
    number,
  }))
}

/** For each registration the nearest one before it, in the order of their numbers. */
function pairsAmong(keys: readonly Key[]): [earlier: string, later: string][] {
  const seen = new Map<string, Key[]>()
  return [...Map.groupBy(keys, ({ registration_id }) => registration_id)].flatMap(([id, own]) => {
    const shared = own.flatMap(({ key }) => seen.get(key) ?? [])
    for (const one of own) {
      seen.set(one.key, [...(seen.get(one.key) ?? []), one].slice(-COMPARED_PER_KEY))
    }
    const earlier = nearestAlike(shared)
    return earlier ? [[earlier, id]] : []
  })
}
