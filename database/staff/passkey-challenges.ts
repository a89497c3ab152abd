import type { Db } from '#database/engine/open.ts'

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
