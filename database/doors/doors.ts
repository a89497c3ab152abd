import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'

export type Door = Selectable<Tables['door']>

const TOKEN_BYTES = 24

type Opening = { eventCode: string; name: string; at: Date; until: Date }

export async function storeDoor(tx: Db, { eventCode, name, at, until }: Opening): Promise<Door> {
  return tx
    .insertInto('door')
    .values({
      id: randomUUID(),
      event_code: eventCode,
      name,
      token: newToken(),
      opened_at: at.toISOString(),
      until: until.toISOString(),
      closed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findDoor(db: Db, id: string): Promise<Door | undefined> {
  return db.selectFrom('door').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findDoorByToken(db: Db, token: string): Promise<Door | undefined> {
  return db.selectFrom('door').selectAll().where('token', '=', token).executeTakeFirst()
}

/** All doors, or those of one conference, the newest first. */
export async function allDoors(db: Db, eventCode?: string): Promise<Door[]> {
  let doors = db.selectFrom('door').selectAll()
  if (eventCode !== undefined) doors = doors.where('event_code', '=', eventCode)
  return doors.orderBy('opened_at', 'desc').orderBy('id').execute()
}

/** The former link ends. */
export async function renewToken(tx: Db, id: string): Promise<void> {
  await tx.updateTable('door').set({ token: newToken() }).where('id', '=', id).execute()
}

/** Closes it for good. A door that is closed stays as it is. */
export async function endDoor(tx: Db, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('door')
    .set({ closed_at: at.toISOString() })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

export type DoorPhone = Selectable<Tables['door_phone']>

const SECRET_BYTES = 32

type Tying = { doorId: string; device: string; at: Date }

/** Returns the secret for the phone's cookie. Only its digest is stored. */
export async function storePhone(tx: Db, { doorId, device, at }: Tying): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await tx
    .insertInto('door_phone')
    .values({
      digest: digestOf(secret),
      id: randomUUID(),
      door_id: doorId,
      device,
      tied_at: at.toISOString(),
      heard_at: at.toISOString(),
      shut_out_at: null,
    })
    .execute()
  return secret
}

export async function findPhone(db: Db, secret: string): Promise<DoorPhone | undefined> {
  return db
    .selectFrom('door_phone')
    .selectAll()
    .where('digest', '=', digestOf(secret))
    .executeTakeFirst()
}

export async function findPhoneById(db: Db, id: string): Promise<DoorPhone | undefined> {
  return db.selectFrom('door_phone').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The phones of these doors, last heard first. */
export async function phonesOf(db: Db, doorIds: readonly string[]): Promise<DoorPhone[]> {
  if (doorIds.length === 0) return []
  return db
    .selectFrom('door_phone')
    .selectAll()
    .where('door_id', 'in', doorIds)
    .orderBy('heard_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function touchPhone(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('door_phone')
    .set({ heard_at: at.toISOString() })
    .where('id', '=', id)
    .execute()
}

export async function endPhone(tx: Db, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('door_phone')
    .set({ shut_out_at: at.toISOString() })
    .where('id', '=', id)
    .where('shut_out_at', 'is', null)
    .execute()
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
