import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { PaymentResult } from './read-result.server.ts'
import { ResultFacts } from './result-facts.tsx'

const LOOK_AGAIN_MS = 5_000

export function ConfirmingView({ result }: { result: PaymentResult }) {
  const { revalidate, state } = useRevalidator()
  // The answer comes from outside, some time later: nothing but a timer can wait for it.
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])

  return (
    <div className="card result">
      <noscript>
        <meta httpEquiv="refresh" content="15" />
      </noscript>
      <p className="lead" role="status">
        We are waiting for your bank. Please do not pay again.
      </p>
      <p>
        This page looks again by itself. You may also close it and come back later with your
        transaction number.
      </p>
      <ResultFacts
        facts={[
          ['Transaction number', result.txnid],
          ['Towards', result.towards],
          ['Amount', result.amount],
        ]}
      />
    </div>
  )
}
