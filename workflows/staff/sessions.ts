import { changeRows, findRows, hasRow } from '#database/engine/rows.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { endSessions, findSession, forgetSignIns, sessionsOf } from '#database/staff/sign-ins.ts'
import { findStaff } from '#database/staff/staff.ts'
import { staffNameOf } from '#domain/staff.ts'
import { DONE } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { mayEnter } from './may-enter.ts'

const MINUTE_MS = 60_000
const IDLE_MS = 12 * 60 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
const LONGEST_MS = 30 * DAY_MS

export async function readSession(services: Services, secret: string) {
  const { db, now } = services
  const at = now()
  const session = await findSession(db, secret, oldestSession(at))
  if (!session) return undefined
  const staff = await findStaff(db, session.staff_id)
  if (!mayEnter(services, staff)) return undefined
  // It is written once a minute, not with every page.
  if (at.getTime() - Date.parse(session.seen_at) >= MINUTE_MS) {
    await changeRows(db, 'staff_session', { digest: session.digest }, { seen_at: at.toISOString() })
  }
  return {
    staffId: staff.id,
    name: staffNameOf(staff),
    email: staff.email,
    isNameless: staff.name === '',
    roles: staff.roles,
    session: session.digest,
    hasPasskey: await hasRow(db, 'passkey', { staff_id: staff.id }),
  }
}

export type SignedIn = NonNullable<Awaited<ReturnType<typeof readSession>>>

function oldestSession(at: Date) {
  return {
    seenAfter: new Date(at.getTime() - IDLE_MS),
    openedAfter: new Date(at.getTime() - LONGEST_MS),
  }
}

export async function signOut({ db, now }: Services, staff: SignedIn, digest = staff.session) {
  await endSessions(db, { staffId: staff.staffId, digest, at: now() })
  return DONE
}

export async function signOutEverywhere({ db, now }: Services, staff: SignedIn): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    await endSessions(tx, { staffId: staff.staffId, at })
    const event = { subject: 'staff', subjectId: staff.staffId } as const
    await appendOfficeEvent(tx, { ...event, actor: staff, action: 'sign-out-everywhere', at })
  })
}

export async function readDevices({ db, now }: Services, { staffId, session }: SignedIn) {
  const [staff, sessions, passkeys] = await Promise.all([
    findStaff(db, staffId),
    sessionsOf(db, staffId, oldestSession(now())),
    findRows(db, 'passkey', { staff_id: staffId }, 'created_at'),
  ])
  const devices = sessions.map((each) => ({ ...each, isThis: each.digest === session }))
  if (!staff) throw new Error('Nobody is deleted from the staff')
  return { staff, devices, passkeys }
}

export type OwnPage = Awaited<ReturnType<typeof readDevices>>

export async function forgetOldSignIns({ db, now }: Services): Promise<void> {
  const at = now().getTime()
  await forgetSignIns(db, {
    // Strangers can ask for many links; the limits of mail look back for an hour.
    requestsBefore: new Date(at - DAY_MS),
    // "Last seen" stays true for whoever can still be signed in.
    sessionsBefore: new Date(at - LONGEST_MS),
  })
}
