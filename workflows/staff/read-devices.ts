import { type OfficeEvent, officeEventsOf } from '#database/staff/office-events.ts'
import { type Passkey, passkeysOf } from '#database/staff/passkeys.ts'
import { findStaff, type Staff } from '#database/staff/staff.ts'
import { type StaffSession, sessionsOf } from '#database/staff/staff-sessions.ts'
import type { Services } from '#workflows/services.ts'
import { oldestSession, type SignedIn } from './read-session.ts'

export type Device = Pick<StaffSession, 'digest' | 'device' | 'created_at' | 'seen_at'> & {
  isThis: boolean
}

/** A person's own page. */
export type OwnPage = {
  staff: Staff
  history: OfficeEvent[]
  devices: Device[]
  passkeys: OwnPasskey[]
}

export type OwnPasskey = Pick<Passkey, 'id' | 'name' | 'created_at' | 'used_at'>

/** A person's own name, sessions and passkeys. */
export async function readDevices(
  { db, now }: Services,
  { staffId, session }: SignedIn,
): Promise<OwnPage> {
  const [staff, history, sessions, passkeys] = await Promise.all([
    findStaff(db, staffId),
    officeEventsOf(db, 'staff', staffId),
    sessionsOf(db, staffId, oldestSession(now())),
    passkeysOf(db, staffId),
  ])
  const devices: Device[] = sessions.map(({ digest, device, created_at, seen_at }) => ({
    digest,
    device,
    created_at,
    seen_at,
    isThis: digest === session,
  }))
  if (!staff) throw new Error('Nobody is deleted from the staff')
  return { staff, history, devices, passkeys }
}
