import { type Door, type DoorPhone, findPhone, storePhone } from '#database/doors/doors.ts'
import { changeRows, findRow } from '#database/engine/rows.ts'
import { codeLabel } from '#domain/conferences/conference.ts'
import type { Services } from '#workflows/services.ts'
import { isDoorOpen } from './change-door.ts'

/** It tells nothing of the list. */
export async function readDoorLink(services: Services, token: string, former?: string) {
  const door = await openDoorOf(services, token)
  if (!door) return undefined
  const phone = former && (await findPhone(services.db, former))
  const conference = codeLabel(services.content.conferences, door.event_code)
  return { name: door.name, conference, volunteer: phone ? phone.volunteer : '' }
}

/** The former phone may still have something to send of its door. */
export async function tiePhone(
  services: Services,
  tying: { token: string; device: string; former?: string; volunteer?: string },
): Promise<string | undefined> {
  const { token, device, former, volunteer } = tying
  const door = await openDoorOf(services, token)
  if (!door) return undefined
  services.log.info('door-phone-tied', { door: door.id })
  const formerId = former && (await findPhone(services.db, former))?.id
  const phone = { doorId: door.id, device, volunteer, formerId, at: services.now() }
  return storePhone(services.db, phone)
}

async function openDoorOf({ db, now }: Services, token: string): Promise<Door | undefined> {
  const door = await findRow(db, 'door', { token })
  return door && isDoorOpen(door, now()) ? door : undefined
}

export type TiedPhone = { phone: DoorPhone; door: Door }

export async function phoneOf({ db, now }: Services, secret: string | undefined) {
  const phone = secret === undefined ? undefined : await findPhone(db, secret)
  const door = phone && (await findRow(db, 'door', { id: phone.door_id }))
  if (!phone || !door) return undefined
  await changeRows(db, 'door_phone', { id: phone.id }, { heard_at: now().toISOString() })
  return { phone, door }
}

export function isEnded({ door, phone }: TiedPhone, now: Date): boolean {
  return !isDoorOpen(door, now) || phone.shut_out_at !== null
}
