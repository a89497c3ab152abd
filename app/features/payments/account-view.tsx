import type { ReactNode } from 'react'
import { FactsList } from '#app/ui/facts-list.tsx'
import type { ShownAccount, ShownAttempt } from '#app/words/en/payments.ts'
import { PayButton } from './pay-button.tsx'
import type { ShownHandMoney } from './show-hand-money.server.ts'

type Props = {
  account: ShownAccount
  /** Whether it has a place that may be paid for. */
  mayPay: boolean
  children?: ReactNode
}

/** A gift or registration on its private page: what is due, how to pay it, and what else can be done. */
export function AccountView({ account, mayPay, children }: Props) {
  const { standing, towards, when, payer, paid, due, back, button, notice } = account
  return (
    <div className="card result account">
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
      <FactsList
        facts={[
          ['For', towards],
          ['When', when],
          ['Payer', payer],
          ['Standing', standing],
        ]}
      />
    </div>
  )
}

type Payments = {
  /** Newest first. */
  byHand: readonly ShownHandMoney[]
  attempts: readonly ShownAttempt[]
}

/** Every payment with its receipt. */
export function AccountPayments({ byHand, attempts }: Payments) {
  if (byHand.length + attempts.length === 0) return null
  return (
    <section className="card account account-payments">
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
        <a href={`/response?txnid=${txnid}`}>Payment status</a>
      </p>
    </li>
  )
}
