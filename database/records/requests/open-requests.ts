import { randomUUID } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRows } from '#database/engine/rows.ts'
import {
  isUnsettled,
  keyOf,
  MAX_OF_A_KIND,
  MONEY_BACK,
  newestUnsettled,
} from '#database/records/attention/attention.ts'
import { FORGOTTEN } from '#database/records/forget/forgotten.ts'
import { selectFirstName } from '#database/records/payments/listed-payments.ts'
import type { RequestKind, Tables } from '#database/tables/tables.ts'

/** Begins with the kind of attention, as the keys of what was settled do. */
const KEY = sql<string>`case visitor_request.kind when 'cancel' then 'cancel-asked:'
  when 'correct' then 'correction-asked:' else 'refund-owed:' end || visitor_request.id`

export async function openRequests(db: Db, kind: RequestKind, of: string | undefined) {
  return selectOpen(db, of)
    .select([KEY.as('key'), selectFirstName('registration.id').as('name'), ...MONEY_BACK])
    .where('visitor_request.kind', '=', kind)
    .orderBy('visitor_request.at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
}

export async function openRequestsOf(db: Db, registrationId: string): Promise<VisitorRequest[]> {
  return selectOpen(db, registrationId).orderBy('visitor_request.at').execute()
}

function selectOpen(db: Db, of: string | undefined) {
  return db
    .selectFrom('visitor_request')
    .innerJoin('registration', 'registration.id', 'visitor_request.registration_id')
    .selectAll('visitor_request')
    .where('visitor_request.ended_at', 'is', null)
    .$if(of !== undefined, (query) => query.where('visitor_request.registration_id', '=', of ?? ''))
    .where(IS_UNDONE)
    .where(isUnsettled(KEY))
}

/** A cancelled registration needs no cancelling or correcting; an action of the office settles the rest. */
const IS_UNDONE = sql<SqlBool>`(visitor_request.kind = 'refund' or registration.hold <> 'cancelled')
    and not exists (select 1 from office_event
      where office_event.subject = 'registration'
        and office_event.subject_id = visitor_request.registration_id
        and office_event.author <> 'Visitor'
        and office_event.at > visitor_request.at
        and ((visitor_request.kind = 'refund' and office_event.action in ('refund', 'give-back'))
          or (visitor_request.kind = 'correct'
            and office_event.action in ('correct', 'move'))))`

type VisitorRequest = Tables['visitor_request']

/** In the transaction that has locked the registration: it takes the place of an earlier one of its kind. */
export async function storeRequest(tx: Db, request: Omit<VisitorRequest, 'id' | 'ended_at'>) {
  const { registration_id, kind, at } = request
  const earlier = { registration_id, kind, ended_at: null }
  await changeRows(tx, 'visitor_request', earlier, { ended_at: at })
  await insertRows(tx, 'visitor_request', [{ id: randomUUID(), ended_at: null, ...request }])
}

type EraseRequest = Tables['erase_request']

export type ErasureSubject = Pick<EraseRequest, 'registration_id' | 'gift_id' | 'position'>

/** In the transaction that has locked the record. Asked for once more, it is the same request. */
export async function storeEraseRequest(tx: Db, whom: ErasureSubject, at: string): Promise<void> {
  const open = await openErasuresOf(tx, whom)
  if (open.some(({ position }) => position === whom.position)) return
  await insertRows(tx, 'erase_request', [{ id: randomUUID(), ...whom, at, ended_at: null }])
}

export async function openErasuresOf(
  db: Db,
  { registration_id, gift_id }: Pick<ErasureSubject, 'registration_id' | 'gift_id'>,
): Promise<EraseRequest[]> {
  const record = registration_id ? { registration_id } : { gift_id }
  return findRows(db, 'erase_request', { ended_at: null, ...record }, 'at')
}

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
    .where(sql<boolean>`coalesce(registration.twin, gift.twin, '') not like ${`${FORGOTTEN}%`}`)
    .$call(newestUnsettled(key, 'erase_request.at'))
}
