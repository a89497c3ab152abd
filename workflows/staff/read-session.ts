import { hasPasskeys } from '#database/staff/passkeys.ts'
import { findStaff } from '#database/staff/staff.ts'
import { findSession, type SessionAge, touchSession } from '#database/staff/staff-sessions.ts'
import { type Actor, staffNameOf } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { mayEnter } from './may-enter.ts'

export type SignedIn = Actor & {
  staffId: string
  email: string
  /** The digest of the session. */
  session: string
  hasPasskey: boolean
  /** Nobody has said what they are called. */
  isNameless: boolean
}

const MINUTE_MS = 60_000
const IDLE_MS = 12 * 60 * MINUTE_MS
const LONGEST_MS = 30 * 24 * 60 * MINUTE_MS

/** Who is signed in with this secret of a cookie. A session ends 12 idle hours or 30 days after its start. */
export async function readSession(
  services: Services,
  secret: string,
): Promise<SignedIn | undefined> {
  const { db, now } = services
  const at = now()
  const session = await findSession(db, secret, oldestSession(at))
  if (!session) return undefined
  const staff = await findStaff(db, session.staff_id)
  if (!mayEnter(services, staff)) return undefined
  // Written once a minute, not with every page.
  if (at.getTime() - Date.parse(session.seen_at) >= MINUTE_MS) {
    await touchSession(db, session.digest, at)
  }
  return {
    staffId: staff.id,
    name: staffNameOf(staff),
    email: staff.email,
    isNameless: staff.name === '',
    roles: staff.roles,
    session: session.digest,
    hasPasskey: await hasPasskeys(db, staff.id),
  }
}

/** Sessions that were not seen or opened after these moments have ended. */
export function oldestSession(at: Date): SessionAge {
  return {
    seenAfter: new Date(at.getTime() - IDLE_MS),
    openedAfter: new Date(at.getTime() - LONGEST_MS),
  }
}
