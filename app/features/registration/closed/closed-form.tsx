import { Form, useNavigation } from 'react-router'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TrapField } from '#app/ui/form/trap-field.tsx'
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
      <SelectField label="Conference" field={conference} options={[]} nothing="No dates are open" />
      {isTold ? (
        <p className="notice" role="status">
          Thank you. We will write to you once, when it opens.
        </p>
      ) : (
        <>
          <Field
            label="Email"
            field={email}
            help="We write to you once, when it opens, and then remove your address."
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
              Tell me when it opens
            </button>
          </div>
        </>
      )}
    </Form>
  )
}
