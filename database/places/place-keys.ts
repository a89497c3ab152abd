import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/registration/registrations.ts'

/**
 * Makes a key that keeps a registration's places. Only its digest is stored, so it can't be looked up
 * again: every mail gets a new key, and all of them work.
 */
export async function makePlaceKey(db: Db, registrationId: string): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  await db
    .insertInto('place_key')
    .values({ digest: digestOf(key), registration_id: registrationId })
    .execute()
  return key
}

const KEY_BYTES = 24

export async function findByPlaceKey(db: Db, key: string): Promise<Registration | undefined> {
  return db
    .selectFrom('registration')
    .selectAll('registration')
    .innerJoin('place_key', 'place_key.registration_id', 'registration.id')
    .where('place_key.digest', '=', digestOf(key))
    .executeTakeFirst()
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
