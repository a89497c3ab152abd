import { FormKey } from '#app/office/form/form-key.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { LONGEST_STAFF_EMAIL } from '#domain/mail/email-address.ts'
import { SAMPLE_ADMIN } from '#workflows/staff/may-enter.ts'
import { PasskeyButton } from '../passkey-button.tsx'

type Props = {
  to: string
  /** The site is being tried out. */
  isSample: boolean
  /** What was typed, when it is no address. */
  refused?: { email: string; key: string | undefined }
}

export function SignInPage({ to, isSample, refused }: Props) {
  const field = {
    id: 'email',
    name: 'email',
    errors: refused && ['Email must be a valid email address'],
    initialValue: refused?.email,
  }
  return (
    <div className="office-narrow">
      <h1>Sign in to the office</h1>
      <p>We send a link to your e-mail address. There is no password.</p>
      {isSample && (
        <p>
          This site is being tried out: sign in as <b>{SAMPLE_ADMIN}</b>.
        </p>
      )}
      <form className="form" method="post" action="/office/sign-in" noValidate>
        <FormKey value={refused?.key} />
        <input type="hidden" name="to" value={to} />
        <Field label="Email" field={field} focus={refused !== undefined}>
          {(attributes) => (
            <input
              {...attributes}
              type="email"
              autoComplete="username"
              required
              maxLength={LONGEST_STAFF_EMAIL}
            />
          )}
        </Field>
        <button type="submit" className="button">
          Send link
        </button>
      </form>
      <PasskeyButton purpose="use" to={to} quiet />
    </div>
  )
}
