import * as v from 'valibot'
import { type DoorEntry, storeEntriesOnce, ticketsAt } from '#database/doors/door-entries.ts'
import { findDoor, findPhoneById } from '#database/doors/doors.ts'
import {
  ENTRY_KINDS,
  ENTRY_WAYS,
  entryMoment,
  LONGEST_TAKER,
  MAX_ENTRIES,
} from '#domain/doors/entry.ts'
import { scannedCode } from '#domain/doors/scanned-code.ts'
import { oneLine } from '#domain/one-line.ts'
import type { Services } from '#workflows/services.ts'
import { ticketDigest } from './ticket-digest.ts'
import { phoneOf, type TiedPhone } from './tie-phone.ts'

/** `refused`: it can't be read, or happened after the door was closed. */
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

/** Longer than any address with a ticket's code. */
const LONGEST_CODE = 300

const MOMENT = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)

const SENT_ENTRY = v.object({
  id: v.pipe(v.string(), v.uuid()),
  code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_CODE)),
  kind: v.picklist(ENTRY_KINDS),
  at: MOMENT,
  how: v.picklist(ENTRY_WAYS),
  takenBy: v.optional(
    v.pipe(v.string(), v.transform(oneLine), v.trim(), v.maxLength(LONGEST_TAKER)),
  ),
  /** What the phone was called where it happened: it may be tied to another door since. */
  phone: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_CODE))),
})

type SentEntry = v.InferOutput<typeof SENT_ENTRY>

const SENT = v.object({
  entries: v.pipe(v.array(v.unknown()), v.maxLength(MAX_ENTRIES)),
  /** By the phone's clock, which may be wrong. */
  now: v.optional(MOMENT),
})

/** Each entry as it can be read; a faulty one has only its name. */
type ReadEntry = { id: string | null; entry: SentEntry | undefined }

type SentEntries = { entries: ReadEntry[]; phoneNow: number | undefined }

/** What a phone has sent. Undefined when it is not of this form at all, or too much. */
function readSentEntries(sent: unknown): SentEntries | undefined {
  const read = v.safeParse(SENT, sent)
  if (!read.success) return undefined
  const { entries, now } = read.output
  return {
    entries: entries.map((each) => {
      const entry = v.safeParse(SENT_ENTRY, each)
      return { id: idOf(each), entry: entry.success ? entry.output : undefined }
    }),
    phoneNow: now === undefined ? undefined : Date.parse(now),
  }
}

const NAMED = v.object({ id: v.pipe(v.string(), v.maxLength(100)) })

function idOf(entry: unknown): string | null {
  const named = v.safeParse(NAMED, entry)
  return named.success ? named.output.id : null
}

/** Where an entry was made. */
type EntryOrigin = TiedPhone & {
  /** The codes of the conference's tickets, by themselves and by their digests. */
  codes: ReadonlyMap<string, string>
}

/**
 * Where entries were made, by what their phone was called there. A phone that was tied to another door since
 * sends them as it is tied now; what names no phone, or one that nobody knows, is of the door that sends it.
 */
async function entryOrigins(
  services: Services,
  sender: TiedPhone,
  phoneIds: ReadonlySet<string>,
): Promise<(phoneId: string | undefined) => EntryOrigin> {
  const codes = new Map<string, ReadonlyMap<string, string>>()
  const withCodes = async (tied: TiedPhone): Promise<EntryOrigin> => {
    const eventCode = tied.door.event_code
    const known = codes.get(eventCode) ?? (await codesByName(services, eventCode))
    codes.set(eventCode, known)
    return { ...tied, codes: known }
  }
  const own = await withCodes(sender)
  const origins = new Map<string, EntryOrigin>()
  for (const id of phoneIds) {
    const tied = await tiedBefore(services, id)
    if (tied) origins.set(id, await withCodes(tied))
  }
  return (phoneId) => origins.get(phoneId ?? '') ?? own
}

async function tiedBefore({ db }: Services, phoneId: string): Promise<TiedPhone | undefined> {
  const phone = await findPhoneById(db, phoneId)
  const door = phone && (await findDoor(db, phone.door_id))
  return door && { phone, door }
}

async function codesByName(
  { db }: Services,
  eventCode: string,
): Promise<ReadonlyMap<string, string>> {
  const codes = (await ticketsAt(db, eventCode)).map(({ code }) => code)
  return new Map([...codes.map(ofItself), ...codes.map(ofItsDigest)])
}

function ofItself(code: string): [string, string] {
  return [code, code]
}

function ofItsDigest(code: string): [string, string] {
  return [ticketDigest(code), code]
}
