import { RegistrationChoices } from '#app/features/registration/correction/registration-fields.tsx'
import { FormKey } from '#app/office/form/form-key.tsx'
import { LANGUAGE_OPTIONS } from '#app/office/form/language-options.ts'
import { labelledOptions } from '#app/ui/form/select-field.tsx'
import type { Typing } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { REGISTRATION_FIELDS } from '#app/words/forms/registration-fields/index.ts'
import { type ConferenceEvent, eventLabel } from '#domain/conferences/conference.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { PAYMENT_TYPES } from '#domain/registration/price.ts'
import { OverCapacity } from './over-capacity.tsx'
import { PersonRows } from './person-rows.tsx'

const { labels, payments } = REGISTRATION_FIELDS.en

const PAYMENTS = labelledOptions(PAYMENT_TYPES, payments)

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
        you print the tickets. Where Email, Mobile or City is empty, the first person’s is used.
        Leave unused rows empty.
      </p>
      <form className="form office-form" method="post" action="/office/registrations/new">
        <FormKey value={formKey} />
        <TypedErrors errors={typing.errors} />
        <div className="office-pairs">
          <RegistrationChoices events={codes} {...typing}>
            <TypedField label={labels.paym} name="paym" options={PAYMENTS} {...typing} />
            <TypedField label="Language" name="language" options={LANGUAGE_OPTIONS} {...typing} />
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
