import { useState } from 'react'
import { FieldError } from '#app/ui/form/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { PERSON_LABELS } from '#app/words/en/registration-fields.ts'
import { canAdd, canRemove, LARGEST_PARTY } from '#domain/registration/party.ts'
import { CONTACT_FIELDS } from '#domain/registration/person-fields.ts'
import { DroppedNotice } from './dropped-notice.tsx'
import type { TypedPerson } from './dropped-persons.ts'
import { INTENT } from './form-intent.ts'
import { PersonCard } from './person-card.tsx'
import {
  type RegistrationFields,
  type RegistrationFormState,
  typedParty,
} from './use-registration-form.ts'
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
  const [added, setAdded] = useState<number>()
  const { persons } = fields
  const list = persons.getFieldList()
  const type = typedParty(fields.type.value)
  const problem = persons.errors?.[0]
  return (
    <div className="persons" id="persons" tabIndex={-1}>
      {list.map((person, index) => (
        <PersonCard
          key={person.key}
          person={person.getFieldset()}
          number={index + 1}
          focus={index === added}
          share={shares[index]}
          useEmail={(value) => form.update({ name: person.getFieldset().email.name, value })}
        >
          {index > 0 && <CopyButton form={form} fields={fields} index={index} />}
          <button
            className="button button-quiet"
            {...form.remove.getButtonProps({ name: persons.name, index })}
            formAction="#persons"
            disabled={!type || !canRemove(type, index)}
            onClick={leaveCard}
          >
            Remove Person
          </button>
        </PersonCard>
      ))}
      <div id={persons.id} tabIndex={-1}>
        <DroppedNotice dropped={dropped} />
        {problem && <FieldError id={`${persons.id}-error`}>{problem}</FieldError>}
      </div>
      <div className="button-row">
        <AddButton form={form} fields={fields} onAdd={() => setAdded(list.length)} />
        <p className="field-help">A family or a group can be up to five persons.</p>
      </div>
    </div>
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
  return (
    <button
      className="button button-quiet"
      {...form.insert.getButtonProps({ name: fields.persons.name })}
      formAction={`#person-${count + 1}`}
      disabled={refused}
      onClick={onAdd}
    >
      Add Another Person
    </button>
  )
}

const LABELS = CONTACT_FIELDS.map(({ name }) => PERSON_LABELS[name].toLowerCase())

/** "email, mobile and city" */
const CONTACTS = `${LABELS.slice(0, -1).join(', ')} and ${LABELS.at(-1)}`

/** Members of a family share most of these fields, and typing on a phone is slow. */
function CopyButton({ form, fields, index }: FormProps & { index: number }) {
  return (
    <button
      className="button button-quiet"
      type="submit"
      name={INTENT}
      value={JSON.stringify({ type: 'copy', payload: { index } })}
      formAction={`#person-${index + 1}`}
      onClick={(event) => {
        event.preventDefault()
        const list = fields.persons.getFieldList()
        const [first, person] = [list[0]?.getFieldset(), list[index]?.getFieldset()]
        if (!first || !person) return
        for (const { name } of CONTACT_FIELDS) {
          form.update({ name: person[name].name, value: first[name].value ?? '' })
        }
      }}
    >
      Copy {CONTACTS} from person 1
    </button>
  )
}

/** The button disappears with its card, so the focus moves to the list of persons. */
function leaveCard(): void {
  leaveField()
  document.getElementById('persons')?.focus({ preventScroll: true })
}
