import { randomUUID } from 'node:crypto'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import { MAX_OF_A_KIND } from '#database/records/attention/attention-found.ts'
import { selectFirstName } from '#database/records/payments/listed-payments.ts'
import type { RequestKind, Tables } from '#database/tables/tables.ts'

/** The kinds of attention, which begin the keys of what was settled. */
const KINDS: Record<RequestKind, string> = {
  cancel: 'cancel-asked',
  correct: 'correction-asked',
  refund: 'refund-owed',
}

/** What visitors ask for and the office has not answered, newest first. */
export async function openRequests(db: Db, kind: RequestKind, of: string | undefined) {
  const rows = await selectOpen(db, of)
    .select(selectFirstName('registration.id').as('name'))
    .where('visitor_request.kind', '=', kind)
    .orderBy('visitor_request.at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map((row) => ({ ...row, key: `${KINDS[kind]}:${row.id}` }))
}

/** The same of one registration, oldest first: one of each kind at most. */
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
    .where(isUndone())
    .where(isUnsettled())
}

/**
 * A cancelled registration needs no cancelling or correcting; an action of the office settles the rest.
 * An earlier release stored the action's words.
 */
function isUndone() {
  return sql<SqlBool>`(visitor_request.kind = 'refund' or registration.hold <> 'cancelled')
    and not exists (select 1 from office_event
      where office_event.subject = 'registration'
        and office_event.subject_id = visitor_request.registration_id
        and office_event.author <> 'Visitor'
        and office_event.at > visitor_request.at
        and ((visitor_request.kind = 'refund' and office_event.action in ('refund', 'Refund'))
          or (visitor_request.kind = 'correct'
            and office_event.action in ('correct', 'move', 'Correct details', 'Move to another date'))))`
}

function isUnsettled() {
  const keys = Object.values(KINDS).map((kind) => sql`${sql.lit(`${kind}:`)} || visitor_request.id`)
  return sql<SqlBool>`not exists (select 1 from attention_settled
    where attention_settled.key in (${sql.join(keys)}))`
}

export type VisitorRequest = Selectable<Tables['visitor_request']>

type NewRequest = Omit<VisitorRequest, 'id' | 'ended_at'>

/** In the transaction that has locked the registration: it takes the place of an earlier one of its kind. */
export async function storeRequest(tx: Db, request: NewRequest): Promise<void> {
  const { registration_id, kind, at } = request
  const earlier = { registration_id, kind, ended_at: null }
  await changeRows(tx, 'visitor_request', earlier, { ended_at: at })
  await insertRows(tx, 'visitor_request', [{ id: randomUUID(), ended_at: null, ...request }])
}
