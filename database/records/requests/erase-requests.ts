import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRows } from '#database/engine/rows.ts'
import { keyOf, MAX_OF_A_KIND } from '#database/records/attention/attention-found.ts'
import { isUnsettled } from '#database/records/attention/attention-settled.ts'
import { FORGOTTEN } from '#database/records/forget/forgotten.ts'
import { selectFirstName } from '#database/records/payments/listed-payments.ts'
import type { Tables } from '#database/tables/tables.ts'

type EraseRequest = Selectable<Tables['erase_request']>

/** Of whom: everybody of a registration, one attendee, or a giver. */
export type Erased = Pick<EraseRequest, 'registration_id' | 'gift_id' | 'position'>

/** In the transaction that has locked the record. Asked for once more, it is the same request. */
export async function storeEraseRequest(tx: Db, whom: Erased, at: string): Promise<void> {
  const open = await openErasuresOf(tx, whom)
  if (open.some(({ position }) => position === whom.position)) return
  await insertRows(tx, 'erase_request', [{ id: randomUUID(), ...whom, at, ended_at: null }])
}

/** What was asked for about one record and is not answered, oldest first. */
export async function openErasuresOf(
  db: Db,
  { registration_id, gift_id }: Pick<Erased, 'registration_id' | 'gift_id'>,
): Promise<EraseRequest[]> {
  const record = registration_id ? { registration_id } : { gift_id }
  return findRows(db, 'erase_request', { ended_at: null, ...record }, 'at')
}

/** In the transaction that has locked the record: it was done, or taken back. */
export async function endErasures(
  tx: Db,
  { ids, at }: { ids: readonly string[]; at: string },
): Promise<void> {
  await changeRows(tx, 'erase_request', { id: ids }, { ended_at: at })
}

/** What the office has not answered, newest first. */
export function openErasures(db: Db, of: string | undefined) {
  const key = keyOf('erase-asked', 'erase_request.id')
  return db
    .selectFrom('erase_request')
    .leftJoin('registration', 'registration.id', 'erase_request.registration_id')
    .leftJoin('gift', 'gift.id', 'erase_request.gift_id')
    .select([key.as('key'), 'erase_request.at'])
    .select(['erase_request.registration_id', 'erase_request.gift_id'])
    .select(({ fn }) => [
      fn.coalesce(selectFirstName('registration.id'), 'gift.full_name').as('name'),
    ])
    .where('erase_request.ended_at', 'is', null)
    .$if(of !== undefined, (query) => query.where('erase_request.registration_id', '=', of ?? ''))
    .where(isUnsettled(key))
    .where(sql<boolean>`coalesce(registration.twin, gift.twin, '') not like ${`${FORGOTTEN}%`}`)
    .orderBy('erase_request.at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
}
