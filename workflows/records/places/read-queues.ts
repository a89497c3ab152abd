import {
  type OfferedRegistration,
  offeredRegistrations,
  waitingRegistrations,
} from '#database/records/places/places.ts'
import {
  peopleByRegistration,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { eventLabel, findEvent, isOver, nameEvent } from '#domain/conferences/conference.ts'
import { shortageFor } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { partyOfRegistration, readPlacesLeft } from './find-places.ts'

/** The waiting lists of all dates, or of one, soonest first; dates that are over come last. */
export async function readQueues(
  services: Services,
  { actor, event }: { actor: Actor; event?: string | undefined },
): Promise<{ ok: true; queues: Queue[] } | NotAllowed> {
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const { db, content } = services
  const waiting = await waitingRegistrations(db, event)
  const offered = await offeredRegistrations(db, event)
  const rows = [...waiting, ...offered]
  const ids = rows.map(({ id }) => id)
  const people = await peopleByRegistration(db, ids)
  const codes = [...new Set(rows.map(({ event_code }) => event_code))]
  const queues = codes.map(async (code) => {
    const isHere = ({ event_code }: Registration) => event_code === code
    const own = { waiting: waiting.filter(isHere), offered: offered.filter(isHere), people }
    const queue = await toQueue(services, code, own)
    const first = findEvent(content.conferences, code)?.event.days?.first
    return { order: `${Number(queue.isOver)} ${first ?? '9999'}`, queue }
  })
  const sorted = (await Promise.all(queues)).sort((a, b) => (a.order < b.order ? -1 : 1))
  return { ok: true, queues: sorted.map(({ queue }) => queue) }
}

/** The waiting list of one date. */
export type Queue = Awaited<ReturnType<typeof toQueue>>

async function toQueue(
  { db, content, now }: Services,
  code: string,
  {
    waiting,
    offered,
    people,
  }: {
    waiting: readonly Registration[]
    offered: readonly OfferedRegistration[]
    people: ReadonlyMap<string, readonly StoredAttendee[]>
  },
) {
  const known = findEvent(content.conferences, code)?.event
  const named = known ?? nameEvent(content.conferences, code)
  const left = known && (await readPlacesLeft(db, known))
  const payerOf = ({ id }: Registration) => people.get(id)?.[0]
  return {
    code,
    label: named ? eventLabel(named) : code,
    /** No longer in the content, so nothing can be offered. */
    isGone: known === undefined,
    isOver: known !== undefined && isOver(known, now()),
    /** Undefined where there is no limit. */
    placesLeft: left,
    /** First come first, with what the party lacks now; undefined when it fits. */
    waiting: waiting.map((registration) => ({
      registration,
      payer: payerOf(registration),
      shortage: left && shortageFor(partyOfRegistration(registration), left),
    })),
    /** Offers that are open, the next deadline first. */
    offered: offered.map((registration) => ({
      registration,
      payer: payerOf(registration),
      until: registration.held_until,
    })),
  }
}
