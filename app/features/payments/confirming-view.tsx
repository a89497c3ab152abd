import { type ReactNode, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { FactsList } from '#app/ui/facts-list.tsx'
import type { ShownResult } from '#app/words/en/payments.ts'
import { RefundNotes } from './refund-notes.tsx'

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
  const { lead, more } = WORDS[result.outcome] ?? WAITING
  return (
    <div className="card result">
      <p className="lead" role="status">
        {lead}
      </p>
      <p>{more}</p>
      <p>
        This page checks again by itself. You can also close it and come back later with your
        transaction number.
      </p>
      <FactsList
        facts={[
          ['Transaction number', result.txnid],
          ['Towards', result.towards],
          ['Amount', result.amount],
          ['Payer', result.payer],
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

type Words = { lead: string; more: string }

const WAITING: Words = {
  lead: 'We are waiting for your bank. Please do not pay again.',
  more: 'We’ll keep checking with our payment provider. Nothing is lost in the meantime.',
}

const WORDS: Partial<Record<ShownResult['outcome'], Words>> = {
  'not-started': {
    lead: 'Our payment provider has not heard of this payment, so nothing was taken.',
    more: 'If you have just paid, your payment is being confirmed: please do not pay again.',
  },
  begun: {
    lead: 'You reached the page of our payment provider, but nothing was taken.',
    more: 'If you have just paid, your payment is being confirmed: please do not pay again. Otherwise you can continue whenever you like.',
  },
  'at-the-bank': {
    lead: 'Your payment is at the bank, which has not answered yet. Please do not pay again.',
    more: 'Some banks take minutes, and a few take until the next day. We’ll keep checking.',
  },
  taken: {
    lead: 'Your money was taken, but the payment is not confirmed yet. Please do not pay again.',
    more: 'Our payment provider has reported that it went through, and we are still verifying it. Nothing is lost: we’ll keep checking until it is confirmed.',
  },
  held: {
    lead: 'Your bank has set the money aside but not handed it over yet. Please do not pay again.',
    more: 'It will be confirmed here as soon as it reaches us. If it does not, your bank will release it by itself.',
  },
  mismatched: {
    lead: 'Money was taken, but not the amount that we asked for. Please do not pay again.',
    more: 'Our office can see this and will put it right. Please have the numbers below ready when you call.',
  },
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
