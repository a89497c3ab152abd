import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'

export type Passkey = Selectable<Tables['passkey']>

/** Oldest first. */
export async function passkeysOf(db: Db, staffId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute()
}

export async function hasPasskeys(db: Db, staffId: string): Promise<boolean> {
  const any = db.selectFrom('passkey').select('id').where('staff_id', '=', staffId).limit(1)
  return (await any.executeTakeFirst()) !== undefined
}

export async function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns false when the credential is stored already. */
export async function storePasskey(tx: Db, passkey: Passkey): Promise<boolean> {
  const stored = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (stored.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The counter tells a copied authenticator from the original. */
export async function notePasskeyUse(
  tx: Db,
  id: string,
  { counter, at }: { counter: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('passkey')
    .set({ counter, used_at: at.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Returns false when this person has no such passkey. */
export async function deletePasskey(
  tx: Db,
  { id, staffId }: { id: string; staffId: string },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export async function deletePasskeysOf(tx: Db, staffId: string): Promise<void> {
  await tx.deleteFrom('passkey').where('staff_id', '=', staffId).execute()
}

type Challenge = {
  challenge: string
  /** Null when it is for signing in. */
  staffId: string | null
}

export async function storeChallenge(
  db: Db,
  { challenge, staffId, expiresAt }: Challenge & { expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({ challenge, staff_id: staffId, expires_at: expiresAt.toISOString() })
    .execute()
}

/** Deletes a challenge that was given for this purpose. True for one caller only, in time. */
export async function takeChallenge(
  db: Db,
  { challenge, staffId, at }: Challenge & { at: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('expires_at', '>', at.toISOString())
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}
