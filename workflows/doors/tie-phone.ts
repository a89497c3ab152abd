import { storePhone } from '#database/doors/door-phones.ts'
import { type Door, findDoorByToken } from '#database/doors/doors.ts'
import type { Services } from '#workflows/services.ts'
import { conferenceLabel } from './conference-label.ts'
import { isDoorOpen } from './is-door-open.ts'

/** The door that this link opens. Undefined when there is none or it is closed. Tells nothing of its list. */
export async function readDoorLink(
  services: Services,
  token: string,
): Promise<{ name: string; conference: string } | undefined> {
  const door = await openDoorOf(services, token)
  return door && { name: door.name, conference: conferenceLabel(services, door.event_code) }
}

/** Ties a phone to the door: returns the secret for its cookie. Each phone has its own. */
export async function tiePhone(
  services: Services,
  { token, device }: { token: string; device: string },
): Promise<string | undefined> {
  const door = await openDoorOf(services, token)
  if (!door) return undefined
  services.log.info('door-phone-tied', { door: door.id })
  return storePhone(services.db, { doorId: door.id, device, at: services.now() })
}

async function openDoorOf({ db, now }: Services, token: string): Promise<Door | undefined> {
  const door = await findDoorByToken(db, token)
  return door && isDoorOpen(door, now()) ? door : undefined
}
