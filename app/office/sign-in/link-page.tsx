import type { RefusedForm } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { LINK_MINUTES } from '#workflows/staff/sign-in-by-link.ts'
import { Threshold } from './threshold.tsx'

type Props = { to: string; isNameless: boolean; refused: RefusedForm | undefined }

/** Behind the link of a mail. Only the button uses the link up: mail scanners open links too. */
export function LinkPage({ to, isNameless, refused }: Props) {
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
            typed={refused?.typed ?? {}}
            errors={refused?.errors ?? {}}
          />
        )}
        <button type="submit" className="button">
          Sign in
        </button>
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
