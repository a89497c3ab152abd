import { peopleByRegistration } from '#database/registration/listed-people.ts'
import {
  findRegistration,
  type Registration,
  type StoredAttendee,
} from '#database/registration/registrations.ts'
import { openRegistrationList } from '#database/search/registration-list.ts'
import {
  eventsWithRegistrations,
  type RegistrationTotals,
} from '#database/search/registration-totals.ts'
import type { Cursor } from '#database/search/select-slice.ts'
import type { RegistrationFilter } from '#domain/registration/registration-filter.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

export type { RegistrationTotals }

const PAGE_SIZE = 50

export type BrowsedRegistration = Registration & { people: StoredAttendee[] }

export type BrowsedPage = {
  ok: true
  rows: BrowsedRegistration[]
  /** Undefined when the search finds too many to add up. */
  totals: RegistrationTotals | undefined
  /** The registrations behind which and before which there are more. */
  next: string | undefined
  previous: string | undefined
  /** The codes of all conferences with registrations. */
  events: string[]
}

type Wanted = {
  actor: Actor
  filter: RegistrationFilter
  /** The page after or before this registration. */
  after?: string | undefined
  before?: string | undefined
}

/** One page of the office's list, with the totals of the whole list. */
export async function browseRegistrations(
  { db }: Services,
  { actor, filter, after, before }: Wanted,
): Promise<BrowsedPage | NotAllowed> {
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const list = await openRegistrationList(db, { filter })
  const cursor = await readCursor(db, { after, before })
  const found = await list.slice(cursor, PAGE_SIZE + 1)
  const isMore = found.length > PAGE_SIZE
  const isBack = cursor?.side === 'before'
  const nearest = found.slice(0, PAGE_SIZE)
  const rows = isBack ? nearest.toReversed() : nearest
  const people = await peopleByRegistration(
    db,
    rows.map(({ id }) => id),
  )
  return {
    ok: true,
    rows: rows.map((row) => ({ ...row, people: people.get(row.id) ?? [] })),
    totals: list.totals,
    next: isBack || isMore ? rows.at(-1)?.id : undefined,
    previous: (isBack ? isMore : cursor !== undefined) ? rows[0]?.id : undefined,
    events: await eventsWithRegistrations(db),
  }
}

/** Undefined, which is the first page, for a registration that isn't there. */
async function readCursor(
  db: Services['db'],
  { after, before }: Pick<Wanted, 'after' | 'before'>,
): Promise<Cursor | undefined> {
  const id = after ?? before
  const row = id === undefined ? undefined : await findRegistration(db, id)
  return row && { side: after === undefined ? 'before' : 'after', row }
}
