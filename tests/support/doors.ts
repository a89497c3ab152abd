import { randomUUID } from 'node:crypto'
import { endDoor, storeDoor, storePhone } from '#database/doors/doors.ts'
import { storeEntries } from '#workflows/doors/store-entries.ts'
import type { Services } from '#workflows/services.ts'

const DAY = 24 * 3_600_000

const MAY = { eventCode: 'ewgmaymysore2023' }

/** An entry as a phone sends it, without id, code and time. */
export const ENTRY = { kind: 'in', how: 'scan' } as const

type Wanted = { name: string; eventCode: string }

/** A door of the fixture church with a phone that is tied to it. */
export async function openTestDoor(
  { db, now }: Pick<Services, 'db' | 'now'>,
  wanted: string | Wanted = 'Gate A',
) {
  const at = now()
  const until = new Date(at.getTime() + DAY)
  const named = typeof wanted === 'string' ? { ...MAY, name: wanted } : wanted
  const door = await storeDoor(db, { ...named, at, until })
  const secret = await storePhone(db, { doorId: door.id, device: 'Chrome on Android', at })
  return { door, secret }
}

/** A closed door, and an entry that its phone sent afterwards. */
export async function sendLateEntry(services: Services, changes: object = {}) {
  const { door, secret } = await openTestDoor(services)
  const at = services.now()
  await endDoor(services.db, door.id, at)
  const entry = { ...ENTRY, id: randomUUID(), code: 'x', at: at.toISOString(), ...changes }
  await storeEntries(services, { secret, sent: { entries: [entry] } })
  return { door, entry }
}

/** The codes of all tickets. */
export async function tickets({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('ticket').select('code').orderBy('code').execute()
  return rows.map(({ code }) => code)
}
