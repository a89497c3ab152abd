import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import {
  COMPARED_PER_KEY,
  type FamilyPerson,
  familyKeys,
  nearestAlike,
  type SharedKey,
} from '#domain/registration/family-keys.ts'
import type { Standing } from '#domain/standing.ts'
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
  await tx.insertInto('family_key').values(keys).execute()
  await pairWithEarlier(tx, registration.id)
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
  const followed = await tx
    .selectFrom('family_pair')
    .select('later_id')
    .where('earlier_id', '=', id)
    .execute()
  const following = await sharingKeys(tx, id, { side: 'after', most: FOLLOWING_PER_KEY })
  const others = [...followed.map(({ later_id }) => later_id), ...following.map(idOf)]
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
  const rows = await tx
    .selectFrom('family_key')
    .select('key')
    .where('registration_id', '=', id)
    .execute()
  const stored = rows.map(({ key }) => key)
  const gone = stored.filter((key) => !keys.some((one) => one.key === key))
  const added = keys.filter(({ key }) => !stored.includes(key))
  if (gone.length > 0) {
    await tx
      .deleteFrom('family_key')
      .where('registration_id', '=', id)
      .where('key', 'in', gone)
      .execute()
  }
  if (added.length > 0) await tx.insertInto('family_key').values(added).execute()
  return gone.length > 0 || added.length > 0
}

async function pairWithEarlier(tx: Db, id: string): Promise<void> {
  const shared = await sharingKeys(tx, id, { side: 'before', most: COMPARED_PER_KEY })
  const earlier = nearestAlike(shared)
  if (!earlier) {
    await tx.deleteFrom('family_pair').where('later_id', '=', id).execute()
    return
  }
  await tx
    .insertInto('family_pair')
    .values({ earlier_id: earlier, later_id: id })
    .onConflict((conflict) => conflict.column('later_id').doUpdateSet({ earlier_id: earlier }))
    .execute()
}

type Nearest = { side: 'before' | 'after'; most: number }

/** The registrations nearest to this one that share a key with it, for each of its keys. */
async function sharingKeys(tx: Db, id: string, { side, most }: Nearest): Promise<SharedKey[]> {
  const { beyond, until, order, none } = SIDES[side]
  const { rows } = await sql<SharedKey>`
    select other.registration_id, other.number, other.weight
    from family_key own join family_key other on other.key = own.key
    where own.registration_id = ${id} and other.number ${beyond} own.number
      and other.number ${until} coalesce((
        select number from family_key last
        where last.key = own.key and last.number ${beyond} own.number
        order by number ${order} limit 1 offset ${most - 1}
      ), ${none})`.execute(tx)
  return rows
}

/** \`none\` is a number that no registration has. */
const SIDES = {
  before: { beyond: sql`<`, until: sql`>=`, order: sql`desc`, none: 0 },
  after: { beyond: sql`>`, until: sql`<=`, order: sql`asc`, none: 2_147_483_647 },
}

function idOf({ registration_id }: SharedKey): string {
  return registration_id
}
