import type { ReactNode } from 'react'
import { resultAddress } from '#app/http/payment-address.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import type { PartLang } from '#app/ui/text/part-lang.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { isHandMethod } from '#domain/payments/hand-money.ts'
import type { MoneyState } from '#domain/registration/places.ts'
import { eventWords } from '#words/event-words.ts'
import { PAYMENT_WORDS } from '#words/payments.ts'
import { MY_WORDS } from '#words/private.ts'
import type {
  AccountAttempt,
  AccountFacts,
  OwnHandMoney,
} from '#workflows/records/money/read-account.ts'
import { PayButton } from './pay-button.tsx'
import { refusalWords } from './refusal-words.ts'

/** A gift or registration on its private page: what is due, how to pay it, and what else can be done. */
export function AccountView(props: {
  account: AccountFacts
  /** English, where the fund of a gift is not translated. */
  fundLang: PartLang
  /** Whether it has a place that may be paid for. */
  mayPay: boolean
  children?: ReactNode
}) {
  const { account, fundLang, mayPay, children } = props
  const { standing, towards, payer, paidMinor, doneMinor, money, offer } = account
  const labels = useWords(MY_WORDS)
  const language = useLanguage()
  const words = PAYMENT_WORDS[language]
  const coming = money.filter((state) => state.says === 'coming')
  const back = [
    ...(doneMinor > 0 ? [words.back(rupeesIn(language, doneMinor))] : []),
    ...coming.map(({ amountMinor, since }) =>
      words.isComingBack(rupeesIn(language, amountMinor), momentIn(language, new Date(since))),
    ),
  ]
  const notice = noticeIn(language, account)
  // What is on its way back is not back yet.
  const isReturning = standing === 'Refunded' && coming.length > 0
  return (
    <div className="card result account narrow">
      <div className="account-sums">
        {paidMinor > 0 && <p className="lead">{words.paid(rupeesIn(language, paidMinor))}</p>}
        <p className="lead">{money.map((state) => dueIn(language, state)).at(-1)}</p>
        {back.map((sum) => (
          <p key={sum}>{sum}</p>
        ))}
      </div>
      {notice && (
        <p className="note" role="status">
          {notice}
        </p>
      )}
      {offer && mayPay && <PayButton label={words.buttons[offer]} />}
      {children}
      <FactsList
        facts={[
          [labels.towards, eventWords(language, towards), fundLang],
          [labels.when, towards.when ?? ''],
          [labels.payer, payer],
          [labels.standing, isReturning ? '' : words.standings[standing]],
        ]}
      />
    </div>
  )
}

/** "Still due: Rs. 4,770", "Nothing is due", or what is held of a cancelled registration. */
function dueIn(language: Language, state: MoneyState): string {
  const words = PAYMENT_WORDS[language]
  if (state.says === 'due') return words.stillDue(rupeesIn(language, state.amountMinor))
  if (state.says === 'held') return words.held(rupeesIn(language, state.amountMinor))
  return words.nothingDue
}

/** Why there is no button, where that needs an explanation. */
function noticeIn(
  language: Language,
  { refusal, paidMinor, isConfirmed }: AccountFacts,
): string | undefined {
  const words = PAYMENT_WORDS[language]
  if (refusal?.reason === 'closed' && paidMinor > 0) return words.restAfterClosing
  if (refusal?.reason === 'closed' && isConfirmed) return words.allAfterClosing
  if (refusal?.reason === 'nothing-due') return words.atTheVenue
  return refusal && refusalWords(language, refusal)
}

/** Every payment with its receipt. */
export function AccountPayments(props: {
  /** Newest first. */
  byHand: readonly OwnHandMoney[]
  attempts: readonly AccountAttempt[]
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

function HandMoney({ money }: { money: OwnHandMoney }) {
  const { receipt: receiptWord } = useWords(MY_WORDS)
  const { byHand, handTakenBack, handReceived } = useWords(PAYMENT_WORDS)
  const language = useLanguage()
  const { amountMinor, method, isTakenBack, day, receipt } = money
  const how = isHandMethod(method) ? byHand[method] : method
  return (
    <li>
      <p>
        <strong>{rupeesIn(language, amountMinor)}</strong>{' '}
        {`${how}, ${isTakenBack ? handTakenBack : handReceived}`}
      </p>
      <p className="account-number">{dayIn(language, day)}</p>
      {receipt && (
        <p className="no-print">
          <a href={receipt}>{receiptWord}</a>
        </p>
      )}
    </li>
  )
}

function Attempt({ attempt }: { attempt: AccountAttempt }) {
  const { receipt: receiptWord, status } = useWords(MY_WORDS)
  const { outcomes } = useWords(PAYMENT_WORDS)
  const language = useLanguage()
  const { txnid, at, amountMinor, outcome, receipt } = attempt
  return (
    <li>
      <p>
        <strong>{rupeesIn(language, amountMinor)}</strong>, {outcomes[outcome]}
      </p>
      <p className="account-number">
        {txnid} · {momentIn(language, new Date(at))}
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
