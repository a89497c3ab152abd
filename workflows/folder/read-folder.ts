import {
  type FamilyCode,
  familyCodesOf,
  payersMobiles,
  storeFamilyCodes,
} from '#database/children/family-codes.ts'
import { dayNotesAt } from '#database/records/registration/day-notes.ts'
import { type Badge, badgesOf, markBadgesPrinted } from '#database/records/tickets/tickets.ts'
import { appendOfficeEvent, notesOfEvent } from '#database/staff/office-events.ts'
import { datesWithYear, findEvent, nameEvent } from '#domain/conferences/conference.ts'
import { familyCode, needsCode } from '#domain/family-code.ts'
import { inNameOrder } from '#domain/registration/person.ts'
import { guestKey, roomName } from '#domain/rooms/room.ts'
import { staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type Question, type StaffForm, UNKNOWN } from '#workflows/actor.ts'
import { readDateCounts } from '#workflows/conferences/read-dates.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import { type PlannedRoom, readRoomPlan } from '#workflows/rooms/read-room-plan.ts'
import type { Services } from '#workflows/services.ts'
import {
  type PrintedRegistration,
  printRegistrations,
} from '../registration-lists/list-registrations.ts'

export async function readFolder(services: Services, { actor, code }: Question<'code'>) {
  if (!staffCan.printFolder(actor)) return NOT_ALLOWED
  const { db, content, now } = services
  const dated = findEvent(content.conferences, code)?.event
  const event = dated
    ? { ...dated, dates: datesWithYear(dated) }
    : nameEvent(content.conferences, code)
  const plan = await readRoomPlan(services, { actor, code })
  if (!event || !plan.ok) return UNKNOWN
  const printed = await printRegistrations(services, { actor, event: code })
  if (!printed.ok) return printed
  const registrations = inNameOrder(printed.registrations, ({ people }) => people[0])
  const rooms = plan.rooms.map((room) => {
    return { ...room, guests: inNameOrder(room.guests, (guest) => guest) }
  })
  const arrivals = registrations.map(({ arrival }) => arrival.slice(0, DAY_LENGTH)).sort()
  const [first, last] = [arrivals[0], arrivals.at(-1)]
  return {
    ok: true as const,
    code,
    event,
    /** The first and the last day; those of the arrivals where the conference has none. */
    days: dated?.days ?? (first && last && { first, last }),
    /** How many are offered a place. They have no badge and no bed. */
    offered: (await readDateCounts(db, [code]))(code).offered,
    people: await peopleOf(services, code, registrations, rooms),
    registrations,
    rooms,
    notes: await notesOfEvent(db, code),
    at: now(),
  }
}

export type Folder = Extract<Awaited<ReturnType<typeof readFolder>>, { ok: true }>

export type FolderPerson = Folder['people'][number]

const DAY_LENGTH = '2026-11-15'.length

async function peopleOf(
  services: Services,
  code: string,
  registrations: readonly PrintedRegistration[],
  rooms: PlannedRoom[],
) {
  const withChildren = registrations.filter(({ people }) => people.some(needsCode))
  const registrationIds = withChildren.map(({ id }) => id)
  const codes = await giveFamilyCodes(services, { code, registrationIds })
  const keyOf = (person: { registration_id: string; position: number }) =>
    guestKey({ ...person, registrationId: person.registration_id })
  const badges = new Map((await badgesOf(services.db, code)).map((badge) => [keyOf(badge), badge]))
  const ticketOf = (badge: Badge | undefined) => {
    if (!badge) return undefined
    const address = `${services.publicUrl}/t/${badge.code}`
    return { code: badge.code, address, isPrinted: badge.printed_at !== null }
  }
  const notes = await dayNotesAt(services.db, code)
  const beds = new Map(
    rooms.flatMap((room) => room.guests.map((guest) => [guestKey(guest), roomName(room)])),
  )
  const people = registrations.flatMap((registration) =>
    registration.people.map((person) => ({
      ...person,
      registration,
      /** Whoever registered the party, and looks after its children. */
      payer: registration.people[0] ?? person,
      isPayer: person === registration.people[0],
      dueMinor: registration.still_due_minor,
      room: beds.get(keyOf(person)),
      dayNote: notes.get(keyOf(person)),
      ticket: ticketOf(badges.get(keyOf(person))),
      family: needsCode(person) ? codes.get(registration.id) : undefined,
    })),
  )
  return inNameOrder(people, (person) => person)
}

/** Remembers which badges of a conference were printed, by their tickets: the next print has only new ones. */
export async function markBadges(
  { db, now }: Services,
  { actor, code, tickets, key }: StaffForm & { code: string; tickets: readonly string[] },
) {
  if (!staffCan.printFolder(actor)) return NOT_ALLOWED
  const done = { ok: true } as const
  return onceInTransaction(db, { key, again: () => done }, async (tx) => {
    const known = new Set((await badgesOf(tx, code)).map((badge) => badge.code))
    const printed = tickets.filter((ticket) => known.has(ticket))
    await markBadgesPrinted(tx, printed, now().toISOString())
    const event = { actor, subject: 'conference', subjectId: code, action: 'print-badges' } as const
    await appendOfficeEvent(tx, { ...event, details: { guests: printed.length }, key, at: now() })
    return done
  })
}

const NO_MOBILE = 'none'

/** More often than codes can collide. */
const MAX_TRIES = 20

/** Made the first time that somebody asks. Shown on paper and at doors, never in a mail or a link. */
export async function giveFamilyCodes(
  { db, randomBelow }: Pick<Services, 'db' | 'randomBelow'>,
  { code, registrationIds }: { code: string; registrationIds: readonly string[] },
): Promise<ReadonlyMap<string, FamilyCode>> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const codes = await familyCodesOf(db, code)
    const missing = registrationIds.filter((id) => !codes.has(id))
    if (missing.length === 0) return codes
    // A large family is two registrations with one mobile number: one code is for both.
    const mobiles = await payersMobiles(db, code)
    const byMobile = new Map([...mobiles].toReversed().map(([id, mobile]) => [mobile, id]))
    const owners = missing.map((id) => byMobile.get(mobiles.get(id) || NO_MOBILE) ?? id)
    const made = [...new Set(owners)].map((registration_id) => ({
      registration_id,
      event_code: code,
      code: familyCode(randomBelow),
    }))
    await storeFamilyCodes(db, made)
  }
  throw new Error(`There are too many families at ${code} for codes of four letters`)
}
