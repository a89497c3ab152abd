import type { ReactNode } from 'react'
import { resultAddress } from '#app/http/payment-address.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { MY_WORDS } from '#words/private.ts'
import { PayButton } from './pay-button.tsx'
import type { ShownAccount, ShownAttempt, ShownHandMoney } from './show-account.server.ts'

/** A gift or registration on its private page: what is due, how to pay it, and what else can be done. */
export function AccountView(props: {
  account: ShownAccount
  /** Whether it has a place that may be paid for. */
  mayPay: boolean
  children?: ReactNode
}) {
  const { account, mayPay, children } = props
  const words = useWords(MY_WORDS)
  const { standingWords, towards, fundLang, when, payer, paid, due, back, button, notice } = account
  return (
    <div className="card result account narrow">
      <div className="account-sums">
        {paid && <p className="lead">{paid}</p>}
        <p className="lead">{due}</p>
        {back.map((sum) => (
          <p key={sum}>{sum}</p>
        ))}
      </div>
      {notice && (
        <p className="note" role="status">
          {notice}
        </p>
      )}
      {button && mayPay && <PayButton label={button} />}
      {children}
      <FactsList
        facts={[
          [words.towards, towards, fundLang],
          [words.when, when],
          [words.payer, payer],
          [words.standing, standingWords],
        ]}
      />
    </div>
  )
}

/** Every payment with its receipt. */
export function AccountPayments(props: {
  /** Newest first. */
  byHand: readonly ShownHandMoney[]
  attempts: readonly ShownAttempt[]
}) {
  const { byHand, attempts } = props
  const words = useWords(MY_WORDS)
  if (byHand.length + attempts.length === 0) return null
  return (
    <section className="card account narrow account-payments">
      <h2 className="title-s">{words.payments}</h2>
      <ul className="stack gap-4 lines">
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
  const { receipt: receiptWord } = useWords(MY_WORDS)
  const { amount, words, date, receipt } = money
  return (
    <li>
      <p>
        <strong>{amount}</strong> {words}
      </p>
      <p className="account-number">{date}</p>
      {receipt && (
        <p className="no-print">
          <a href={receipt}>{receiptWord}</a>
        </p>
      )}
    </li>
  )
}

function Attempt({ attempt }: { attempt: ShownAttempt }) {
  const { receipt: receiptWord, status } = useWords(MY_WORDS)
  const language = useLanguage()
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
            <a href={receipt}>{receiptWord}</a> ·{' '}
          </>
        )}
        <a href={resultAddress({ txnid }, language)}>{status}</a>
      </p>
    </li>
  )
}
