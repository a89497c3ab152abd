import { Form, useNavigation } from 'react-router'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TrapField } from '#app/ui/form/trap-field.tsx'
import { useWords } from '#app/ui/language.tsx'
import { REGISTRATION_FIELDS, REGISTRATION_FORM } from '#words/forms.ts'
import { TELL_ME, type Wish } from './wish.ts'

type Props = {
  id: string
  /** The reason why nothing can be chosen. */
  note: string
  /** What was sent a moment ago. */
  wish: Wish | undefined
}

/** Nothing can be chosen, so nothing is asked but where to write when that changes. */
export function ClosedForm({ id, note, wish }: Props) {
  const words = useWords(REGISTRATION_FORM)
  const { labels, person } = useWords(REGISTRATION_FIELDS)
  const sending = useNavigation().state !== 'idle'
  const isTold = wish !== undefined && wish.problem === undefined
  const conference = {
    id: `${id}-productinfo`,
    name: 'productinfo',
    errors: undefined,
    initialValue: '',
  }
  const email = {
    id: `${id}-email`,
    name: 'email',
    errors: wish?.problem ? [wish.problem] : undefined,
    initialValue: isTold ? undefined : wish?.email,
  }
  return (
    <Form className="registration card form" method="post" id={id} noValidate>
      <p className="notice notice-warning">{note}</p>
      <SelectField
        label={labels.productinfo}
        field={conference}
        options={[]}
        nothing={words.noDates}
      />
      {isTold ? (
        <p className="notice" role="status">
          {words.told}
        </p>
      ) : (
        <>
          <Field
            label={person.email}
            field={email}
            help={words.tellOnce}
            focus={wish !== undefined}
          >
            {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
          </Field>
          <TrapField />
          <div>
            <button
              className="button"
              type="submit"
              {...TELL_ME}
              aria-disabled={sending || undefined}
            >
              {words.tellMe}
            </button>
          </div>
        </>
      )}
    </Form>
  )
}
