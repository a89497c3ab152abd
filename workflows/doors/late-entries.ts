import { settleEntries, waitingEntries, waitingPhones } from '#database/doors/door-entries.ts'
import { findDoor } from '#database/doors/doors.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { codeLabel } from '#domain/conferences/conference.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import type { DoorRequest } from './change-door.ts'

/** The rest of a phone is shown when these are settled. */
const SHOWN = 100

/** What came after a door or a phone had ended, by phone. It changes nothing before the office accepts it. */
export async function readLateEntries(services: Services, { actor }: { actor: Actor }) {
  if (!staffCan.openDoors(actor)) return NOT_ALLOWED
  const { db, content } = services
  const phones = []
  for (const phone of await waitingPhones(db)) {
    const conference = codeLabel(content.conferences, phone.event_code)
    const entries = await waitingEntries(db, phone.phone_id ?? '', SHOWN)
    phones.push({ ...phone, conference, entries })
  }
  return { ok: true as const, phones }
}

export type LatePhone = Extract<
  Awaited<ReturnType<typeof readLateEntries>>,
  { ok: true }
>['phones'][number]

type Settling = DoorRequest & {
  /** Their ids. */
  entries: readonly string[]
  isAccepted: boolean
}

type Settled = { ok: true } | { ok: false; problem: 'unknown' | 'nothing' } | NotAllowed

/** Lets late entries of a door count as of when they happened, or sets them aside for good. */
export async function settleLateEntries(
  { db, now }: Services,
  { actor, id, key, entries, isAccepted }: Settling,
): Promise<Settled> {
  if (!staffCan.openDoors(actor)) return NOT_ALLOWED
  return onceInTransaction<Settled, Settled>(
    db,
    { key, again: () => ({ ok: true }) },
    async (tx) => {
      if (!(await findDoor(tx, id))) return { ok: false, problem: 'unknown' }
      const late = isAccepted ? null : 'dismissed'
      const settled = await settleEntries(tx, { doorId: id, ids: entries, late })
      if (settled === 0) return { ok: false, problem: 'nothing' }
      const action = isAccepted ? 'accept-late-entries' : 'dismiss-late-entries'
      const event = { actor, subject: 'door', subjectId: id, action, key, at: now() } as const
      await appendOfficeEvent(tx, { ...event, details: { entries: settled } })
      return { ok: true }
    },
  )
}
