import {
  countSent,
  type DoorEntry,
  knownEntries,
  storeEntriesOnce,
} from '#database/doors/door-entries.ts'
import type { Db } from '#database/engine/open.ts'
import { findRows, lockRow } from '#database/engine/rows.ts'
import { dayInIndia, startOfDay } from '#domain/days.ts'
import { entryMoment, MAX_OF_PHONE, MAX_OF_TICKET } from '#domain/doors/entry.ts'
import { scannedCode } from '#domain/doors/scanned-code.ts'
import type { Services } from '#workflows/services.ts'
import { type EntryOrigin, entryOrigins } from './entry-origins.ts'
import { readSentEntries, type SentEntry } from './sent-entries.ts'
import { isEnded, phoneOf, type TiedPhone } from './tie-phone.ts'

/** `refused`: it can't be read, happened after the door was closed, or is too much for one day. */
type EntryState = 'stored' | 'known' | 'unknown-ticket' | 'refused'

type StoredEntries =
  | { ok: true; results: { id: string | null; state: EntryState }[]; now: string }
  | { ok: false; problem: 'no-phone' | 'unreadable' }

type Sending = { secret: string | undefined; sent: unknown }

/**
 * Stores what happened at a door, each entry once however often it is sent. Every entry is answered by
 * name, so that the phone can forget it.
 */
export async function storeEntries(
  services: Services,
  { secret, sent }: Sending,
): Promise<StoredEntries> {
  const sender = await phoneOf(services, secret)
  if (!sender) return { ok: false, problem: 'no-phone' }
  const read = readSentEntries(sent)
  if (!read) return { ok: false, problem: 'unreadable' }
  const receivedAt = services.now().getTime()
  const aheadMs = (read.phoneNow ?? receivedAt) - receivedAt
  const results = await services.db.transaction().execute(async (tx) => {
    // One batch of a phone after the other: what is stored of it is counted.
    await lockRow(tx, 'door_phone', { id: sender.phone.id }, 'device')
    const named = new Set(read.entries.flatMap(({ entry }) => entry?.phone ?? []))
    const originOf = await entryOrigins(tx, sender, named)
    const rows = read.entries.map(({ entry }) => {
      const origin = originOf(entry?.phone)
      return entry && toRow(entry, { origin, sender, aheadMs, receivedAt })
    })
    const states = await storeNew(tx, rows, receivedAt)
    return read.entries.map(({ id }, index) => ({ id, state: states[index] ?? 'refused' }))
  })
  return { ok: true, results, now: new Date(receivedAt).toISOString() }
}

type Batch = { origin: EntryOrigin; sender: TiedPhone; aheadMs: number; receivedAt: number }

/** Undefined for what may not be stored. */
function toRow(entry: SentEntry, batch: Batch): DoorEntry | undefined {
  const { origin, sender, aheadMs, receivedAt } = batch
  const { door, phone, tickets } = origin
  const phoneAt = Date.parse(entry.at)
  const doorOpenedAt = Date.parse(door.opened_at)
  const at = new Date(entryMoment({ at: phoneAt, aheadMs, doorOpenedAt, receivedAt })).toISOString()
  const received = new Date(receivedAt)
  const tied = [sender, origin]
  if (!tied.every((each) => isBeforeEnd(at, each))) return undefined
  const isLate = tied.some((each) => isEnded(each, received))
  const ticket = tickets.get(entry.code) ?? tickets.get(scannedCode(entry.code) ?? '')
  return {
    id: entry.id,
    event_code: door.event_code,
    door_id: door.id,
    phone_id: phone.id,
    author: phone.device,
    ticket_code: ticket?.code ?? null,
    typed: entry.code,
    kind: entry.kind,
    how: entry.how,
    taken_by: entry.takenBy || null,
    late: isLate ? 'waiting' : null,
    at,
    phone_at: new Date(phoneAt).toISOString(),
    received_at: received.toISOString(),
  }
}

/** A closed door, or a phone that was shut out, may still send what happened before. */
function isBeforeEnd(at: string, { door, phone }: TiedPhone): boolean {
  return [door.closed_at, phone.shut_out_at].every((end) => end === null || at <= end)
}

/** Stores what is new and not too much. Returns what became of each. */
async function storeNew(
  tx: Db,
  sent: readonly (DoorEntry | undefined)[],
  receivedAt: number,
): Promise<EntryState[]> {
  const rows = sent.flatMap((row) => row ?? [])
  const known = await knownEntries(tx, rows)
  const stored = await countStored(tx, rows, receivedAt)
  const fresh: DoorEntry[] = []
  const stateOf = (row: DoorEntry | undefined): EntryState => {
    if (!row) return 'refused'
    if (known.has(row.id)) return 'known'
    const limits = limitsOf(row)
    if (limits.some(([key, most]) => (stored.get(key) ?? 0) >= most)) return 'refused'
    for (const [key] of limits) countOne(stored, key)
    known.add(row.id)
    fresh.push(row)
    return row.ticket_code === null ? 'unknown-ticket' : 'stored'
  }
  const states = sent.map(stateOf)
  await storeEntriesOnce(tx, fresh)
  return states
}

/** By what an entry is counted, and how much of it is stored. */
function limitsOf(row: DoorEntry): (readonly [key: string, most: number])[] {
  const ofPhone = [row.phone_id ?? '', MAX_OF_PHONE] as const
  return row.ticket_code === null ? [ofPhone] : [ofPhone, [dayOfTicket(row), MAX_OF_TICKET]]
}

/** What waits for the office takes no room from what counts. */
function dayOfTicket({ ticket_code, at, late }: DoorEntry): string {
  return `${ticket_code} ${dayInIndia(Date.parse(at))} ${late === null}`
}

/** Of phones what came today, and of tickets what happened on each day. */
async function countStored(
  tx: Db,
  rows: readonly DoorEntry[],
  receivedAt: number,
): Promise<Map<string, number>> {
  const today = new Date(startOfDay(dayInIndia(receivedAt))).toISOString()
  const counts = await countSent(tx, {
    phoneIds: rows.flatMap((row) => row.phone_id ?? []),
    since: today,
  })
  const event_code = rows.map((row) => row.event_code)
  const ticket_code = rows.flatMap((row) => row.ticket_code ?? [])
  for (const row of await findRows(tx, 'door_entry', { event_code, ticket_code })) {
    countOne(counts, dayOfTicket(row))
  }
  return counts
}

function countOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
