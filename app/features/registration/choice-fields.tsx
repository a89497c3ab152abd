import { Field } from '#app/ui/form/field.tsx'
import { labelledOptions, SelectField } from '#app/ui/form/select-field.tsx'
import { useWords } from '#app/ui/language.tsx'
import { PARTY_TYPES, type PartyType } from '#domain/registration/party.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { REGISTRATION_FIELDS, REGISTRATION_FORM, STAY_WORDS } from '#words/forms.ts'
import { describeOffer } from './price/typed-places.ts'
import type { OfferedEvent } from './read/read-registration-page.server.ts'
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
  const words = useWords(REGISTRATION_FORM)
  const { labels, parties } = useWords(REGISTRATION_FIELDS)
  const stays = useWords(STAY_WORDS)
  const chosen = events.find(({ code }) => code === fields.productinfo.value)
  return (
    <div className="card form-pairs">
      <p className="field-help form-pairs-all">{words.fillAll}</p>
      {closed && <p className="notice notice-warning form-pairs-all">{closed}</p>}
      {gone && <p className="notice notice-warning form-pairs-all">{gone}</p>}
      <SelectField
        label={labels.productinfo}
        field={fields.productinfo}
        options={events.map((event) => ({ value: event.code, label: describeOffer(words, event) }))}
        nothing={closed && words.noDates}
        after={<OverNote over={chosen?.over} />}
      />
      <SelectField
        label={labels.type}
        field={fields.type}
        options={labelledOptions(PARTY_TYPES, parties)}
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
          {words.update}
        </button>
      </noscript>
      <SelectField
        label={labels.residential}
        field={fields.residential}
        options={labelledOptions(RESIDENTIAL_TYPES, stays)}
      />
      <Field label={labels.arrival} field={fields.arrival}>
        {(attributes) => <input {...attributes} type="datetime-local" />}
      </Field>
    </div>
  )
}
