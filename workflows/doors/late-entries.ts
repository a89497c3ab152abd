import { waitingEntries, waitingPhones } from '#database/doors/door-entries.ts'
import { changeRows } from '#database/engine/rows.ts'
import { codeLabel } from '#domain/conferences/conference.ts'
import { phoneLabel } from '#domain/doors/entry.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { changeDoor, type DoorRequest } from './change-door.ts'

/** The rest of a phone is shown when these are settled. */
const SHOWN = 100

export async function readLateEntries(services: Services, { actor }: { actor: Actor }) {
  if (!staffCan.openDoors(actor)) return NOT_ALLOWED
  const { db, content } = services
  const phones = []
  for (const phone of await waitingPhones(db)) {
    const conference = codeLabel(content.conferences, phone.event_code)
    const entries = await waitingEntries(db, phone.phone_id ?? '', SHOWN)
    const label = phoneLabel({ volunteer: phone.volunteer ?? '', device: phone.author })
    phones.push({ ...phone, label, conference, entries })
  }
  return { ok: true as const, phones }
}

export async function settleLateEntries(
  services: Services,
  { entries, isAccepted, ...request }: DoorRequest & { entries: string[]; isAccepted: boolean },
) {
  const action = isAccepted ? 'accept-late-entries' : 'dismiss-late-entries'
  return changeDoor(services, request, action, async (tx, { id }) => {
    const waiting = { id: entries, door_id: id, late: 'waiting' } as const
    const late = isAccepted ? null : 'dismissed'
    const settled = await changeRows(tx, 'door_entry', waiting, { late })
    if (settled === 0) return { ok: false, problem: 'nothing' }
    return { ok: true, details: { entries: settled } }
  })
}
