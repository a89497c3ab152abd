import type { ReactNode } from 'react'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { Glass } from '#app/office/glass.tsx'
import { type RefusedForm, typingOf } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { LONGEST_STAFF_EMAIL } from '#domain/mail/mailbox.ts'
import { SAMPLE_ADMIN } from '#workflows/staff/may-enter.ts'
import { LINK_MINUTES } from '#workflows/staff/sign-in-by-link.ts'
import { PasskeyButton } from '../passkey-button.tsx'

export function SignInPage(props: {
  to: string
  /** The site is being tried out. */
  isSample: boolean
  refused: RefusedForm | undefined
}) {
  const { to, isSample, refused } = props
  return (
    <Threshold>
      <h1>Sign in to the office</h1>
      <p>We send a link to your e-mail address. There is no password.</p>
      {isSample && (
        <p>
          This site is being tried out: sign in as <b>{SAMPLE_ADMIN}</b>.
        </p>
      )}
      <form method="post" className="form" action="/office/sign-in" noValidate>
        <FormKey value={refused?.key} fields={{ to }} />
        <TypedField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={LONGEST_STAFF_EMAIL}
          focus={refused !== undefined}
          {...typingOf(refused)}
        />
        <Submit>Send link</Submit>
      </form>
      <PasskeyButton purpose="use" to={to} quiet />
    </Threshold>
  )
}

/** Behind the link of a mail. Only the button uses the link up: mail scanners open links too. */
export function LinkPage(props: {
  to: string
  isNameless: boolean
  refused: RefusedForm | undefined
}) {
  const { to, isNameless, refused } = props
  return (
    <Threshold>
      <h1>Welcome to the office</h1>
      <p>One more step, on the device that you want to use.</p>
      <form method="post">
        <input type="hidden" name="to" value={to} />
        {isNameless && (
          <TypedField
            label="Your name"
            name="name"
            autoComplete="name"
            help="Optional. Your colleagues see it in the history."
            {...typingOf(refused)}
          />
        )}
        <Submit>Sign in</Submit>
      </form>
    </Threshold>
  )
}

export function LinkRefused() {
  return (
    <Threshold>
      <h1>This link no longer works</h1>
      <p>
        Each link signs you in once. A link from an invitation works for seven days, one from the
        sign-in page for {LINK_MINUTES} minutes.
      </p>
      <p>
        <a className="button" href="/office/sign-in">
          Ask for a new link
        </a>
      </p>
    </Threshold>
  )
}

/** The frame of every page in front of the sign-in. */
export function Threshold({ children }: { children: ReactNode }) {
  return (
    <div className="threshold stack gap-4">
      <Glass />
      <div className="office-narrow stack gap-4">{children}</div>
    </div>
  )
}
