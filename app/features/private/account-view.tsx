import { resultAddress } from '#app/http/payment-address.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { ButtonForm } from '#app/ui/form/buttons.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import type { Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { unbroken } from '#domain/unbroken.ts'
import { LABEL_WORDS, LINK_WORDS } from '#words/mail.ts'
import { howPaid, PAYMENT_WORDS } from '#words/payments.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import type { AccountFacts, OwnHandMoney } from '#workflows/records/money/read-account.ts'
import { refusalWords } from './where-it-stands.ts'

export function AccountView(props: {
  account: AccountFacts
  sentence?: string | undefined
  mayPay: boolean
}) {
  const { account, sentence, mayPay } = props
  const { payer, paidMinor, doneMinor, money, offer } = account
  const labels = useWords(PRIVATE_WORDS)
  const language = useLanguage()
  const words = PAYMENT_WORDS[language]
  const coming = money.filter((state) => state.says === 'coming')
  const state = money.at(-1)
  const notice = noticeIn(language, account)
  return (
    <div className="card account">
      <div>
        {paidMinor > 0 && <p>{words.paid(rupeesIn(language, paidMinor))}</p>}
        <p className="display-s">
          {state?.says === 'due' && words.stillDue(rupeesIn(language, state.amountMinor))}
          {state?.says === 'held' && words.held(rupeesIn(language, state.amountMinor))}
          {state && state.says !== 'due' && state.says !== 'held' && words.nothingDue}
        </p>
        {doneMinor > 0 && <p>{words.back(rupeesIn(language, doneMinor))}</p>}
        {coming.map(({ amountMinor, since }) => (
          <p key={since}>
            {words.isComingBack(
              rupeesIn(language, amountMinor),
              momentIn(language, new Date(since)),
            )}
          </p>
        ))}
      </div>
      {offer && mayPay && (
        <ButtonForm className="no-print wide-button">{words.buttons[offer]}</ButtonForm>
      )}
      <StatusNotice className="note">{notice}</StatusNotice>
      {sentence && <p>{unbroken(sentence)}</p>}
      <FactsList facts={[[labels.payer, payer]]} />
    </div>
  )
}

/** What is on its way back is not back yet, and is said where the money is. */
export function standingIn(language: Language, { standing, money }: AccountFacts): string {
  const isReturning = standing === 'Refunded' && money.some(({ says }) => says === 'coming')
  return isReturning ? '' : PAYMENT_WORDS[language].standings[standing]
}

function noticeIn(language: Language, { refusal, paidMinor, isConfirmed }: AccountFacts) {
  const words = PAYMENT_WORDS[language]
  if (refusal?.reason === 'closed' && paidMinor > 0) return words.restAfterClosing
  if (refusal?.reason === 'closed' && isConfirmed) return words.allAfterClosing
  if (refusal?.reason === 'nothing-due') return words.atTheVenue
  return refusal && refusalWords(language, refusal)
}

export function AccountPayments({
  byHand,
  attempts,
}: Pick<AccountFacts, 'attempts'> & { byHand: readonly OwnHandMoney[] }) {
  const language = useLanguage()
  const words = PAYMENT_WORDS[language]
  const { status } = LINK_WORDS[language]
  const { receipt: receiptWord } = LABEL_WORDS[language]
  if (byHand.length + attempts.length === 0) return null
  return (
    <section className="card account account-payments">
      <h2 className="title-s">{PRIVATE_WORDS[language].payments}</h2>
      <ul className="stack gap-4 lines">
        {byHand.map(({ id, amountMinor, method, isGivenBack, isTakenBack, day, receipt }) => (
          <li key={id}>
            <p>
              <strong>{rupeesIn(language, amountMinor)}</strong>{' '}
              {`${howPaid(language, method)}, ${isTakenBack ? words.handTakenBack : words.outcomes[isGivenBack ? 'refunded' : 'received']}`}
            </p>
            <p className="account-number">{dayIn(language, day)}</p>
            {receipt && (
              <p className="no-print">
                <a href={receipt}>{receiptWord}</a>
              </p>
            )}
          </li>
        ))}
        {attempts.map(({ txnid, at, amountMinor, outcome, receipt }) => (
          <li key={txnid}>
            <p>
              <strong>{rupeesIn(language, amountMinor)}</strong>, {words.outcomes[outcome]}
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
        ))}
      </ul>
    </section>
  )
}
