import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import { readMoney } from '#database/records/money/account-sums.ts'
import {
  attendeesOf,
  correctAttendees,
  findSoldEvent,
  type Registration,
  storeSoldEvent,
} from '#database/records/registration/registrations.ts'
import {
  type ConferenceEvent,
  findEvent,
  findProgramme,
  inOfferOrder,
  isOpen,
  isOver,
} from '#domain/conferences/conference.ts'
import { addressesOf } from '#domain/mail/mailbox.ts'
import { movedArrival } from '#domain/registration/party.ts'
import type { FieldChange } from '#domain/registration/person.ts'
import { refuse } from '#workflows/actor.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import {
  partyOfRegistration,
  readPlacesLeft,
  refusalFor,
  shortageAfter,
} from '#workflows/records/places/find-places.ts'
import { notifyEach } from '#workflows/records/registration/notify-people.ts'
import { priceRegistration, recomputeDueOnline } from '#workflows/records/registration/register.ts'
import type { Services } from '#workflows/services.ts'

type Target = {
  to: string
  /** When they arrive then. Where it is not said, at the same hour of the new first day. */
  arrival?: string | undefined
  overCapacity?: boolean
}

/** The registration keeps its number and its payments, and is priced anew. */
export async function moveRegistration(
  services: Services,
  { to, arrival, overCapacity, message, ...request }: RecordRequest & Target & { message?: string },
) {
  return changeRecord(services, 'registration', request, {
    needs: 'move',
    action: 'move',
    alsoPlacesOf: findEvent(services.content.conferences, to)?.event.code,
    apply: async ({ tx, registration, at }) => {
      const wanted = { registration, to, arrival, overCapacity }
      const plan = await planMove({ ...services, db: tx }, wanted)
      if (!plan.ok) return plan
      const { id, event_code: from, arrival: before } = registration
      const { key: programme, event } = plan.place
      const { people, beforeMinor, afterMinor, arrival: after, shortage } = plan
      await correctAttendees(tx, id, people, at)
      const choices = { programme, event_code: event.code, arrival: after }
      await changeRows(tx, 'registration', { id }, { ...choices, full_minor: afterMinor })
      await sellOtherDate(tx, services, registration, event)
      await recomputeDueOnline(tx, { id, full_minor: afterMinor })
      if (request.notify ?? true) {
        const mail = {
          kind: 'registration-moved',
          name: at.toISOString(),
          facts: { message },
          at,
        } as const
        await notifyEach(tx, { registration_id: id }, addressesOf(people), mail)
      }
      const moved: FieldChange = { whose: '', field: 'arrival', from: before, to: after }
      const changes = before === after ? [] : [moved]
      const details = { from, to: event.code, beforeMinor, afterMinor, changes }
      return { ok: true as const, details: { ...details, ...(shortage && { overCapacity: true }) } }
    },
  })
}

export async function planMove(
  { db, content, now }: Services,
  { registration, to, arrival, overCapacity = false }: Target & { registration: Registration },
) {
  const place = findEvent(content.conferences, to)
  if (!place) return refuse('no-event')
  const { event } = place
  if (to === registration.event_code) return refuse('same-event')
  const refusal = refusalFor(event, registration.residential)
  if (refusal) return refusal
  if (isOver(event, now())) return refuse('past-event')
  if (registration.hold === 'cancelled') return refuse('cancelled')
  const party = partyOfRegistration(registration)
  const shortage = await shortageAfter(db, event, registration, party)
  if (shortage && !overCapacity) return { ok: false, problem: 'full', shortage } as const
  const stored = await attendeesOf(db, registration.id)
  const { lines, priceMinor: afterMinor } = priceRegistration(event, registration, stored)
  const { reducedMinor } = await readMoney(db, registration)
  if (reducedMinor > afterMinor) return refuse('reduced-below')
  return {
    ok: true as const,
    place,
    arrival: arrival ?? movedArrival({ arrival: registration.arrival, days: event.days }),
    beforeMinor: registration.full_minor,
    afterMinor,
    people: stored.map((each, index) => ({ ...each, share_minor: lines[index]?.amount ?? 0 })),
    shortage,
  }
}

/** Those of its own programme first. Closed ones are offered too: the office decides. */
export async function readMoveOffers({ db, content, now }: Services, registration: Registration) {
  const { programmes } = content.conferences
  const own = findProgramme(programmes, registration.programme)
  const others = Object.values(programmes).filter((programme) => programme !== own)
  const events = [...(own ? [own] : []), ...others]
    .flatMap((programme) => inOfferOrder(programme.events, now()))
    .filter((event) => event.code !== registration.event_code && !isOver(event, now()))
  const people = await attendeesOf(db, registration.id)
  const kind = registration.residential === 'Residential' ? 'residential' : 'people'
  return Promise.all(
    events.map(async (event) => ({
      event,
      isOpen: isOpen(event, now()),
      priceMinor: priceRegistration(event, registration, people).priceMinor,
      left: (await readPlacesLeft(db, event))?.[kind],
    })),
  )
}

/** The date that it leaves stays known for its rules, also for a registration from before this was stored. */
export async function sellOtherDate(
  tx: Db,
  { content }: Services,
  { id, event_code: code }: Registration,
  event: ConferenceEvent,
): Promise<void> {
  const left = findEvent(content.conferences, code)?.event
  const isStored = (await findSoldEvent(tx, id, code)) !== undefined
  if (left && !isStored) await storeSoldEvent(tx, id, left)
  await storeSoldEvent(tx, id, event)
}
