import * as v from 'valibot'
import { arrival as arrivalField } from '#app/features/registration/registration-schema.ts'
import type { ActionScreen, Asking, Plan } from '#app/office/action/action-screen.ts'
import { addressesIn, isCancelled } from '#app/office/action/office-record.ts'
import { OfferField } from '#app/office/form/offer-field.tsx'
import {
  exceedingSentences,
  mayExceed,
  OverCapacity,
} from '#app/office/registrations/form-parts.tsx'
import { priceNow } from '#app/office/words/done.ts'
import { priceSentences } from '#app/office/words/due.ts'
import { problemWords } from '#app/office/words/problems.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { eventLabel } from '#domain/conferences/conference.ts'
import { shortName } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { shortArrival } from '#domain/registration/party.ts'
import {
  moveRegistration,
  planMove,
  readMoveOffers,
} from '#workflows/records/corrections/move-registration.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

export const moveAction: ActionScreen<RegistrationRecord> = {
  code: 'move',
  slug: 'move',
  needs: 'move',
  isOffered: (record) => !isCancelled(record),
  says: (details) => `Saved. Moved to ${details.to}${priceNow(details)}.`,
  async offers({ services, record: { registration } }) {
    const today = dayInIndia(services.now().getTime())
    const offers = await readMoveOffers(services, registration)
    return offers.map(({ event, isOpen, priceMinor, left }) => {
      // "EWG · 9–10 Jan · Rs. 9,870 · 34 places free"
      const facts = [
        shortName(services.content.conferences, event.code, today),
        formatRupees(priceMinor),
        left === undefined ? '' : freeWords(left),
        isOpen ? '' : 'closed',
      ]
      return {
        value: event.code,
        label: facts.filter(Boolean).join(' · '),
        name: eventLabel(event),
      }
    })
  },
  Fields: ({ record: _, offers, ...typing }) =>
    offers.length === 0 ? (
      <p>There is no other coming date. Please add one under Conferences first.</p>
    ) : (
      <>
        <OfferField label="Conference" name="to" offers={offers} {...typing} />
        <OverCapacity typed={typing.typed} />
      </>
    ),
  plan,
}

function freeWords(left: number): string {
  if (left === 0) return 'full'
  return left === 1 ? '1 place free' : `${left} places free`
}

async function plan({ services, record, typed }: Asking<RegistrationRecord>): Promise<Plan> {
  const { registration, people } = record
  const target = { to: typed.to ?? '', overCapacity: mayExceed(typed) }
  if (target.to === '') return { ok: false, errors: { to: 'Please choose a date.' } }
  const planned = await planMove(services, { registration, ...target })
  if (!planned.ok) return { ok: false, errors: { to: problemWords(planned) } }
  const asked = { arrival: typed.arrival ?? planned.arrival }
  const reading = readForm(v.object({ arrival: arrivalField('en') }), asked)
  const errors = reading.ok ? {} : reading.errors
  const { arrival } = reading.ok ? reading.value : asked
  return {
    ok: true,
    will: [
      `It moves to ${eventLabel(planned.place.event)}. It keeps its number and its payments.`,
      `The mail includes ${registration.hold === 'confirmed' ? 'tickets for the new date and ' : ''}an entry for the calendar.`,
      ...exceedingSentences(planned),
      ...priceSentences(planned, record),
    ],
    asks: {
      arrival: (
        <TypedField
          label="Arrival"
          name="arrival"
          type="datetime-local"
          help={`Before: ${shortArrival(registration.arrival)}`}
          typed={asked}
          errors={errors}
        />
      ),
    },
    errors,
    button: 'Move to another date',
    tells: addressesIn(people),
    run: (request) => moveRegistration(services, { ...request, ...target, arrival }),
  }
}
