import { RegistrationChoices } from '#app/features/registration/correction/registration-fields.tsx'
import { PAYMENT_OPTIONS } from '#app/features/registration/registration-form.tsx'
import { LABELS } from '#app/features/registration/still-missing.ts'
import { FormKey } from '#app/office/form/form-key.tsx'
import type { Typing } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { type ConferenceEvent, eventLabel } from '#domain/conferences/conference.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { OverCapacity } from './over-capacity.tsx'
import { PersonRows } from './person-rows.tsx'

type Props = Typing & {
  formKey: string
  events: readonly ConferenceEvent[]
}

/** The fields of the public form, on one page that works without a script. */
export function NewRegistrationForm({ formKey, events, ...typing }: Props) {
  const codes = events.map((event) => ({ value: event.code, label: eventLabel(event) }))
  return (
    <>
      <h1>New registration</h1>
      <p>
        For somebody on the phone or at the door. Without an e-mail address nothing is mailed, and
        you print the tickets. What the others leave empty of Email, Mobile and City is the first
        person’s. Leave unused rows empty.
      </p>
      <form className="form office-form" method="post" action="/office/registrations/new">
        <FormKey value={formKey} />
        <TypedErrors errors={typing.errors} />
        <div className="office-pairs">
          <RegistrationChoices events={codes} {...typing}>
            <TypedField label={LABELS.paym} name="paym" options={PAYMENT_OPTIONS} {...typing} />
          </RegistrationChoices>
        </div>
        <PersonRows count={LARGEST_PARTY} {...typing} />
        <PayChoice {...typing} />
        <OverCapacity {...typing} />
        <button className="button" type="submit" name="intent" value="show">
          Continue
        </button>
      </form>
    </>
  )
}

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
