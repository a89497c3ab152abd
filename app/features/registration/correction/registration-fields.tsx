import { personControl } from '#app/features/registration/person-control.ts'
import { HiddenFields } from '#app/ui/form/buttons.tsx'
import { labelledOptions, type Option } from '#app/ui/form/field.tsx'
import type { Texts, Typing } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { useWords } from '#app/ui/language.tsx'
import { PARTY_TYPES } from '#domain/registration/party.ts'
import { FORM_FIELDS } from '#domain/registration/person.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import { isOpenedField } from './rebase-correction.ts'

export function OpenedFields({ typed }: { typed: Texts }) {
  const opened = Object.entries(typed).filter(([name]) => isOpenedField(name))
  return <HiddenFields fields={Object.fromEntries(opened)} />
}

export function RegistrationChoices({
  events,
  ...typing
}: Typing & { events?: readonly Option[] }) {
  const words = useWords(REGISTRATION_FIELDS)
  const parties = labelledOptions(PARTY_TYPES, words.parties)
  const types = labelledOptions(RESIDENTIAL_TYPES, useWords(STAY_WORDS))
  const { labels } = words
  return (
    <>
      {events && (
        <TypedField label={labels.productinfo} name="productinfo" options={events} {...typing} />
      )}
      <TypedField label={labels.type} name="type" options={parties} {...typing} />
      <TypedField label={labels.residential} name="residential" options={types} {...typing} />
      <TypedField label={labels.arrival} name="arrival" type="datetime-local" {...typing} />
    </>
  )
}

export function PersonFields(
  props: Typing & { row: string; fields?: typeof FORM_FIELDS; focus?: boolean },
) {
  const { row, fields = FORM_FIELDS, focus = false, ...typing } = props
  const words = useWords(REGISTRATION_FIELDS)
  const { [`${row}.position`]: position } = typing.typed
  return (
    <>
      {position && <input type="hidden" name={`${row}.position`} value={position} />}
      {fields.map((field, index) => (
        <TypedField
          key={field.name}
          label={words.person[field.name]}
          focus={focus && index === 0}
          name={`${row}.${field.name}`}
          {...personControl(words, field)}
          {...typing}
        />
      ))}
    </>
  )
}
