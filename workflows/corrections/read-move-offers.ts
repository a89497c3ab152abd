import { attendeesOf, type Registration } from '#database/registration/registrations.ts'
import { type ConferenceEvent, findProgramme, isOpen } from '#domain/conferences/conference.ts'
import { inOfferOrder } from '#domain/conferences/offer-order.ts'
import { isOver } from '#domain/conferences/to-come.ts'
import type { Paise } from '#domain/money.ts'
import { readPlacesLeft } from '#workflows/places/find-places.ts'
import { priceRegistration } from '#workflows/registration/price-registration.ts'
import type { Services } from '#workflows/services.ts'

export type MoveOffer = {
  event: ConferenceEvent
  isOpen: boolean
  /** For these people. */
  priceMinor: Paise
  /** Places of the kind that they need; undefined where there is no limit. */
  left: number | undefined
}

/**
 * The coming dates that a registration can be moved to, those of its own programme first. Closed ones are
 * offered too: the office decides.
 */
export async function readMoveOffers(
  { db, content, now }: Services,
  registration: Registration,
): Promise<MoveOffer[]> {
  const { programmes } = content.conferences
  const own = findProgramme(programmes, registration.programme)
  const others = Object.values(programmes).filter((programme) => programme !== own)
  const events = [...(own ? [own] : []), ...others]
    .flatMap((programme) => inOfferOrder(programme.events, now()))
    .filter((event) => event.code !== registration.event_code && !isOver(event, now()))
  const people = await attendeesOf(db, registration.id)
  const kind = registration.residential === 'Residential' ? 'residential' : 'people'
  return Promise.all(
    events.map(async (event) => {
      const { total, balance } = priceRegistration({ event, registration, people })
      const left = await readPlacesLeft(db, event)
      const priceMinor = total + balance + registration.fee_minor
      return { event, isOpen: isOpen(event, now()), priceMinor, left: left?.[kind] }
    }),
  )
}
