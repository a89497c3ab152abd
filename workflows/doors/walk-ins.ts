import { randomUUID } from 'node:crypto'
import type { Db } from '#database/engine/open.ts'
import {
  changeRows,
  findRow,
  findRows,
  hasRow,
  insertNew,
  lockRow,
  rowOf,
} from '#database/engine/rows.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import type { Services } from '#workflows/services.ts'

export async function findWalkIn({ db }: Services, id: string) {
  const walkIn = await findRow(db, 'walk_in', { entry_id: id })
  const entry = walkIn && (await rowOf(db, 'door_entry', { id }))
  if (!entry || walkIn.registration_id !== null || walkIn.dismissed_why !== null) return undefined
  return { ...walkIn, event_code: entry.event_code }
}

/** Nothing is kept of who they were, but the history has the reason. */
export async function dismissWalkIn(tx: Db, entry_id: string, why: string): Promise<void> {
  if (!(await lockWalkIn(tx, entry_id))) return
  await changeRows(tx, 'walk_in', { entry_id }, { ...FORGOTTEN, dismissed_why: why })
}

/** As many of the registration's people as came are in, as of when they came. */
export async function registerWalkIn(
  tx: Db,
  { entry_id, people }: { entry_id: string; people: number },
  registration: Pick<Registration, 'id' | 'event_code'> & { by: string; at: Date },
): Promise<void> {
  const { id: registration_id, event_code, by, at } = registration
  await changeRows(tx, 'walk_in', { entry_id }, { ...FORGOTTEN, registration_id })
  const { id, ...entry } = await rowOf(tx, 'door_entry', { id: entry_id })
  if (entry.event_code !== event_code) return
  const tickets = await findRows(tx, 'ticket', { registration_id }, 'position')
  const entries = tickets.slice(0, people).map(({ code }) => {
    const made = { id: randomUUID(), author: by, phone_id: null, received_at: at.toISOString() }
    return { ...entry, ...made, ticket_code: code, typed: code, how: 'search' as const }
  })
  await insertNew(tx, 'door_entry', entries)
}

const FORGOTTEN = { name: '', mobile: '' }

/** Whoever comes second for a walk-in finds none. */
export async function lockWalkIn(tx: Db, entry_id: string) {
  if (!(await hasRow(tx, 'walk_in', { entry_id }))) return undefined
  const walkIn = await lockRow(tx, 'walk_in', { entry_id }, 'people')
  return walkIn.registration_id === null && walkIn.dismissed_why === null ? walkIn : undefined
}
