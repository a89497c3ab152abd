import { FormKey } from '#app/office/form/form-key.tsx'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { LONGEST_STAFF_EMAIL } from '#domain/mail/mailbox.ts'
import { SAMPLE_ADMIN } from '#workflows/staff/may-enter.ts'
import { PasskeyButton } from '../passkey-button.tsx'
import { Threshold } from './threshold.tsx'

type Props = {
  to: string
  /** The site is being tried out. */
  isSample: boolean
  refused: RefusedForm | undefined
}

export function SignInPage({ to, isSample, refused }: Props) {
  return (
    <Threshold>
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
        <TypedField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={LONGEST_STAFF_EMAIL}
          focus={refused !== undefined}
          typed={refused?.typed ?? {}}
          errors={refused?.errors ?? {}}
        />
        <button type="submit" className="button">
          Send link
        </button>
      </form>
      <PasskeyButton purpose="use" to={to} quiet />
    </Threshold>
  )
}
