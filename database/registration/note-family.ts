import { sql } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { deleteRows, findRows } from '#database/engine/rows.ts'
import {
  COMPARED_PER_KEY,
  type FamilyPerson,
  familyKeys,
  SAME_FAMILY,
} from '#domain/registration/family-keys.ts'
import type { Standing } from '#domain/registration/places.ts'
import type { Registration } from './registrations.ts'

/** They don't come. */
const ABSENT: ReadonlySet<Standing> = new Set(['Cancelled', 'Expired', 'Refunded'])

type Noted = Pick<Registration, 'id' | 'event_code' | 'number' | 'standing'>

/** Inside the transaction that stores a registration: nobody follows it yet. */
export async function noteNewFamily(
  tx: Db,
  registration: Noted,
  people: readonly FamilyPerson[],
): Promise<void> {
  const keys = keysFor(registration, people)
  if (keys.length === 0) return
  await insertRows(tx, 'family_key', keys)
  await pairNew(tx, registration.id)
}

/**
 * Inside the transaction of a change to a registration's people, date or places: stores by what its family
 * is recognised, and for it and for those after it the nearest one before of the same date that is perhaps
 * the same family. Most changes change none of it, and then nothing is locked.
 */
export async function noteFamily(
  tx: Db,
  registration: Noted,
  people: readonly FamilyPerson[],
): Promise<void> {
  const { id } = registration
  const haveChanged = await storeKeys(tx, registration, people)
  if (!haveChanged) return
  const followed = await findRows(tx, 'family_pair', { earlier_id: id })
  const others = [...followed.map(({ later_id }) => later_id), ...(await followingOf(tx, id))]
  for (const one of new Set([id, ...others])) await pairWithEarlier(tx, one)
}

/** Others may follow by each of the keys, hardly more than one. */
const FOLLOWING_PER_KEY = 3

function keysFor({ id, event_code, number, standing }: Noted, people: readonly FamilyPerson[]) {
  return familyKeys(ABSENT.has(standing) ? [] : people).map(({ key, weight }) => ({
    registration_id: id,
    key: `${event_code} ${key}`,
    weight,
    number,
  }))
}

/** Says whether there was anything to store. */
async function storeKeys(
  tx: Db,
  registration: Noted,
  people: readonly FamilyPerson[],
): Promise<boolean> {
  const { id } = registration
  const keys = keysFor(registration, people)
  const rows = await findRows(tx, 'family_key', { registration_id: id })
  const stored = rows.map(({ key }) => key)
  const gone = stored.filter((key) => !keys.some((one) => one.key === key))
  const added = keys.filter(({ key }) => !stored.includes(key))
  await deleteRows(tx, 'family_key', { registration_id: id, key: gone })
  if (added.length > 0) await tx.insertInto('family_key').values(added).execute()
  return gone.length > 0 || added.length > 0
}

async function pairWithEarlier(tx: Db, id: string): Promise<void> {
  if (await pairNew(tx, id)) return
  await deleteRows(tx, 'family_pair', { later_id: id })
}

/** For one that has no pair yet. Says whether it has one now. */
async function pairNew(tx: Db, id: string): Promise<boolean> {
  const earlier = await nearestBefore(tx, id)
  if (!earlier) return false
  const ending = 'on conflict (later_id) do update set earlier_id = excluded.earlier_id'
  await insertRows(tx, 'family_pair', [{ earlier_id: earlier, later_id: id }], ending)
  return true
}

/**
 * The nearest registration before this one that is perhaps the same family, as `nearestAlike` says. Of those
 * with a key that suffices by itself, it can only be the nearest one.
 */
async function nearestBefore(tx: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ registration_id: string }>`
    select other.registration_id
    from family_key own join family_key other on other.key = own.key
    where own.registration_id = ${id} and other.number < own.number
      and other.number >= case when own.weight >= ${SUFFICES}
        then (select max(number) from family_key last
          where last.key = own.key and last.number < own.number)
        else coalesce((select number from family_key last
          where last.key = own.key and last.number < own.number
          order by number desc limit 1 offset ${COMPARED_BEFORE}), 0) end
    group by other.registration_id having sum(other.weight) >= ${SUFFICES}
    order by max(other.number) desc limit 1`.execute(tx)
  return rows[0]?.registration_id
}

const SUFFICES = sql.lit(SAME_FAMILY)
const COMPARED_BEFORE = sql.lit(COMPARED_PER_KEY - 1)

/** Registrations after this one that share a key with it, the nearest of each key. */
async function followingOf(tx: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ registration_id: string }>`
    select distinct other.registration_id
    from family_key own join family_key other on other.key = own.key
    where own.registration_id = ${id} and other.number > own.number
      and other.number <= coalesce((
        select number from family_key last
        where last.key = own.key and last.number > own.number
        order by number limit 1 offset ${sql.lit(FOLLOWING_PER_KEY - 1)}
      ), ${sql.lit(NO_NUMBER)})`.execute(tx)
  return rows.map(({ registration_id }) => registration_id)
}

/** Higher than any registration's. */
const NO_NUMBER = 2_147_483_647
