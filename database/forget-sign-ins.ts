import type { Db } from './open.ts'

/** Deletes links, challenges and sessions that ended before this moment, and requests for links. */
export async function forgetSignIns(db: Db, before: Date): Promise<void> {
  const moment = before.toISOString()
  await db.deleteFrom('staff_link').where('expires_at', '<', moment).execute()
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', moment).execute()
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'staff-link')
    .where('settled_at', '<', moment)
    .execute()
  await db
    .deleteFrom('staff_session')
    .where(({ eb, or }) => or([eb('seen_at', '<', moment), eb('ended_at', '<', moment)]))
    .execute()
}
