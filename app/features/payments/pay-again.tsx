import { LinkByMail } from './link-by-mail.tsx'
import { PayButton } from './pay-button.tsx'
import type { ShownPayment } from './read-response.server.ts'

type Props = {
  label: string
  /** Undefined for somebody who has only the transaction number. */
  own: ShownPayment['own'] | undefined
  sent: boolean
}

/**
 * After a payment that did not succeed: the button to pay, the reason why there is none, or the link by
 * mail.
 */
export function PayAgain({ label, own, sent }: Props) {
  if (!own) return <LinkByMail leadsTo="paying" sent={sent} />
  if (own.refused === undefined) return <PayButton label={label} />
  return (
    <p className="result-note" role="status">
      {own.refused}
    </p>
  )
}
