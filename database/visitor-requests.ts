import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from './open.ts'
import type { Tables } from './tables.ts'

type VisitorRequest = Selectable<Tables['visitor_request']>

/** In the transaction of the change it belongs to. */
export async function storeRequest(tx: Db, request: Omit<VisitorRequest, 'id'>): Promise<void> {
  await tx
    .insertInto('visitor_request')
    .values({ id: randomUUID(), ...request })
    .execute()
}

/** Oldest first. */
export async function requestsOf(db: Db, registrationId: string): Promise<VisitorRequest[]> {
  return db
    .selectFrom('visitor_request')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .orderBy('at')
    .execute()
}
