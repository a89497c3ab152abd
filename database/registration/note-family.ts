import type { Db } from '#database/engine/open.ts'
import {
  type FamilyKey,
  type FamilyPerson,
  familyKeys,
  SAME_FAMILY,
} from '#domain/registration/family-keys.ts'
import type { Standing } from '#domain/standing.ts'
import type { Registration } from './registrations.ts'

/** They don't come. */
const ABSENT: ReadonlySet<Standing> = new Set(['Cancelled', 'Expired', 'Refunded'])

type Noted = Pick<Registration, 'id' | 'event_code' | 'created_at' | 'standing'>

/**
 * Inside the transaction of a change to a registration's people, date or places: stores by what its family
 * is recognised, and with which others of the same date it is perhaps the same. Writes only what differs,
 * so that most changes lock nothing.
 */
export async function noteFamily(
  tx: Db,
  registration: Noted,
  people: readonly FamilyPerson[],
): Promise<void> {
  const { id, event_code, standing } = registration
  const keys = familyKeys(ABSENT.has(standing) ? [] : people).map(({ key, weight }) => ({
    registration_id: id,
    key: `${event_code} ${key}`,
    weight,
  }))
  await storeKeys(tx, id, keys)
  await storePairs(tx, registration, await alikeWith(tx, id, keys))
}

async function storeKeys(
  tx: Db,
  id: string,
  keys: readonly (FamilyKey & { registration_id: string })[],
): Promise<void> {
  const stored = await tx
    .selectFrom('family_key')
    .select('key')
    .where('registration_id', '=', id)
    .execute()
  const known = new Set(stored.map(({ key }) => key))
  const wanted = new Set(keys.map(({ key }) => key))
  const gone = [...known].filter((key) => !wanted.has(key))
  if (gone.length > 0) {
    await tx
      .deleteFrom('family_key')
      .where('registration_id', '=', id)
      .where('key', 'in', gone)
      .execute()
  }
  const added = keys.filter(({ key }) => !known.has(key))
  if (added.length > 0) await tx.insertInto('family_key').values(added).execute()
}

type Other = Pick<Registration, 'id' | 'created_at'>

async function alikeWith(tx: Db, id: string, keys: readonly { key: string }[]): Promise<Other[]> {
  if (keys.length === 0) return []
  return tx
    .selectFrom('family_key')
    .innerJoin('registration', 'registration.id', 'family_key.registration_id')
    .select(['registration.id', 'registration.created_at'])
    .where(
      'family_key.key',
      'in',
      keys.map(({ key }) => key),
    )
    .where('family_key.registration_id', '<>', id)
    .groupBy(['registration.id', 'registration.created_at'])
    .having(({ fn }) => fn.sum('family_key.weight'), '>=', SAME_FAMILY)
    .execute()
}

async function storePairs(tx: Db, registration: Noted, others: readonly Other[]): Promise<void> {
  const pairs = others.map((other) => pairOf(registration, other))
  const stored = await tx
    .selectFrom('family_pair')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('earlier_id', '=', registration.id), eb('later_id', '=', registration.id)]),
    )
    .execute()
  for (const { earlier_id, later_id } of stored) {
    if (pairs.some((pair) => pair.earlier_id === earlier_id && pair.later_id === later_id)) continue
    await tx
      .deleteFrom('family_pair')
      .where('earlier_id', '=', earlier_id)
      .where('later_id', '=', later_id)
      .execute()
  }
  const added = pairs.filter(
    (pair) =>
      !stored.some(
        ({ earlier_id, later_id }) => pair.earlier_id === earlier_id && pair.later_id === later_id,
      ),
  )
  if (added.length === 0) return
  await tx
    .insertInto('family_pair')
    .values(added)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function pairOf(one: Other, other: Other): { earlier_id: string; later_id: string } {
  const isFirst = `${one.created_at} ${one.id}` < `${other.created_at} ${other.id}`
  return isFirst
    ? { earlier_id: one.id, later_id: other.id }
    : { earlier_id: other.id, later_id: one.id }
}
