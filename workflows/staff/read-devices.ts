import { type Passkey, passkeysOf } from '#database/staff/passkeys.ts'
import { type StaffSession, sessionsOf } from '#database/staff/staff-sessions.ts'
import type { Services } from '#workflows/services.ts'
import { oldestSession, type SignedIn } from './read-session.ts'

export type Device = Pick<StaffSession, 'digest' | 'device' | 'created_at' | 'seen_at'> & {
  isThis: boolean
}

export type OwnPasskey = Pick<Passkey, 'id' | 'name' | 'created_at' | 'used_at'>

/** A person's own sessions and passkeys. */
export async function readDevices(
  { db, now }: Services,
  { staffId, session }: SignedIn,
): Promise<{ devices: Device[]; passkeys: OwnPasskey[] }> {
  const [sessions, passkeys] = await Promise.all([
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
  return { devices, passkeys }
}
