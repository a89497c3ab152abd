import type { Db } from '#database/engine/open.ts'

type Forgetting = { requestsBefore: Date; sessionsBefore: Date }

/** Deletes links, challenges, requests for links, and sessions that ended before these moments. */
export async function forgetSignIns(
  db: Db,
  { requestsBefore, sessionsBefore }: Forgetting,
): Promise<void> {
  const asked = requestsBefore.toISOString()
  await db.deleteFrom('staff_link').where('expires_at', '<', asked).execute()
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', asked).execute()
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'staff-link')
    .where('settled_at', '<', asked)
    .execute()
  const moment = sessionsBefore.toISOString()
  await db
    .deleteFrom('staff_session')
    .where(({ eb, or }) => or([eb('seen_at', '<', moment), eb('ended_at', '<', moment)]))
    .execute()
}
