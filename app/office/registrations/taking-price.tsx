import { priceParts } from '#app/office/action/money-card.tsx'
import { addressesIn } from '#app/office/action/office-record.ts'
import { OverField } from '#app/office/form/choice-fields.tsx'
import { HiddenFields, PlanButtons, WillHappen } from '#app/office/form/office-form.tsx'
import { Ledger } from '#app/office/ledger.tsx'
import type { Texts } from '#app/ui/form/typed.ts'
import { type ConferenceEvent, eventLabel, usualArrival } from '#domain/conferences/conference.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { LARGEST_PARTY, shortArrival } from '#domain/registration/party.ts'
import { parseAge } from '#domain/registration/person.ts'
import { PAYMENT_TYPES, type Quote, quote, RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { takingSentences } from '#words/office/due.ts'
import { overCapacityWords } from '#words/office/problems.ts'
import type { TakingPlan } from '#workflows/records/registration/take-registration.ts'

export function PriceSoFar({ event, typed }: { event: ConferenceEvent | undefined; typed: Texts }) {
  const residential = RESIDENTIAL_TYPES.find((type) => type === typed.residential)
  const payment = PAYMENT_TYPES.find((type) => type === typed.paym) ?? 'Full Payment'
  const attendees = [...Array(LARGEST_PARTY).keys()].flatMap((index) => {
    const age = parseAge(typed[`persons[${index}].age`] ?? '')
    const name = typed[`persons[${index}].firstname`]?.trim() ?? ''
    return age === undefined ? [] : [{ name, age }]
  })
  if (!event || !residential || attendees.length === 0) {
    return <p className="field-help">The price follows from the stay and each age.</p>
  }
  return <PriceLines {...quote({ prices: event.price, residential, payment, attendees })} />
}

function PriceLines({ lines, total, balance }: Quote) {
  return (
    <Ledger
      caption="Who comes, and the price"
      lines={priceParts(lines)}
      total={{ what: 'Price', amount: formatRupees(total + balance) }}
    />
  )
}

export function Planned({ plan, typed }: { plan: TakingPlan; typed: Texts }) {
  const { event, quoted, registration } = plan
  const { persons, type, arrival, language } = registration
  const addresses = addressesIn(persons)
  return (
    <>
      <HiddenFields fields={{ ...typed, arrival: undefined, over: undefined, price: undefined }} />
      <input
        type="hidden"
        name="arrival"
        value={arrival}
        data-suggested={usualArrival(event) || undefined}
      />
      <p>
        <strong>{eventLabel(event)}</strong> · {registration.residential} ·{' '}
        {ENGLISH_LANGUAGE_NAMES[language]}
      </p>
      <div className="stack gap-2" data-part="plan">
        <HiddenFields fields={{ price: quoted.total + quoted.balance }} />
        <PriceLines {...quoted} />
        <WillHappen
          will={[
            `${type}, ${persons.length === 1 ? 'with a place at once, and a ticket' : `with ${persons.length} places at once, and tickets`}. Arrival ${shortArrival(arrival)}.`,
            overCapacityWords(plan.shortage),
            ...takingSentences(plan),
            addresses.length > 0
              ? `${addresses.join(' and ')} ${addresses.length === 1 ? 'gets' : 'get'} a mail.`
              : 'Nothing is mailed, because there is no e-mail address. Print the tickets.',
          ]}
        />
        <OverField shortage={plan.shortage} typed={typed} />
        <p className="field-help">
          Read the conditions to them. Register confirms that they agree.
        </p>
        <PlanButtons button="Register" />
      </div>
    </>
  )
}
