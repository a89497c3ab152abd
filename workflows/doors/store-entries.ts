import { type DoorEntry, storeEntriesOnce } from '#database/doors/door-entries.ts'
import { entryMoment } from '#domain/doors/entry-moment.ts'
import { scannedCode } from '#domain/doors/scanned-code.ts'
import type { Services } from '#workflows/services.ts'
import { type EntryOrigin, entryOrigins } from './entry-origins.ts'
import { phoneOf, type TiedPhone } from './phone-of.ts'
import { readSentEntries, type SentEntry } from './sent-entries.ts'

/** `refused`: it can't be read, or happened after the door was closed. */
type EntryState = 'stored' | 'known' | 'unknown-ticket' | 'refused'

export type StoredEntries =
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
  const tied = await phoneOf(services, secret)
  if (!tied) return { ok: false, problem: 'no-phone' }
  const read = readSentEntries(sent)
  if (!read) return { ok: false, problem: 'unreadable' }
  const receivedAt = services.now().getTime()
  const aheadMs = (read.phoneNow ?? receivedAt) - receivedAt
  const phoneIds = new Set(read.entries.flatMap(({ entry }) => entry?.phone ?? []))
  const originOf = await entryOrigins(services, tied, phoneIds)
  const named = read.entries.map(({ id, entry }) => {
    const origin = originOf(entry?.phone)
    const row = entry && toRow(entry, { origin, aheadMs, receivedAt })
    return { id, row: row && isBeforeEnd(row, origin) ? row : undefined }
  })
  const rows = named.flatMap(({ row }) => row ?? [])
  const stored = new Set(await storeEntriesOnce(services.db, rows))
  return {
    ok: true,
    results: named.map(({ id, row }) => ({ id, state: stateOf(row, stored) })),
    now: new Date(receivedAt).toISOString(),
  }
}

/** The second of two with the same id is known. */
function stateOf(row: DoorEntry | undefined, stored: Set<string>): EntryState {
  if (!row) return 'refused'
  if (!stored.delete(row.id)) return 'known'
  return row.ticket_code === null ? 'unknown-ticket' : 'stored'
}

type Batch = { origin: EntryOrigin; aheadMs: number; receivedAt: number }

function toRow(entry: SentEntry, { origin, aheadMs, receivedAt }: Batch): DoorEntry {
  const { id, code, kind, how, takenBy } = entry
  const { door, phone, codes } = origin
  const phoneAt = Date.parse(entry.at)
  const doorOpenedAt = Date.parse(door.opened_at)
  const at = entryMoment({ at: phoneAt, aheadMs, doorOpenedAt, receivedAt })
  return {
    id: id.toLowerCase(),
    event_code: door.event_code,
    door_id: door.id,
    author: phone.device,
    ticket_code: codes.get(code) ?? codes.get(scannedCode(code) ?? '') ?? null,
    typed: code,
    kind,
    how,
    taken_by: takenBy || null,
    at: new Date(at).toISOString(),
    phone_at: new Date(phoneAt).toISOString(),
    received_at: new Date(receivedAt).toISOString(),
  }
}

/** A closed door, or a phone that was shut out, may still send what happened before. */
function isBeforeEnd({ at }: DoorEntry, { door, phone }: TiedPhone): boolean {
  return [door.closed_at, phone.shut_out_at].every((end) => end === null || at <= end)
}
