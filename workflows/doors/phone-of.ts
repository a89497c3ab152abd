import { type DoorPhone, findPhone, touchPhone } from '#database/doors/door-phones.ts'
import { type Door, findDoor } from '#database/doors/doors.ts'
import type { Services } from '#workflows/services.ts'

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
