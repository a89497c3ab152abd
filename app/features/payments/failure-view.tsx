import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownResult } from '#app/words/en/payments.ts'

type Props = {
  result: ShownResult
  /** The button to pay, or the reason why there is none. */
  wayOn: ReactNode
  children?: ReactNode
}

export function FailureView({ result, wayOn, children }: Props) {
  const dropped = result.outcome === 'dropped'
  return (
    <div className="card result result-failure">
      <p className="lead result-outcome">
        <Icon name="alert" />
        {WORDS[dropped ? 'dropped' : 'failed'].lead}
      </p>
      <FactsList
        facts={[
          ['Date', result.date],
          ['Transaction number', result.txnid],
          ['Towards', result.towards],
          ['Reason', result.reason],
          ['Details', result.details],
          ['Amount', result.amount],
          ['Payer', result.payer],
          ...result.references,
        ]}
      />
      {children}
      <p>{WORDS[dropped ? 'dropped' : 'failed'].more}</p>
      <div className="button-row">
        {wayOn}
        <ButtonLink to="/contact" quiet>
          Contact us
        </ButtonLink>
      </div>
    </div>
  )
}

const WORDS = {
  failed: {
    lead: 'The payment did not go through, and nothing was received.',
    more: 'If your bank shows that money was taken, it is returned by the bank within a few days, or the payment is confirmed here later. You need not type anything again to try once more.',
  },
  dropped: {
    lead: 'Your bank did not answer, and nothing was received so far.',
    more: 'If your bank shows that money was taken, please wait a day before you try again: the payment is then confirmed here, or your bank gives the money back. We go on asking. If nothing was taken, you can try again at once, without typing anything again.',
  },
}
