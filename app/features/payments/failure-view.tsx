import type { ReactNode } from 'react'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useWords } from '#app/ui/language.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { RESULT_WORDS } from '#words/payments.ts'
import type { ShownResult } from './show-payments.server.ts'

type Props = {
  result: ShownResult
  /** The button to pay, or the reason why there is none. */
  wayOn: ReactNode
  /** Whether this is the payer's own browser. Others have come for the facts. */
  isOwn: boolean
  children?: ReactNode
}

export function FailureView({ result, wayOn, isOwn, children }: Props) {
  const words = useWords(RESULT_WORDS)
  const { taken, more } = words[result.outcome === 'dropped' ? 'dropped' : 'failed']
  return (
    <div className="card result result-failure">
      <p className="lead result-outcome strong">
        <Icon name="alert" />
        {words.failures[result.why]}
      </p>
      <p>{taken}</p>
      <div className="button-row no-print">
        {wayOn}
        <ButtonLink to="/contact" quiet>
          {words.contact}
        </ButtonLink>
      </div>
      <FactsList
        facts={[
          [words.date, result.date],
          [words.txnid, result.txnid],
          [words.towards, result.towards, result.fundLang],
          [words.reason, result.reason, 'en'],
          [words.details, result.details, 'en'],
          [words.amount, result.amount],
          [words.payer, result.payer],
        ]}
      />
      {children}
      <p>{more}</p>
      {result.references.some(([, value]) => value) && (
        <details className="result-facts" open={!isOwn}>
          <summary>{words.about}</summary>
          <FactsList facts={result.references} />
        </details>
      )}
    </div>
  )
}
