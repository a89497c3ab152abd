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

/** Says whether there was anything to store. */
async function storeKeys(
  tx: Db,
  { id, event_code, number, standing }: Noted,
  people: readonly FamilyPerson[],
): Promise<boolean> {
  const keys = familyKeys(ABSENT.has(standing) ? [] : people).map(({ key, weight }) => ({
    registration_id: id,
    key: `${event_code} ${key}`,
    weight,
    number,
  }))
  const stored = (await keysOf(tx, id)).map(({ key }) => key)
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

function keysOf(tx: Db, id: string) {
  return tx.selectFrom('family_key').selectAll().where('registration_id', '=', id).execute()
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

/** The registrations nearest to this one that share a key with it, for each of its keys. */
async function sharingKeys(
  tx: Db,
  id: string,
  { side, most }: { side: 'before' | 'after'; most: number },
): Promise<SharedKey[]> {
  const keys = await keysOf(tx, id)
  const [first, ...rest] = keys.map(({ key, number }) =>
    tx
      .selectFrom((nearest) =>
        nearest
          .selectFrom('family_key')
          .select(['registration_id', 'number', 'weight'])
          .where('key', '=', key)
          .where('number', side === 'before' ? '<' : '>', number)
          .orderBy('number', side === 'before' ? 'desc' : 'asc')
          .limit(most)
          .as('nearest'),
      )
      .selectAll(),
  )
  if (!first) return []
  return rest.reduce((all, one) => all.unionAll(one), first).execute()
}

function idOf({ registration_id }: SharedKey): string {
  return registration_id
}
