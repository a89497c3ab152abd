import { useState } from 'react'
import { FieldError } from '#app/ui/field.tsx'
import { canAdd, canRemove } from '#domain/registration/party.ts'
import { PersonCard } from './person-card.tsx'
import {
  type RegistrationFields,
  type RegistrationFormState,
  typedParty,
} from './use-registration-form.ts'
import { leaveField } from './vanishing-fields.ts'

type Props = { form: RegistrationFormState; fields: RegistrationFields }

/** One card for each person; the buttons send the form, so that they also work without a script. */
export function Persons({ form, fields }: Props) {
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
          remove={
            <button
              className="button button-quiet"
              {...form.remove.getButtonProps({ name: persons.name, index })}
              formAction="#persons"
              disabled={!type || !canRemove(type, index)}
              onClick={leaveCard}
            >
              Remove Person
            </button>
          }
        />
      ))}
      <div id={persons.id} tabIndex={-1}>
        {problem && <FieldError id={`${persons.id}-error`}>{problem}</FieldError>}
      </div>
      <div className="button-row">
        <button
          className="button button-quiet"
          {...form.insert.getButtonProps({ name: persons.name })}
          formAction={`#person-${list.length + 1}`}
          disabled={!type || !canAdd(type, list.length)}
          onClick={() => setAdded(list.length)}
        >
          Add Another Person
        </button>
        <p className="field-help">A family or a group can be up to five persons.</p>
      </div>
    </div>
  )
}

/** The button goes with its card: whoever uses the keyboard stays among the persons. */
function leaveCard(): void {
  leaveField()
  document.getElementById('persons')?.focus({ preventScroll: true })
}
