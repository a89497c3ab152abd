import { useState } from 'react'
import {
  type RegistrationFields,
  type RegistrationFormState,
  typedParty,
} from '#app/features/registration/use-registration-form.ts'
import { FieldError } from '#app/ui/form/field.tsx'
import { useWords } from '#app/ui/language.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { canAdd, canRemove, LARGEST_PARTY } from '#domain/registration/party.ts'
import { CONTACT_FIELDS, contactsOf } from '#domain/registration/person.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { DroppedNotice } from './dropped-notice.tsx'
import { PersonCard } from './person-card.tsx'
import { personsIn, sharedName, type TypedPerson } from './typed-persons.ts'
import { useFolding } from './use-folding.ts'
import { useGivenFocus } from './use-given-focus.ts'
import { leaveField } from './vanishing-fields.ts'

type Props = {
  form: RegistrationFormState
  fields: RegistrationFields
  /** Those who were left out when "Registering as" became smaller. */
  dropped: readonly TypedPerson[]
  /** Each person's share of the price, where it is known. */
  shares: readonly (number | undefined)[]
}

/** One card per person. The buttons submit the form, so that they also work without a script. */
export function Persons({ form, fields, dropped, shares }: Props) {
  const words = useWords(REGISTRATION_FORM)
  const [added, setAdded] = useState<number>()
  const { persons } = fields
  const list = persons.getFieldList()
  const typed = personsIn(form.value)
  const type = typedParty(fields.type.value)
  const problem = persons.errors?.[0]
  const folding = useFolding(list.map(({ key }, index) => ({ key, typed: typed[index] ?? {} })))
  const container = useGivenFocus(list.length)
  return (
    <div className="persons" id="persons" tabIndex={-1} ref={container}>
      {list.map((person, index) => (
        <PersonCard
          key={person.key}
          person={person.getFieldset()}
          number={index + 1}
          focus={index === added}
          share={shares[index]}
          folded={folding.lineOf(person.key)}
          onOpen={() => folding.open(person.key)}
          onEnter={(field) => folding.enter(person.key, field)}
          useEmail={(value) => form.update({ name: person.getFieldset().email.name, value })}
        >
          <button
            className="button button-quiet"
            {...form.remove.getButtonProps({ name: persons.name, index })}
            formAction="#persons"
            disabled={!type || !canRemove(type, index)}
            onClick={leaveCard}
          >
            {words.remove}
          </button>
        </PersonCard>
      ))}
      <SharedFields first={list[0]?.getFieldset()} />
      <div id={persons.id} tabIndex={-1}>
        <DroppedNotice dropped={dropped} />
        {problem && <FieldError id={`${persons.id}-error`}>{problem}</FieldError>}
      </div>
      <div className="button-row">
        <AddButton form={form} fields={fields} onAdd={() => setAdded(list.length)} />
        <p className="field-help">{words.largest}</p>
      </div>
    </div>
  )
}

type First = Record<
  (typeof CONTACT_FIELDS)[number]['name'],
  { name: string; initialValue: string | undefined }
>

/** Without a script, the server learns from these which details of the others nobody has changed. */
function SharedFields({ first }: { first: First | undefined }) {
  return (
    <noscript>
      {CONTACT_FIELDS.map(({ name }) => (
        <input
          key={name}
          type="hidden"
          name={sharedName(name)}
          value={first?.[name].initialValue ?? ''}
        />
      ))}
    </noscript>
  )
}

type FormProps = Pick<Props, 'form' | 'fields'>

/**
 * Without a script the page can't follow "Registering as", so the server explains what is not
 * allowed.
 */
function AddButton({ form, fields, onAdd }: FormProps & { onAdd: () => void }) {
  const hydrated = useHydrated()
  const count = fields.persons.getFieldList().length
  const type = typedParty(fields.type.value)
  const refused = hydrated ? !type || !canAdd(type, count) : count >= LARGEST_PARTY
  const [first] = personsIn(form.value)
  return (
    <button
      className="button button-quiet"
      {...form.insert.getButtonProps({
        name: fields.persons.name,
        defaultValue: contactsOf(first),
      })}
      formAction={`#person-${count + 1}`}
      disabled={refused}
      onClick={onAdd}
    >
      {useWords(REGISTRATION_FORM).add}
    </button>
  )
}

/** The button disappears with its card, so the focus moves to the list of persons. */
function leaveCard(): void {
  leaveField()
  document.getElementById('persons')?.focus({ preventScroll: true })
}
