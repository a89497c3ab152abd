import {
  type Door,
  type DoorPhone,
  findDoor,
  findDoorByToken,
  findPhone,
  storePhone,
  touchPhone,
} from '#database/doors/doors.ts'
import { codeLabel } from '#domain/conferences/conference.ts'
import type { Services } from '#workflows/services.ts'
import { isDoorOpen } from './change-door.ts'

/** The door that this link opens. Undefined when there is none or it is closed. Tells nothing of its list. */
export async function readDoorLink(
  services: Services,
  token: string,
): Promise<{ name: string; conference: string } | undefined> {
  const door = await openDoorOf(services, token)
  return (
    door && {
      name: door.name,
      conference: codeLabel(services.content.conferences, door.event_code),
    }
  )
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

export type TiedPhone = { phone: DoorPhone; door: Door }

/** The phone with this secret and its door; notes that it was heard. */
export async function phoneOf(
  { db, now }: Services,
  secret: string | undefined,
): Promise<TiedPhone | undefined> {
  const phone = secret === undefined ? undefined : await findPhone(db, secret)
  const door = phone && (await findDoor(db, phone.door_id))
  if (!phone || !door) return undefined
  await touchPhone(db, phone.id, now())
  return { phone, door }
}
