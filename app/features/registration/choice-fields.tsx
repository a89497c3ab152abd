import { Field } from '#app/ui/form/field.tsx'
import { SelectField, toOptions } from '#app/ui/form/select-field.tsx'
import { PARTY_TYPES, type PartyType } from '#domain/registration/party.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { describeOffer } from './price/typed-places.ts'
import type { OfferedEvent } from './read/read-registration-page.server.ts'
import { LABELS } from './still-missing.ts'
import { OverNote } from './submit-plan.tsx'
import {
  type RegistrationFields,
  type RegistrationFormState,
  typedParty,
} from './use-registration-form.ts'

type Props = {
  form: RegistrationFormState
  fields: RegistrationFields
  events: readonly OfferedEvent[]
  /** The reason why nothing can be chosen. */
  closed: string | undefined
  /** Why the date of the address is not chosen. */
  gone: string | undefined
  changeType: (type: PartyType) => void
}

/** The fields that are chosen once for the whole party. */
export function ChoiceFields({ form, fields, events, closed, gone, changeType }: Props) {
  const chosen = events.find(({ code }) => code === fields.productinfo.value)
  return (
    <div className="card form-pairs">
      <p className="field-help form-pairs-all">Please fill in every field.</p>
      {closed && <p className="notice notice-warning form-pairs-all">{closed}</p>}
      {gone && <p className="notice notice-warning form-pairs-all">{gone}</p>}
      <SelectField
        label={LABELS.productinfo}
        field={fields.productinfo}
        options={events.map((event) => ({ value: event.code, label: describeOffer(event) }))}
        nothing={closed && 'No dates are open'}
        after={<OverNote over={chosen?.over} />}
      />
      <SelectField
        label={LABELS.type}
        field={fields.type}
        options={toOptions(PARTY_TYPES)}
        onChange={({ target }) => {
          const type = typedParty(target.value)
          if (type) changeType(type)
        }}
      />
      <noscript>
        <button
          className="button button-quiet"
          {...form.validate.getButtonProps({ name: fields.persons.name })}
          formAction="#persons"
        >
          Update
        </button>
      </noscript>
      <SelectField
        label={LABELS.residential}
        field={fields.residential}
        options={toOptions(RESIDENTIAL_TYPES)}
      />
      <Field label={LABELS.arrival} field={fields.arrival}>
        {(attributes) => <input {...attributes} type="datetime-local" />}
      </Field>
    </div>
  )
}
