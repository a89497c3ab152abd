import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Db } from '#database/engine/open.ts'
import { readJson } from '#database/engine/read-json.ts'
import { findRow, inChunks } from '#database/engine/rows.ts'
import type { OfficeSubject, Tables } from '#database/tables/tables.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import type { Actor } from '#domain/staff.ts'

const text = v.optional(v.string())
const minor = v.optional(v.number())

const changes = v.array(
  v.object({
    whose: v.string(),
    position: v.optional(v.number()),
    field: v.string(),
    from: v.string(),
    to: v.string(),
  }),
)

/** What the history shows of an event. Other details are kept for whoever looks into the database. */
const detailsSchema = v.looseObject({
  version: v.optional(v.number()),
  amountMinor: minor,
  method: v.nullish(v.string()),
  /** It is the kind of the entry that was taken back. */
  was: text,
  tokens: v.optional(v.array(v.string())),
  outcome: text,
  until: text,
  day: text,
  /** The day for which it was meant and which was closed. */
  closedDay: text,
  /** The entry that a voucher is for. */
  voucher: text,
  reference: text,
  receipt: text,
  reason: text,
  note: text,
  from: text,
  to: text,
  beforeMinor: minor,
  afterMinor: minor,
  keptMinor: minor,
  owedMinor: v.nullish(v.number()),
  cashMinor: minor,
  txnid: text,
  mail: text,
  recipient: text,
  overCapacity: v.optional(v.boolean()),
  /** It is absent where nobody was asked whether to mail the people. */
  told: v.optional(v.boolean()),
  countedMinor: v.optional(v.number()),
  recordedMinor: v.optional(v.number()),
  /** They are of a message that was written to the people of a list. */
  mailSubject: text,
  addresses: v.optional(v.number()),
  successor: text,
  room: text,
  rooms: v.optional(v.number()),
  guests: v.optional(v.number()),
  after: v.optional(v.array(v.string())),
  changes: v.optional(changes),
  /** What a visitor asks for, besides the words in `note`: their page says it in their language. */
  asked: v.optional(v.object({ changes, beforeMinor: minor, afterMinor: minor })),
})

export type OfficeDetails = v.InferOutput<typeof detailsSchema>

type Row = Tables['office_event']

export type OfficeEvent = Omit<Row, 'details'> & { details: OfficeDetails }

export type NewOfficeEvent = {
  actor: Actor
  subject: OfficeSubject
  subjectId: string
  action: OfficeAction
  /** It has nothing that the history must not show. */
  details?: OfficeDetails
  key?: string | undefined
  at: Date
}

/** In the transaction of the change it is about. Returns its id. */
export async function appendOfficeEvent(tx: Db, event: NewOfficeEvent): Promise<string> {
  const row = toRow(event)
  await tx.insertInto('office_event').values(row).execute()
  return row.id
}

export async function appendOfficeEvents(tx: Db, events: readonly NewOfficeEvent[]): Promise<void> {
  for (const rows of inChunks(events.map(toRow))) {
    await tx.insertInto('office_event').values(rows).execute()
  }
}

function toRow(event: NewOfficeEvent): Row {
  const { actor, subject, subjectId, action, details = {}, key = null, at } = event
  return {
    id: randomUUID(),
    at: at.toISOString(),
    staff_id: actor.staffId,
    author: actor.name,
    subject,
    subject_id: subjectId,
    action,
    details: JSON.stringify(details),
    key,
  }
}

/** Oldest first, with the names that people have now. */
export async function officeEventsOf(db: Db, subject: OfficeSubject, subjectId: string) {
  const rows = await db
    .selectFrom('office_event')
    .leftJoin('staff', 'staff.id', 'office_event.staff_id')
    .selectAll('office_event')
    .select(sql<string>`coalesce(nullif(staff.name, ''), office_event.author)`.as('author'))
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .execute()
  return rows.map(toEvent)
}

/** By its id, or what the form with this key has done. */
export async function findOfficeEvent(db: Db, match: { id: string } | { key: string }) {
  const row = await findRow(db, 'office_event', match)
  return row && toEvent(row)
}

function toEvent(row: Row): OfficeEvent {
  return { ...row, details: readDetails(row) }
}

export function readDetails({ id, details }: Pick<Row, 'id' | 'details'>): OfficeDetails {
  return readJson(detailsSchema, { table: 'office_event', column: 'details', id, text: details })
}

/** Every other transaction with the same key waits for this one, which deletes the row at its end. */
export async function lockForm(tx: Db, key: string): Promise<void> {
  await tx.insertInto('form_lock').values({ key }).execute()
}

/** Oldest first. */
export async function notesOfEvent(db: Db, eventCode: string) {
  const rows = await db
    .selectFrom('office_event')
    .innerJoin('registration', 'registration.id', 'office_event.subject_id')
    .select(['office_event.id', 'office_event.subject_id', 'office_event.at'])
    .select(['office_event.author', 'office_event.details'])
    .where('office_event.subject', '=', 'registration')
    .where('office_event.action', '=', 'add-note')
    .where('registration.event_code', '=', eventCode)
    .orderBy('office_event.at')
    .execute()
  return rows.map(({ subject_id: registrationId, at, author, ...row }) => {
    return { registrationId, at, author, note: readDetails(row).note ?? '' }
  })
}
