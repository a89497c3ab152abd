import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'

export type VisitorRequest = Selectable<Tables['visitor_request']>

type NewRequest = Omit<VisitorRequest, 'id' | 'ended_at'>

/** In the transaction that has locked the registration: it takes the place of an earlier one of its kind. */
export async function storeRequest(tx: Db, request: NewRequest): Promise<void> {
  const { registration_id, kind, at } = request
  await tx
    .updateTable('visitor_request')
    .set({ ended_at: at })
    .where('registration_id', '=', registration_id)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .execute()
  await tx
    .insertInto('visitor_request')
    .values({ id: randomUUID(), ended_at: null, ...request })
    .execute()
}

/** In the transaction that has locked the registration: the office need not answer it any more. */
export async function endRequest(tx: Db, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('visitor_request')
    .set({ ended_at: at.toISOString() })
    .where('id', '=', id)
    .execute()
}
