import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FAILURE_WORDS } from '#app/words/en/endings.ts'
import type { ShownResult } from '#app/words/en/payments.ts'

type Props = {
  result: ShownResult
  /** The button to pay, or the reason why there is none. */
  wayOn: ReactNode
  /** Whether this is the payer's own browser. Others have come for the facts. */
  isOwn: boolean
  children?: ReactNode
}

export function FailureView({ result, wayOn, isOwn, children }: Props) {
  const words = WORDS[result.outcome === 'dropped' ? 'dropped' : 'failed']
  return (
    <div className="card result result-failure">
      <p className="lead result-outcome">
        <Icon name="alert" />
        {FAILURE_WORDS[result.why]}
      </p>
      <p>{words.taken}</p>
      <div className="button-row">
        {wayOn}
        <ButtonLink to="/contact" quiet>
          Contact us
        </ButtonLink>
      </div>
      <FactsList
        facts={[
          ['Towards', result.towards],
          ['Amount', result.amount],
          ['Reason', result.reason],
          ['Details', result.details],
        ]}
      />
      {children}
      <p>{words.more}</p>
      <details className="result-facts" open={!isOwn}>
        <summary>About this payment</summary>
        <FactsList
          facts={[
            ['Date', result.date],
            ['Transaction number', result.txnid],
            ['Payer', result.payer],
            ...result.references,
          ]}
        />
      </details>
    </div>
  )
}

const WORDS = {
  failed: {
    taken: 'So nothing was received. You can try again without re-entering anything.',
    more: 'If your bank shows that money was taken, it will return it within a few days, or the payment will be confirmed here later.',
  },
  dropped: {
    taken:
      'We will keep checking. If nothing was taken, you can try again now without re-entering anything.',
    more: 'If your bank shows that money was taken, please wait a day before you try again: either the payment will be confirmed here, or your bank will give the money back.',
  },
}
