import type { ReactNode } from 'react'
import { FactsList } from '#app/ui/facts-list.tsx'
import type { ShownAccount, ShownAttempt } from '#app/words/en/payments.ts'
import { PayButton } from './pay-button.tsx'
import type { ShownHandMoney } from './show-hand-money.server.ts'

type Props = {
  account: ShownAccount
  /** Newest first. */
  byHand: readonly ShownHandMoney[]
  /** Whether it has a place that may be paid for. */
  mayPay: boolean
  children?: ReactNode
}

/** A gift or registration on its private page: what was paid, what is due, and how to pay it. */
export function AccountView({ account, byHand, mayPay, children }: Props) {
  const { standing, towards, payer, paid, due, back, attempts, button, notice } = account
  return (
    <div className="card result account">
      <FactsList
        facts={[
          ['For', towards],
          ['Payer', payer],
          ['Standing', standing],
        ]}
      />
      <div className="account-sums">
        {paid && <p className="lead">{paid}</p>}
        <p className="lead">{due}</p>
        {back.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      {notice && (
        <p className="result-note" role="status">
          {notice}
        </p>
      )}
      {button && mayPay && <PayButton label={button} />}
      {children}
      {byHand.length + attempts.length > 0 && (
        <section className="account-payments">
          <h2>Payments</h2>
          <ul>
            {byHand.map((money) => (
              <HandMoney key={money.id} money={money} />
            ))}
            {attempts.map((attempt) => (
              <Attempt key={attempt.txnid} attempt={attempt} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function HandMoney({ money }: { money: ShownHandMoney }) {
  const { amount, words, date, receipt } = money
  return (
    <li>
      <p>
        <strong>{amount}</strong> {words}
      </p>
      <p className="account-number">{date}</p>
      {receipt && (
        <p className="no-print">
          <a href={receipt}>Receipt</a>
        </p>
      )}
    </li>
  )
}

function Attempt({ attempt }: { attempt: ShownAttempt }) {
  const { txnid, date, amount, words, receipt } = attempt
  return (
    <li>
      <p>
        <strong>{amount}</strong>, {words}
      </p>
      <p className="account-number">
        {txnid} · {date}
      </p>
      <p className="no-print">
        {receipt && (
          <>
            <a href={receipt}>Receipt</a> ·{' '}
          </>
        )}
        <a href={`/response?txnid=${txnid}`}>How this payment stands</a>
      </p>
    </li>
  )
}
