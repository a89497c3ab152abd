import { randomUUID } from 'node:crypto'
import { digestOf, newSecret } from '#database/engine/digest.ts'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRow } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'

export type Door = Tables['door']

const TOKEN_BYTES = 24

export async function storeDoor(
  tx: Db,
  { eventCode, name, at, until }: { eventCode: string; name: string; at: Date; until: Date },
): Promise<Door> {
  const moments = { opened_at: at.toISOString(), until: until.toISOString(), closed_at: null }
  const token = newSecret(TOKEN_BYTES)
  const door = { id: randomUUID(), event_code: eventCode, name, token, ...moments }
  await insertRows(tx, 'door', [door])
  return door
}

export async function allDoors(db: Db, eventCode?: string): Promise<Door[]> {
  let doors = db.selectFrom('door').selectAll()
  if (eventCode !== undefined) doors = doors.where('event_code', '=', eventCode)
  return doors.orderBy('opened_at', 'desc').orderBy('id').execute()
}

export async function renewToken(tx: Db, id: string): Promise<void> {
  await changeRows(tx, 'door', { id }, { token: newSecret(TOKEN_BYTES) })
}

/** A door that is closed stays as it is. */
export async function endDoor(tx: Db, id: string, at: Date): Promise<void> {
  await changeRows(tx, 'door', { id, closed_at: null }, { closed_at: at.toISOString() })
}

export type DoorPhone = Tables['door_phone']

const SECRET_BYTES = 32

/** Returns the secret for the phone's cookie. Only its digest is stored. */
export async function storePhone(
  tx: Db,
  phone: {
    doorId: string
    device: string
    at: Date
    formerId?: string | undefined
    volunteer?: string | undefined
  },
): Promise<string> {
  const { doorId: door_id, device, formerId: former_id = null, volunteer = '' } = phone
  const secret = newSecret(SECRET_BYTES)
  const at = phone.at.toISOString()
  const row = { digest: digestOf(secret), id: randomUUID(), door_id, device, volunteer, former_id }
  await insertRows(tx, 'door_phone', [{ ...row, tied_at: at, heard_at: at, shut_out_at: null }])
  return secret
}

export async function findPhone(db: Db, secret: string): Promise<DoorPhone | undefined> {
  return findRow(db, 'door_phone', { digest: digestOf(secret) })
}

export async function phonesOf(db: Db, doors: readonly Pick<Door, 'id'>[]) {
  if (doors.length === 0) return []
  return db
    .selectFrom('door_phone')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('door_phone as next')
          .select('next.id')
          .whereRef('next.former_id', '=', 'door_phone.id'),
      ).as('hasGone'),
    )
    .where(
      'door_id',
      'in',
      doors.map(({ id }) => id),
    )
    .where('shut_out_at', 'is', null)
    .orderBy('heard_at', 'desc')
    .orderBy('id')
    .execute()
}
