import { randomUUID } from 'node:crypto'
import { endDoor, storeDoor, storePhone } from '#database/doors/doors.ts'
import { readDoorList } from '#workflows/doors/read-door-list.ts'
import { storeEntries } from '#workflows/doors/store-entries.ts'
import type { Services } from '#workflows/services.ts'

const DAY = 24 * 3_600_000

const MAY = { eventCode: 'ewgmaymysore2023' }

export const ENTRY = { kind: 'in', how: 'scan' } as const

export function newEntry<Entry extends object>(entry: Entry) {
  return { ...ENTRY, id: randomUUID(), ...entry }
}

export async function openTestDoor(
  { db, now }: Pick<Services, 'db' | 'now'>,
  wanted: string | { name: string; eventCode: string } = 'Gate A',
) {
  const at = now()
  const until = new Date(at.getTime() + DAY)
  const named = typeof wanted === 'string' ? { ...MAY, name: wanted } : wanted
  const door = await storeDoor(db, { ...named, at, until })
  const secret = await storePhone(db, { doorId: door.id, device: 'Chrome on Android', at })
  return { door, secret }
}

export async function doorListOf(services: Services, secret: string, since?: string) {
  const read = await readDoorList(services, { secret, since })
  if (!read.ok) throw new Error(read.problem)
  return read.list
}

export async function sendEntries(
  services: Services,
  secret: string,
  entries: readonly unknown[],
  phoneNow?: Date,
) {
  const sent = { entries, ...(phoneNow && { now: phoneNow.toISOString() }) }
  const stored = await storeEntries(services, { secret, sent })
  if (!stored.ok) throw new Error(stored.problem)
  return stored.results.map(({ state }) => state)
}

export async function sendWalkIn(services: Services, secret: string, changes: object = {}) {
  const walkIn = { name: 'Thomas', people: 1, mobile: '98765 43210', isPaid: false, ...changes }
  const id = randomUUID()
  const entry = newEntry({ id, code: id, at: services.now().toISOString(), walkIn })
  await sendEntries(services, secret, [entry])
  return entry
}

export async function sendLateEntry(services: Services, changes: object = {}) {
  const { door, secret } = await openTestDoor(services)
  const at = services.now()
  await endDoor(services.db, door.id, at)
  const entry = newEntry({ code: 'x', at: at.toISOString(), ...changes })
  await storeEntries(services, { secret, sent: { entries: [entry] } })
  return { door, entry }
}

export async function tickets({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('ticket').select('code').orderBy('code').execute()
  return rows.map(({ code }) => code)
}
