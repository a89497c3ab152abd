import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { priceSentences } from '#app/office/words/due.ts'
import { problemWords } from '#app/office/words/problems.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import {
  type Conferences,
  eventLabel,
  findProgramme,
  isOpen,
} from '#domain/conferences/conference.ts'
import { inOfferOrder } from '#domain/conferences/offer-order.ts'
import { moveRegistration, previewMove } from '#workflows/corrections/move-registration.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'
import { exceedingSentences, mayExceed, OverCapacity } from '../over-capacity.tsx'

/** Made for each request, because it offers what the content of the moment has. */
export function moveTo(conferences: Conferences, now: Date): ActionScreen<RegistrationRecord> {
  return {
    slug: 'move',
    name: 'Move to another date',
    needs: 'move',
    Fields: ({ record, ...typing }) => (
      <>
        <TypedField
          label="Conference"
          name="to"
          options={targets(conferences, { now, record })}
          {...typing}
        />
        <OverCapacity typed={typing.typed} />
      </>
    ),
    async plan({ services, record, typed }) {
      const target = { to: typed.to ?? '', overCapacity: mayExceed(typed) }
      const { registration } = record
      const plan = await previewMove(services, { registration, ...target })
      if (!plan.ok) return { ok: false, errors: { to: problemWords(plan) } }
      return {
        ok: true,
        will: [
          `It moves to ${eventLabel(plan.place.event)}. It keeps its number and its payments, and the payer gets a mail.`,
          ...exceedingSentences(plan),
          ...priceSentences(plan, record),
        ],
        button: 'Move to another date',
        run: (request) => moveRegistration(services, { ...request, ...target }),
      }
    },
  }
}

type Offered = { now: Date; record: RegistrationRecord }

/** The dates of its own programme first. Closed ones are offered too: the office decides. */
function targets({ programmes }: Conferences, { now, record: { registration } }: Offered) {
  const own = findProgramme(programmes, registration.programme)
  const others = Object.values(programmes).filter((programme) => programme !== own)
  return [...(own ? [own] : []), ...others]
    .flatMap(({ events }) => inOfferOrder(events, now))
    .filter(({ code }) => code !== registration.event_code)
    .map((event) => ({
      value: event.code,
      label: `${eventLabel(event)}${isOpen(event, now) ? '' : ' (closed)'}`,
    }))
}
