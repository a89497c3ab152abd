import { type FamilyCode, familyCodesOf, tryLetters } from '#database/children/family-codes.ts'
import {
  countSent,
  type DoorEntry,
  type ListedTicket,
  ticketsAt,
} from '#database/doors/door-entries.ts'
import { allDoors } from '#database/doors/doors.ts'
import type { Db } from '#database/engine/open.ts'
import { findRow, findRows, insertNew, lockRow } from '#database/engine/rows.ts'
import { dayInIndia, startOfDay } from '#domain/days.ts'
import {
  entryMoment,
  MAX_OF_PHONE,
  MAX_OF_TICKET,
  scannedCode,
  type WalkIn,
} from '#domain/doors/entry.ts'
import { needsCode, proofText } from '#domain/family-code.ts'
import { refuse } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { formerTickets } from './read-door-list.ts'
import { readSentEntries, type SentEntry } from './sent-entries.ts'
import { ticketDigest } from './ticket-digest.ts'
import { isEnded, phoneOf, type TiedPhone } from './tie-phone.ts'

/** `refused`: it can't be read, happened after the door was closed, or is too much for one day. */
type EntryState = 'stored' | 'known' | 'unknown-ticket' | 'refused' | 'wrong-letters'

/** Every entry is answered by its id, so that the phone can forget it. */
export async function storeEntries(
  services: Services,
  { secret, sent }: { secret: string | undefined; sent: unknown },
) {
  const sender = await phoneOf(services, secret)
  if (!sender) return refuse('no-phone')
  const read = readSentEntries(sent)
  if (!read) return refuse('unreadable')
  const receivedAt = services.now().getTime()
  const aheadMs = (read.phoneNow ?? receivedAt) - receivedAt
  const results = await services.db.transaction().execute(async (tx) => {
    const named = new Set(read.entries.flatMap(({ entry }) => entry?.phone ?? []))
    const originOf = await entryOrigins(tx, sender, named)
    const asked = read.entries.map(({ entry }) => {
      const origin = originOf(entry?.phone)
      return entry && askFor(entry, { origin, sender, aheadMs, receivedAt })
    })
    const states = await storeNew(tx, asked, receivedAt)
    return read.entries.map(({ id }, index) => ({ id, state: states[index] ?? 'refused' }))
  })
  return { ok: true as const, results, now: new Date(receivedAt).toISOString() }
}

type EntryOrigin = TiedPhone & {
  /** They are found by their codes and by the digests of these and of former ones. */
  tickets: ReadonlyMap<string, ListedTicket>
  families: ReadonlyMap<string, FamilyCode>
}

/** The cookie has shown which doors the phone was tied to; all else is of the sender. */
async function entryOrigins(db: Db, sender: TiedPhone, named: ReadonlySet<string>) {
  const own = await withTickets(db, sender)
  const origins = new Map<string, EntryOrigin>()
  const isOther = [...named].some((name) => name !== sender.phone.id)
  let next = isOther ? sender.phone.former_id : null
  for (let step = 0; next !== null && step < MAX_FORMER; step++) {
    const phone = await findRow(db, 'door_phone', { id: next })
    const isNamed = phone && named.has(phone.id)
    const door = isNamed && (await findRow(db, 'door', { id: phone.door_id }))
    if (door) origins.set(phone.id, await withTickets(db, { phone, door }))
    next = phone?.former_id ?? null
  }
  return (phoneId: string | undefined) => origins.get(phoneId ?? '') ?? own
}

/** Nobody changes doors more often with something to send. */
const MAX_FORMER = 20

async function withTickets(db: Db, tied: TiedPhone): Promise<EntryOrigin> {
  const eventCode = tied.door.event_code
  const tickets = await ticketsAt(db, eventCode)
  return {
    ...tied,
    tickets: new Map([
      // A phone without a network lets somebody in by the ticket of before.
      ...(await formerTickets(db, eventCode, tickets)),
      ...tickets.map((ticket) => [ticket.code, ticket] as const),
      ...tickets.map((ticket) => [ticketDigest(ticket.code), ticket] as const),
    ]),
    families: await familyCodesOf(db, eventCode),
  }
}

type AskedEntry = {
  row: DoorEntry
  walkIn: WalkIn | undefined
  letters: string | undefined
  family: FamilyCode | undefined
}

function askFor(
  entry: SentEntry,
  batch: { origin: EntryOrigin; sender: TiedPhone; aheadMs: number; receivedAt: number },
): AskedEntry | undefined {
  const { origin, sender, aheadMs, receivedAt } = batch
  const { door, phone, tickets } = origin
  const phoneAt = Date.parse(entry.at)
  const doorOpenedAt = Date.parse(door.opened_at)
  const at = new Date(entryMoment({ at: phoneAt, aheadMs, doorOpenedAt, receivedAt })).toISOString()
  const received = new Date(receivedAt)
  const tied = [sender, origin]
  const ends = tied.flatMap((each) => [each.door.closed_at, each.phone.shut_out_at])
  if (ends.some((end) => end !== null && at > end)) return undefined
  const isLate = tied.some((each) => isEnded(each, received))
  // A phone that has ended learns nothing about letters.
  if (isLate && entry.letters !== undefined) return undefined
  const ticket = tickets.get(entry.code) ?? tickets.get(ticketDigest(scannedCode(entry.code) ?? ''))
  const row = {
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
    why: isWithoutCode(entry, origin, ticket) ? (entry.why ?? '') : null,
    late: isLate ? ('waiting' as const) : null,
    at,
    phone_at: new Date(phoneAt).toISOString(),
    received_at: received.toISOString(),
  }
  const { letters, walkIn } = entry
  return {
    row,
    walkIn: entry.kind === 'in' && !ticket ? walkIn : undefined,
    letters,
    family: origin.families.get(ticket?.registrationId ?? ''),
  }
}

function isWithoutCode(
  { id, kind, letters, proof }: SentEntry,
  { families }: EntryOrigin,
  ticket: ListedTicket | undefined,
): boolean {
  if (kind !== 'out' || !ticket || !needsCode(ticket) || letters !== undefined) return false
  const family = families.get(ticket.registrationId)
  return !family || proof !== ticketDigest(proofText({ id, slip: family.slip }))
}

async function storeNew(tx: Db, asked: readonly (AskedEntry | undefined)[], receivedAt: number) {
  const rows = asked.flatMap((each) => each?.row ?? [])
  // Batches of a conference wait for each other, because what is stored is counted.
  for (const code of [...new Set(rows.map(({ event_code }) => event_code))].sort()) {
    const id = (await allDoors(tx, code)).at(-1)?.id
    if (id) await lockRow(tx, 'door', { id }, 'name')
  }
  const stored = await findRows(tx, 'door_entry', { id: rows.map(({ id }) => id) })
  const known = new Set(stored.map(({ id }) => id))
  const counts = await countStored(tx, rows, receivedAt)
  const fresh: AskedEntry[] = []
  const stateOf = async (each: AskedEntry | undefined): Promise<EntryState> => {
    if (!each) return 'refused'
    const { row, walkIn, letters, family } = each
    if (known.has(row.id)) return 'known'
    const { phone_id, ticket_code } = row
    const limits: [key: string, most: number][] = [[phone_id ?? '', MAX_OF_PHONE]]
    if (ticket_code !== null) limits.push([dayOfTicket(row), MAX_OF_TICKET])
    if (limits.some(([key, most]) => (counts.get(key) ?? 0) >= most)) return 'refused'
    if (letters !== undefined && !(await tryLetters(tx, family, letters))) return 'wrong-letters'
    for (const [key] of limits) countOne(counts, key)
    known.add(row.id)
    fresh.push(each)
    return row.ticket_code === null && !walkIn ? 'unknown-ticket' : 'stored'
  }
  const states: EntryState[] = []
  for (const each of asked) states.push(await stateOf(each))
  const entries = fresh.map(({ row }) => row)
  await insertNew(tx, 'door_entry', entries)
  const walkIns = fresh.flatMap(({ row, walkIn }) => {
    if (!walkIn) return []
    const { name, people, mobile, isPaid } = walkIn
    return [{ entry_id: row.id, name, people, mobile, is_paid: Number(isPaid) }]
  })
  await insertNew(tx, 'walk_in', walkIns)
  return states
}

/** What waits for the office has limits of its own. */
function dayOfTicket({ ticket_code, at, late }: DoorEntry): string {
  return `${ticket_code} ${dayInIndia(Date.parse(at))} ${late === null}`
}

async function countStored(tx: Db, rows: readonly DoorEntry[], receivedAt: number) {
  const since = new Date(startOfDay(dayInIndia(receivedAt))).toISOString()
  const phoneIds = rows.flatMap((row) => row.phone_id ?? [])
  const counts = await countSent(tx, { phoneIds, since })
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
