import { LABELS } from '#app/features/registration/still-missing.ts'
import { FormKey } from '#app/office/form/form-key.tsx'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { type ConferenceEvent, eventLabel } from '#domain/conferences/conference.ts'
import { LARGEST_PARTY, PARTY_TYPES } from '#domain/registration/party.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { OverCapacity } from './over-capacity.tsx'
import { PersonRows } from './person-rows.tsx'

type Props = {
  typed: Typed
  errors: Errors
  formKey: string
  events: readonly ConferenceEvent[]
}

/** The fields of the public form, on one page that works without a script. */
export function NewRegistrationView({ typed, errors, formKey, events }: Props) {
  return (
    <>
      <h1>New registration</h1>
      <p>For somebody on the phone or at the door. Rows that stay empty are nobody.</p>
      <form className="form office-form" method="post" action="/office/registrations/new">
        <FormKey value={formKey} />
        <TypedErrors errors={errors} />
        <div className="office-pairs">
          <Choices typed={typed} errors={errors} events={events} />
        </div>
        <PersonRows typed={typed} errors={errors} count={LARGEST_PARTY} />
        <PayChoice typed={typed} />
        <OverCapacity typed={typed} />
        <p className="field-help">
          Please read the conditions to them. By pressing Submit you say that they agree. They get a
          mail.
        </p>
        <button className="button" type="submit">
          Submit
        </button>
      </form>
    </>
  )
}

function Choices({ events, ...typing }: Pick<Props, 'typed' | 'errors' | 'events'>) {
  return (
    <>
      <TypedField
        label={LABELS.productinfo}
        name="productinfo"
        options={events.map((event) => ({ value: event.code, label: eventLabel(event) }))}
        {...typing}
      />
      <TypedField label={LABELS.type} name="type" options={PARTY_TYPES.map(own)} {...typing} />
      <TypedField
        label={LABELS.residential}
        name="residential"
        options={RESIDENTIAL_TYPES.map(own)}
        {...typing}
      />
      <TypedField label={LABELS.paym} name="paym" options={PAYMENTS} {...typing} />
      <TypedField label={LABELS.arrival} name="arrival" type="datetime-local" {...typing} />
    </>
  )
}

const own = (value: string) => ({ value, label: value })

const PAYMENTS = [
  { value: 'Full Payment', label: 'Full Registration' },
  { value: 'Part Payment', label: 'Part Registration' },
]

function PayChoice({ typed }: Pick<Props, 'typed'>) {
  return (
    <fieldset className="card office-person">
      <legend>Payment</legend>
      {PAY_CHOICES.map(({ value, label }) => (
        <label key={value} className="office-check">
          <input
            type="radio"
            name="pay"
            value={value}
            defaultChecked={(typed.pay ?? 'later') === value}
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  )
}

const PAY_CHOICES = [
  { value: 'later', label: 'Pay later' },
  { value: 'cash', label: 'Paid in cash' },
]
