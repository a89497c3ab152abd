import type { Selectable } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows, insertNew } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'

export type Passkey = Selectable<Tables['passkey']>

/** Returns false when the credential is stored already. */
export async function storePasskey(tx: Db, passkey: Passkey): Promise<boolean> {
  return (await insertNew(tx, 'passkey', [passkey])) > 0
}

/** The counter tells a copied authenticator from the original. */
export async function notePasskeyUse(
  tx: Db,
  id: string,
  { counter, at }: { counter: number; at: Date },
): Promise<void> {
  await changeRows(tx, 'passkey', { id }, { counter, used_at: at.toISOString() })
}

/** Returns false when this person has no such passkey. */
export async function deletePasskey(
  tx: Db,
  { id, staffId }: { id: string; staffId: string },
): Promise<boolean> {
  return (await deleteRows(tx, 'passkey', { id, staff_id: staffId })) > 0
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
  const row = { challenge, staff_id: staffId, expires_at: expiresAt.toISOString() }
  await insertRows(db, 'passkey_challenge', [row])
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
