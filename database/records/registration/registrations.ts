import type { Selectable } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRow, findRows, lockRow, rowOf } from '#database/engine/rows.ts'
import { newPrivateToken } from '#database/records/private/private-pages.ts'
import { issueTickets } from '#database/records/tickets/tickets.ts'
import { nextNumber } from '#database/search/next-number.ts'
import { wordsText } from '#database/search/words-text.ts'
import type { Tables } from '#database/tables/tables.ts'
import { accountOf } from '#domain/registration/places.ts'
import { searchKey } from '#domain/search/read-search.ts'

export type Registration = Selectable<Tables['registration']>
export type StoredAttendee = Selectable<Tables['attendee']>

/** Without the columns that are computed from others. */
export type NewRegistration = Omit<
  Registration,
  keyof ReturnType<typeof unpaid> | 'status' | 'private_token' | 'version' | 'fee_minor' | 'number'
>
export type NewAttendee = Omit<StoredAttendee, 'registration_id' | 'position' | 'cancelled_at'>

/**
 * Inside a transaction: stores the registration and its attendees, or returns the one that the same
 * submission has already stored.
 */
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

/** The derived columns of a registration that is being stored: no money has come yet. */
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

/** Those whose private pages these tokens open, newest first. */
export async function registrationsByToken(
  db: Db,
  tokens: readonly string[],
): Promise<Registration[]> {
  if (tokens.length === 0) return []
  const found = db.selectFrom('registration').selectAll().where('private_token', 'in', tokens)
  return found.orderBy('number', 'desc').execute()
}

/** Those who come, in the order of the form; the first one is the payer. */
export async function attendeesOf(db: Db, registrationId: string): Promise<StoredAttendee[]> {
  const coming = { registration_id: registrationId, cancelled_at: null }
  return findRows(db, 'attendee', coming, 'position')
}

/** Inside a transaction: until it ends, no other transaction settles a payment for it. */
export async function lockRegistration(tx: Db, id: string): Promise<Registration> {
  return lockRow(tx, 'registration', { id }, 'status')
}

/** Inside the transaction that has locked it; restate it afterwards. */
export async function changeRegistration(
  tx: Db,
  id: string,
  change: Partial<
    Pick<
      Registration,
      | 'programme'
      | 'event_code'
      | 'party'
      | 'residential'
      | 'arrival'
      | 'language'
      | 'due_minor'
      | 'full_minor'
      | 'fee_minor'
      | 'places'
    >
  >,
): Promise<void> {
  await changeRows(tx, 'registration', { id }, change)
}

/** Lets the same form, sent again, be a new registration. */
export async function freeSubmission(tx: Db, id: string): Promise<void> {
  const own = { submission: null, twin: `(cancelled) ${id}` }
  await changeRows(tx, 'registration', { id }, own)
}

/** The registration that the same submission has already stored. */
export async function findSameRegistration(
  db: Db,
  sent: Submission,
): Promise<Registration | undefined> {
  return findRow(db, 'registration', sameSubmission(sent))
}

type Submission = Pick<Registration, 'submission' | 'twin'>

/** Without a key of its browser, a submission that was paid is no longer the same. */
export function sameSubmission({ submission, twin }: Submission) {
  return submission === null
    ? ({ twin, submission, status: 'Not Paid' } as const)
    : { twin, submission }
}

/** Of these event codes, those for which somebody has registered. */
export async function codesWithRegistrations(
  db: Db,
  codes: readonly string[],
): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await db
    .selectFrom('registration')
    .select('event_code')
    .distinct()
    .where('event_code', 'in', codes)
    .execute()
  return new Set(rows.map((row) => row.event_code))
}
