import { Form } from 'react-router'
import { Field } from '#app/ui/form/field.tsx'
import { TrapField } from '#app/ui/form/trap-field.tsx'

type Props = {
  /** Whether the form was sent a moment ago. */
  sent: boolean
  refused: { email: string; problem: string } | undefined
}

/** For those who have lost their link. It says nothing about whether an address is known. */
export function FindLinksForm({ sent, refused }: Props) {
  const field = {
    id: 'email',
    name: 'email',
    errors: refused && [refused.problem],
    initialValue: refused?.email,
  }
  return (
    <Form className="card form my-form" method="post" action="/my" noValidate>
      {sent && !refused && (
        <p className="notice" role="status">
          Thank you. If something was registered or given with this address, the links are on their
          way to it. It can take a few minutes; please check your spam folder too.
        </p>
      )}
      <p>
        Each registration and each gift has a page of its own, with everything about it. We will
        mail you the links.
      </p>
      <Field
        label="Email"
        field={field}
        help="The address that you gave us when you registered or gave."
        focus={refused !== undefined}
      >
        {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
      </Field>
      <TrapField />
      <div>
        <button className="button" type="submit">
          Send my links
        </button>
      </div>
    </Form>
  )
}
