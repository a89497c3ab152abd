import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import {
  attemptsByRegistration,
  type ListedAttempt,
} from '#database/records/payments/listed-payments.ts'
import { comingByRegistration } from '#database/records/refunds/refunds.ts'
import {
  findRegistration,
  peopleByRegistration,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import {
  type Cursor,
  eventsWithRegistrations,
  openRegistrationList,
  type RegistrationList,
} from '#database/search/registration-list.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import type { RegistrationFilter } from '#domain/list-filters.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type Question, refuse } from '#workflows/actor.ts'
import { readDateCounts } from '#workflows/conferences/read-dates.ts'
import { MAX_XLSX_ROWS } from '#workflows/registration-lists/sheets/xlsx-file.ts'
import type { Services } from '#workflows/services.ts'

export type ListedRegistration = Registration & {
  people: StoredAttendee[]
  payments: ListedAttempt[]
}

export async function listRegistrations({ db }: Services, filter: RegistrationFilter) {
  const list = await openRegistrationList(db, { filter: { ...filter, sort: 'oldest' } })
  const all: ListedRegistration[] = []
  for await (const batch of eachRegistration(db, list)) all.push(...batch)
  return all
}

const BATCH = 500

/** A long list never lies in memory. */
export async function* eachRegistration(db: Db, { slice }: RegistrationList) {
  let cursor: Cursor | undefined
  for (;;) {
    const rows = await slice(cursor, BATCH)
    const ids = rows.map(({ id }) => id)
    const people = await peopleByRegistration(db, ids)
    const payments = await attemptsByRegistration(db, ids)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => {
      return { ...row, people: people.get(row.id) ?? [], payments: payments.get(row.id) ?? [] }
    })
    if (rows.length < BATCH) return
    cursor = { side: 'after', row: last }
  }
}

const PAGE_SIZE = 50

export type BrowsedRegistration = Awaited<ReturnType<typeof withPeople>>[number]

export async function withPeople<Row extends Registration>(db: Db, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  const people = await peopleByRegistration(db, ids)
  const coming = await comingByRegistration(db, ids)
  return rows.map((row) => {
    return { ...row, people: people.get(row.id) ?? [], coming: coming.get(row.id) }
  })
}

export async function browseRegistrations(
  { db }: Services,
  asked: { actor: Actor; filter: RegistrationFilter; after?: string; before?: string },
) {
  const { actor, filter, after, before } = asked
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const list = await openRegistrationList(db, { filter })
  const id = after ?? before
  // A registration that isn't there leads to the first page.
  const row = id === undefined ? undefined : await findRegistration(db, id)
  const side = after === undefined ? ('before' as const) : ('after' as const)
  const cursor = row && { side, row }
  const found = await list.slice(cursor, PAGE_SIZE + 1)
  const isMore = found.length > PAGE_SIZE
  const isBack = cursor?.side === 'before'
  const nearest = found.slice(0, PAGE_SIZE)
  const rows = isBack ? nearest.toReversed() : nearest
  const date = dateOf(filter)
  return {
    ok: true as const,
    rows: await withPeople(db, rows),
    totals: list.totals,
    /** They are of the whole date, where the list is one of a date and perhaps of who comes. */
    counts: date === undefined ? undefined : (await readDateCounts(db, [date]))(date),
    next: isBack || isMore ? rows.at(-1)?.id : undefined,
    previous: (isBack ? isMore : cursor !== undefined) ? rows[0]?.id : undefined,
    events: await eventsWithRegistrations(db),
  }
}

function dateOf({ event, who, sort, ...narrower }: RegistrationFilter): string | undefined {
  return Object.keys(narrower).length === 0 ? event : undefined
}

export type BrowsedPage = Extract<Awaited<ReturnType<typeof browseRegistrations>>, { ok: true }>

export async function listTicked(
  { db }: Services,
  { actor, numbers }: { actor: Actor; numbers: readonly number[] },
) {
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const rows = await findRows(db, 'registration', { number: numbers }, 'number')
  return { ok: true as const, rows }
}

export type PrintedRegistration = Omit<ListedRegistration, 'payments'>

/** More fit into no folder. */
const MAX_PRINTED = 5_000

export async function printRegistrations({ db }: Services, { actor, event }: Question<'event'>) {
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const filter = { event, who: ['coming'], sort: 'name' } as const
  const list = await openRegistrationList(db, { filter })
  if (list.totals.registrations > MAX_PRINTED) return refuse('too-long')
  const registrations: PrintedRegistration[] = []
  for await (const batch of eachRegistration(db, list)) registrations.push(...batch)
  return { ok: true as const, registrations }
}

export async function exportRegistrations(
  { db, now }: Services,
  wanted: {
    actor: Actor
    filter: RegistrationFilter
    format: 'CSV' | 'Excel'
    asked: Record<string, string>
  },
) {
  const { actor, filter, format, asked } = wanted
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const list = await openRegistrationList(db, { filter })
  const { people } = list.totals
  if (format === 'Excel' && people > MAX_XLSX_ROWS) return refuse('too-long')
  // Before the first line leaves: an export that is broken off has been seen too.
  await appendOfficeEvent(db, {
    actor,
    subject: 'export',
    subjectId: 'registrations',
    action: format === 'CSV' ? 'export-csv' : 'export-excel',
    details: { filter: asked, people },
    at: now(),
  })
  return { ok: true as const, registrations: eachRegistration(db, list) }
}
