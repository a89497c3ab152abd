import { findStaff } from '#database/staff.ts'
import { findSession, seeSession } from '#database/staff-sessions.ts'
import type { Actor } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'

export type SignedIn = Actor & { staffId: string; session: string }

const MINUTE_MS = 60_000
const IDLE_MS = 12 * 60 * MINUTE_MS
const LONGEST_MS = 30 * 24 * 60 * MINUTE_MS

/** Who is signed in with this secret of a cookie. A session ends 12 idle hours or 30 days after its start. */
export async function readSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  secret: string,
): Promise<SignedIn | undefined> {
  const at = now()
  const session = await findSession(db, secret, {
    seenAfter: new Date(at.getTime() - IDLE_MS),
    openedAfter: new Date(at.getTime() - LONGEST_MS),
  })
  if (!session) return undefined
  const staff = await findStaff(db, session.staff_id)
  if (!staff || staff.ended_at !== null) return undefined
  // Written once a minute, not with every page.
  if (at.getTime() - Date.parse(session.seen_at) >= MINUTE_MS) {
    await seeSession(db, session.digest, at)
  }
  return { staffId: staff.id, name: staff.email, roles: staff.roles, session: session.digest }
}
