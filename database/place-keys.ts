import { createHash, randomBytes } from 'node:crypto'
import type { Db } from './open.ts'
import type { Registration } from './registrations.ts'

/**
 * A key that keeps the places of a registration. Only its digest is stored: each mail that is made gets
 * a key of its own, and all of them work.
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
