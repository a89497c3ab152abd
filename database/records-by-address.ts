import { sql } from 'kysely'
import type { Gift } from './gifts.ts'
import type { Db } from './open.ts'
import type { Registration } from './registrations.ts'

/** More would make the mail unreadable. */
const MOST = 50

/** The registrations that this address pays for and its gifts, newest first. Letter case doesn't matter. */
export async function findRecordsByAddress(
  db: Db,
  email: string,
): Promise<{ registrations: Registration[]; gifts: Gift[] }> {
  const address = email.trim().toLowerCase()
  if (address === '') return { registrations: [], gifts: [] }
  const registrations = await db
    .selectFrom('registration')
    .selectAll('registration')
    .innerJoin('attendee', 'attendee.registration_id', 'registration.id')
    .where(sql`lower(attendee.email)`, '=', address)
    .where('attendee.position', '=', payerPosition())
    .orderBy('registration.created_at', 'desc')
    .limit(MOST)
    .execute()
  const gifts = await db
    .selectFrom('gift')
    .selectAll()
    .where(sql`lower(gift.email)`, '=', address)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute()
  return { registrations, gifts }
}

/** The first of those who come pays for all. */
function payerPosition() {
  return sql<number>`(select min(other.position) from attendee as other
    where other.registration_id = registration.id and other.cancelled_at is null)`
}
