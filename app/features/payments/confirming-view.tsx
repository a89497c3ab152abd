import { type ReactNode, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { FactsList } from '#app/ui/facts-list.tsx'
import { useWords } from '#app/ui/language.tsx'
import { RESULT_WORDS } from '#words/payments.ts'
import { RefundNotes } from './refund-notes.tsx'
import type { ShownResult } from './show-payments.server.ts'

const LOOK_AGAIN_MS = 5_000

type Props = {
  result: ShownResult
  /** The button to pay, or the reason why there is none. */
  wayOn: ReactNode
  children?: ReactNode
}

/** Shown while the outcome is unknown: what is known, and whether to wait or to pay again. */
export function ConfirmingView({ result, wayOn, children }: Props) {
  useLookAgain()
  const words = useWords(RESULT_WORDS)
  const known: Partial<Record<ShownResult['outcome'], typeof words.waiting>> = words.outcomes
  const { lead, more } = known[result.outcome] ?? words.waiting
  return (
    <div className="card result">
      <p className="lead" role="status">
        {lead}
      </p>
      <p>{more}</p>
      <p>{words.checksAgain}</p>
      <FactsList
        facts={[
          [words.txnid, result.txnid],
          [words.towards, result.towards, result.fundLang],
          [words.amount, result.amount],
          [words.payer, result.payer],
          ...result.returned,
          ...result.references,
        ]}
      />
      <RefundNotes refunds={result.refunds} />
      {children}
      {wayOn}
    </div>
  )
}

function useLookAgain(): void {
  const { revalidate, state } = useRevalidator()
  // The outcome arrives at the server later, so the page polls for it.
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])
}
