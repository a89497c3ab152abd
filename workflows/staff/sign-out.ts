import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { endSessions } from '#database/staff/staff-sessions.ts'
import type { Services } from '#workflows/services.ts'
import type { SignedIn } from './read-session.ts'

/** Ends one of the person's own sessions on the server. Without `digest`, the one that asks. */
export async function signOut(
  { db, now }: Services,
  staff: SignedIn,
  digest: string = staff.session,
): Promise<void> {
  await endSessions(db, { staffId: staff.staffId, digest, at: now() })
}

/** Ends all sessions of the person, this one too. */
export async function signOutEverywhere({ db, now }: Services, staff: SignedIn): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    await endSessions(tx, { staffId: staff.staffId, at })
    await appendOfficeEvent(tx, {
      actor: staff,
      subject: 'staff',
      subjectId: staff.staffId,
      action: 'sign-out-everywhere',
      at,
    })
  })
}
