import { Form } from 'react-router'
import { useWords } from '#app/ui/language.tsx'
import { RESULT_WORDS } from '#words/payments.ts'

type Props = {
  /** What the link leads to. */
  leadsTo: 'everything' | 'paying'
  /** Whether the mail was requested a moment ago. */
  sent: boolean
}

/**
 * Shown to somebody who has only the transaction number: personal data is behind the link in the mail.
 */
export function LinkByMail({ leadsTo, sent }: Props) {
  const words = useWords(RESULT_WORDS)
  return (
    <Form className="stack no-print" method="post">
      <p>{leadsTo === 'everything' ? words.linkToEverything : words.linkToPaying}</p>
      {sent && (
        <p className="result-note" role="status">
          {words.linkSent}
        </p>
      )}
      <div>
        <button className="button button-quiet" type="submit" name="intent" value={MAIL_THE_LINK}>
          {words.sendLink}
        </button>
      </div>
    </Form>
  )
}

export const MAIL_THE_LINK = 'send-link'
