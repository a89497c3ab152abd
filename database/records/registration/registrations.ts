import * as v from 'valibot'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { readJson } from '#database/engine/read-json.ts'
import { changeRows, findRow, findRows, hasRow, lockRow, rowOf } from '#database/engine/rows.ts'
import { queueMail } from '#database/records/mail/outbox.ts'
import {
  endPayersLinks,
  endTickets,
  newPrivateToken,
} from '#database/records/private/private-pages.ts'
import { issueTickets } from '#database/records/tickets/tickets.ts'
import { nextNumber } from '#database/search/next-number.ts'
import { wordsText } from '#database/search/words-text.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { accountOf } from '#domain/registration/places.ts'
import { searchKey } from '#domain/search/read-search.ts'

export type Registration = Tables['registration']
export type StoredAttendee = Tables['attendee']

export type NewRegistration = Omit<
  Registration,
  keyof ReturnType<typeof unpaid> | 'status' | 'private_token' | 'version' | 'fee_minor' | 'number'
>
export type NewAttendee = Omit<StoredAttendee, 'registration_id' | 'position' | 'cancelled_at'>

export async function storeRegistrationOnce(
  tx: Db,
  registration: NewRegistration,
  attendees: readonly NewAttendee[],
): Promise<Registration> {
  const row = {
    ...registration,
    ...unpaid(registration, attendees),
    status: 'Not Paid',
    private_token: newPrivateToken(),
    version: 0,
    fee_minor: 0,
  } as const
  const numbered = { ...row, number: nextNumber(tx, 'registration') }
  const ending = 'on conflict do nothing returning number'
  const [inserted] = await insertRows(tx, 'registration', [numbered], ending)
  if (!inserted) return rowOf(tx, 'registration', sameSubmission(registration))
  const stored = { ...row, number: Number(inserted.number) }
  const people = attendees.map((attendee, index) => {
    return { ...attendee, registration_id: stored.id, position: index + 1, cancelled_at: null }
  })
  await insertRows(tx, 'attendee', people)
  await issueTickets(tx, stored)
  return stored
}

function unpaid(
  { full_minor: priceMinor, hold }: Pick<Registration, 'full_minor' | 'hold'>,
  people: readonly NewAttendee[],
) {
  const sums = { received_minor: 0, returned_minor: 0, reduced_minor: 0 }
  const { standing, dueMinor } = accountOf({ priceMinor, hold, receivedMinor: 0, returnedMinor: 0 })
  const names = { sort_name: sortName(people[0]), words: wordsText(people) }
  return { ...sums, still_due_minor: dueMinor, standing, ...names }
}

export function sortName(payer: Pick<NewAttendee, 'first_name' | 'last_name'> | undefined): string {
  return payer ? searchKey(`${payer.last_name} ${payer.first_name}`) : ''
}

export async function findRegistration(db: Db, id: string): Promise<Registration | undefined> {
  return findRow(db, 'registration', { id })
}

/** The first one is the payer. */
export async function attendeesOf(db: Db, registrationId: string): Promise<StoredAttendee[]> {
  const coming = { registration_id: registrationId, cancelled_at: null }
  return findRows(db, 'attendee', coming, 'position')
}

/** Inside a transaction: until it ends, no other transaction settles a payment for it. */
export async function lockRegistration(tx: Db, id: string): Promise<Registration> {
  return lockRow(tx, 'registration', { id }, 'status')
}

/** Without a key of its browser, a submission that was paid is no longer the same. */
export function sameSubmission({ submission, twin }: Pick<Registration, 'submission' | 'twin'>) {
  return submission === null
    ? ({ twin, submission, status: 'Not Paid' } as const)
    : { twin, submission }
}

export async function codesWithRegistrations(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return new Set()
  const rows = await db
    .selectFrom('registration')
    .select('event_code')
    .distinct()
    .where('event_code', 'in', codes)
    .execute()
  return new Set(rows.map((row) => row.event_code))
}

export async function peopleByRegistration(db: Db, ids: readonly string[]) {
  const coming = { registration_id: ids, cancelled_at: null }
  const people = await findRows(db, 'attendee', coming, 'registration_id', 'position')
  return Map.groupBy(people, ({ registration_id }) => registration_id)
}

export type CorrectedAttendee = NewAttendee & { position?: number | undefined }

/** The registration is locked. Whoever is missing is marked as cancelled, and whoever was may come again. */
export async function correctAttendees(
  tx: Db,
  id: string,
  people: readonly CorrectedAttendee[],
  at: Date,
): Promise<void> {
  const stored = await allAttendeesOf(tx, id)
  let last = Math.max(0, ...stored.map(({ position }) => position))
  for (const { position, ...person } of people) {
    if (position === undefined) {
      const added = { ...person, registration_id: id, position: ++last, cancelled_at: null }
      await tx.insertInto('attendee').values(added).execute()
      continue
    }
    const known = stored.find((each) => each.position === position)
    if (!known) throw new Error(`Registration ${id} has no person at position ${position}`)
    const comes = { ...person, cancelled_at: null }
    await changeRows(tx, 'attendee', { registration_id: id, position }, comes)
    if (mailboxOf(known.email) !== mailboxOf(person.email)) {
      await endTickets(tx, { registration_id: id, position })
    }
  }
  const wanted = new Set(people.map(({ position }) => position))
  for (const { position, cancelled_at } of stored) {
    if (wanted.has(position) || cancelled_at !== null) continue
    const cancelled = { cancelled_at: at.toISOString() }
    await changeRows(tx, 'attendee', { registration_id: id, position }, cancelled)
  }
  await followPayer(tx, id, stored.find(isComing), at)
}

function isComing({ cancelled_at }: StoredAttendee): boolean {
  return cancelled_at === null
}

/** The first of those who come pays. With another payer, or another mailbox, all links of the former one end. */
async function followPayer(tx: Db, id: string, before: StoredAttendee | undefined, at: Date) {
  const payer = (await allAttendeesOf(tx, id)).find(isComing)
  if (!payer || !before) return
  const isSame = payer.position === before.position
  if (isSame && mailboxOf(payer.email) === mailboxOf(before.email)) return
  const hasKey = await hasRow(tx, 'place_key', { registration_id: id })
  await endPayersLinks(tx, { registration_id: id, gift_id: null }, at)
  if (!hasKey) return
  const mail = { kind: 'keep-places', name: at.toISOString(), recipient: payer.email } as const
  await queueMail(tx, { ...mail, about: { registration_id: id }, at })
}

/** Also those who were removed, in the order in which they were added. */
export async function allAttendeesOf(db: Db, registrationId: string) {
  return findRows(db, 'attendee', { registration_id: registrationId }, 'position')
}

const priceSchema = v.object({
  residential: v.number(),
  nonResidential: v.number(),
  residentialChild: v.number(),
  nonResidentialChild: v.number(),
  part: v.number(),
  fullPaymentAtVenue: v.boolean(),
})

export async function storeSoldEvent(tx: Db, registrationId: string, event: ConferenceEvent) {
  const { code, name, dates, venue, days, price } = event
  const words = { name, dates, venue, first_day: days?.first ?? null, last_day: days?.last ?? null }
  const sold = { ...words, price: JSON.stringify(price) }
  const row = { registration_id: registrationId, event_code: code, ...sold }
  await insertRows(tx, 'sold_event', [row], SOLD_ANEW)
}

/** A registration may be moved away and back again. */
const SOLD_ANEW = `on conflict (registration_id, event_code) do update set
  name = excluded.name, dates = excluded.dates, venue = excluded.venue,
  first_day = excluded.first_day, last_day = excluded.last_day, price = excluded.price`

/** Undefined for registrations from before this was stored. */
export async function findSoldEvent(db: Db, id: string, code: string) {
  const row = await findRow(db, 'sold_event', { registration_id: id, event_code: code })
  if (!row) return undefined
  const { name, dates, venue, first_day: first, last_day: last } = row
  const stored = { table: 'sold_event', column: 'price', id: `${id} ${code}` } as const
  const price = readJson(priceSchema, { ...stored, text: row.price })
  return { code, name, dates, venue, price, days: first && last ? { first, last } : undefined }
}
