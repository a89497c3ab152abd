import { storeDoor, storePhone } from '#database/doors/doors.ts'
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

/** The codes of all tickets. */
export async function tickets({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('ticket').select('code').orderBy('code').execute()
  return rows.map(({ code }) => code)
}
