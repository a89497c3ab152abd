import { Form } from 'react-router'

type Props = {
  /** What the link leads to, as the end of "The link in our mail leads to …". */
  leadsTo: string
  /** Whether the mail was requested a moment ago. */
  sent: boolean
}

/**
 * Shown to somebody who has only the transaction number: personal data is behind the link in the mail.
 */
export function LinkByMail({ leadsTo, sent }: Props) {
  return (
    <Form className="link-by-mail no-print" method="post">
      <p>
        The link in our mail leads to {leadsTo}. We can send it again, to the e-mail address that
        was given to us.
      </p>
      {sent && (
        <p className="result-note" role="status">
          The link is on its way to that address. It can take a few minutes.
        </p>
      )}
      <div>
        <button className="button button-quiet" type="submit" name="intent" value={MAIL_THE_LINK}>
          Send me the link
        </button>
      </div>
    </Form>
  )
}

export const MAIL_THE_LINK = 'send-link'
