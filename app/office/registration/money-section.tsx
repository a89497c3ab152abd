import { REFUND_WORDS } from '#app/office/words/payments.ts'
import { shortMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { outcomeOf } from '#domain/payments/payment-state.ts'
import type { RecordedPayment } from '#workflows/records/registration/read-registration-record.ts'
import { Ledger, type LedgerProps } from './ledger.tsx'

import { OUTCOME_WORDS, PAYMENT_WORDS } from './payment-words.ts'

/** The ledger and, for who may see money, each attempt to pay online with its story. */
export function MoneySection(props: LedgerProps) {
  const { record, seesMoney } = props
  const { entries, payments } = record
  return (
    <section className="office-card box stack gap-2" aria-labelledby="money">
      <h2 id="money">Money</h2>
      <Ledger {...props} />
      {entries.length + payments.length === 0 && <p>Nothing was paid yet.</p>}
      {seesMoney && payments.length > 0 && (
        <ul className="office-attempts stack gap-2 lines" aria-label="Attempts to pay online">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  )
}

type PaymentProps = { payment: RecordedPayment }

function Payment({ payment }: PaymentProps) {
  const { amount_minor, received_minor, refunds } = payment
  return (
    <li className="stack gap-1">
      <p>
        <strong>
          {formatRupees(amount_minor)} online: {OUTCOME_WORDS[outcomeOf(payment)]}
        </strong>
      </p>
      {received_minor !== null && received_minor !== amount_minor && (
        <p>Taken: {formatRupees(received_minor)}</p>
      )}
      {refunds.map(({ token, amount_minor: amount, state }) => (
        <p key={token}>
          Refund of {formatRupees(amount)}: {REFUND_WORDS[state]}
        </p>
      ))}
      <Story payment={payment} />
    </li>
  )
}

function Story({ payment: { txnid, opened_at, events } }: PaymentProps) {
  return (
    <details className="tall-summary">
      <summary>What happened to {txnid}</summary>
      <ol className="bullets">
        <li>{shortMoment(opened_at)}: The payment was opened.</li>
        {events.map((event) => (
          <li key={event.position}>
            {shortMoment(event.at)}: {PAYMENT_WORDS[event.evidence]}
          </li>
        ))}
      </ol>
    </details>
  )
}
