import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { PaymentResult } from './read-result.server.ts'
import { ResultFacts } from './result-facts.tsx'

type Props = { result: PaymentResult; children?: ReactNode }

export function FailureView({ result, children }: Props) {
  const sending = useNavigation().state !== 'idle'
  return (
    <div className="card result result-failure">
      <p className="lead result-outcome">
        <Icon name="alert" />
        The payment did not go through, and nothing was received.
      </p>
      <ResultFacts
        facts={[
          ['Date', result.date],
          ['Transaction number', result.txnid],
          ['Towards', result.towards],
          ['Reason', result.reason],
          ['Details', result.details],
          ['Amount', result.amount],
        ]}
      />
      {children}
      <p>
        If your bank shows that money was taken, it is returned by the bank within a few days, or
        the payment is confirmed here later. You need not type anything again to try once more.
      </p>
      <Form className="button-row no-print" method="post">
        <button className="button" type="submit" aria-disabled={sending}>
          Try again
        </button>
        <ButtonLink to="/contact" quiet>
          Contact us
        </ButtonLink>
      </Form>
    </div>
  )
}
