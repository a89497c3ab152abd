import { FactsList } from '#app/ui/facts-list.tsx'
import { ButtonForm, Submit } from '#app/ui/form/buttons.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import type { Language } from '#domain/language.ts'
import { momentIn, rupeesIn } from '#domain/language-formats.ts'
import { toDecimalText } from '#domain/money.ts'
import { unbroken } from '#domain/unbroken.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { MONTHLY_WORDS, PAYMENT_WORDS, RESULT_WORDS } from '#words/payments.ts'
import type { PaymentResult } from '#workflows/records/payments/read-payment.ts'
import { SEND_LINK } from './my-actions.tsx'
import type { OwnPayment, ShownPayment } from './read-response.server.ts'
import { LetterLine, OverNotice, PlacesNotice, RegisteredPeople } from './registered-people.tsx'
import type { OwnEnding } from './tickets.server.ts'
import { FirstTicket, ShareTickets } from './tickets.tsx'
import { refusalWords } from './where-it-stands.ts'

type Props = ShownPayment & { sent: boolean }

export function PaymentResultView(props: Props) {
  const { result, own } = props
  const { kind } = result
  const registered = own?.registered
  return (
    <>
      {registered && (kind !== 'refunded' || registered.places === 'refunded') && (
        <PlacesNotice places={registered.places} />
      )}
      {kind === 'success' && <Success {...props} />}
      {kind === 'failure' && <Failure {...props} />}
      {kind === 'refunded' && <Refunded {...props} />}
      {(kind === 'confirming' || kind === 'not-started' || kind === 'not-finished') && (
        <Confirming {...props} />
      )}
    </>
  )
}

function Success({ result, letter, own, sent }: Props) {
  const words = useWords(RESULT_WORDS)
  const labels = useWords(LABEL_WORDS)
  const { heading } = useWords(MONTHLY_WORDS)
  const { registered, ending, receipt } = own ?? {}
  const { name, when } = registered?.event ?? {}
  const comes = registered?.places === 'has-places'
  return (
    <>
      {registered && <OverNotice event={registered.event} />}
      <div className="wallet">
        <div
          className="card result-success"
          data-forget-draft={registered?.form ?? (result.isGift ? 'give' : undefined)}
        >
          <p className="lead line top strong">
            <Icon name="check" />
            {words[result.isGift ? 'gift' : 'registration'].thanks}
          </p>
          {result.isGift && <p>{words.received}</p>}
          {when && <p className="strong">{unbroken(`${name}: ${when}`)}</p>}
          {ending && <EndingView ending={ending} isDone tickets={ending.tickets} />}
          {!own && <OwnPage result={result} own={own} sent={sent} />}
          {ending?.kind === 'gift' && (
            <p className="no-print">
              <a href={`${ending.address}#monthly`}>{heading}</a>
            </p>
          )}
          {!comes && letter && <LetterLine letter={letter} />}
        </div>
        <div className="wallet-side stack gap-4">
          <div className="card">
            <ResultFacts result={result} />
            {result.fund && (
              <p className="soft small" lang={result.fundLang}>
                {result.fund}
              </p>
            )}
            {result.overpaid && <p className="note">{words.paidTwice}</p>}
            <RefundNotes result={result} />
            <div className="button-row no-print">
              {/* A plain link, so that a private page is not prefetched. */}
              {receipt && (
                <a className="button button-quiet" href={receipt}>
                  {labels.receipt}
                </a>
              )}
              <PrintButton />
              <ButtonLink to="/" quiet>
                {words.toStart}
              </ButtonLink>
            </div>
          </div>
        </div>
        {own && comes && (
          <div className="card">
            <People result={result} own={own} />
            <NextSteps own={own} />
          </div>
        )}
      </div>
    </>
  )
}

function Refunded({ result, own, sent }: Props) {
  const words = useWords(RESULT_WORDS)
  const { contact } = useWords(PAYMENT_WORDS)
  return (
    <div className="card result">
      <StatusNotice className="lead">{words.refunded}</StatusNotice>
      <ResultFacts result={result} />
      {result.refunds.length > 1 && <RefundNotes result={result} />}
      <p>{words.bankTakes}</p>
      <OwnPage result={result} own={own} sent={sent} />
      <div className="button-row no-print">
        <ButtonLink to="/contact" quiet>
          {contact}
        </ButtonLink>
        <PrintButton />
      </div>
    </div>
  )
}

function Confirming({ result, own, sent }: Props) {
  const words = useWords(RESULT_WORDS)
  const { buttons } = useWords(PAYMENT_WORDS)
  const known: Partial<Record<PaymentResult['outcome'], typeof words.waiting>> = words.outcomes
  const { lead, more } = known[result.outcome] ?? words.waiting
  return (
    <div className="card result" data-look-again="">
      <StatusNotice className="lead">{lead}</StatusNotice>
      <p>{more}</p>
      <p>{words.checksAgain}</p>
      <ResultFacts result={result} />
      <RefundNotes result={result} />
      <People result={result} own={own} />
      {result.kind === 'confirming' ? (
        <OwnPage result={result} own={own} sent={sent} />
      ) : (
        <PayAgain label={buttons.start} own={own} sent={sent} />
      )}
    </div>
  )
}

function Failure({ result, own, sent }: Props) {
  const words = useWords(RESULT_WORDS)
  const labels = useWords(LABEL_WORDS)
  const { buttons, contact } = useWords(PAYMENT_WORDS)
  const { taken, more } = words[result.outcome === 'dropped' ? 'dropped' : 'failed']
  const references = referenceFacts(useLanguage(), result)
  return (
    <div className="card result-failure">
      <p className="lead line top strong">
        <Icon name="alert" />
        {words.failures[result.why]}
      </p>
      <p>{taken}</p>
      <div className="button-row no-print">
        {!result.isEarlier && <PayAgain label={buttons.again} own={own} sent={sent} />}
        <ButtonLink to="/contact" quiet>
          {contact}
        </ButtonLink>
      </div>
      <FactsList
        facts={[
          [words.date, result.date],
          [labels.txnid, result.txnid],
          [labels.towards, result.towards, result.fundLang],
          [words.reason, result.reason, 'en'],
          [words.details, result.details, 'en'],
          [labels.amount, result.amount],
          [words.payer, result.payer],
        ]}
      />
      <People result={result} own={own} />
      <p>{more}</p>
      {references.some(([, value]) => value) && (
        // Others than the payer have come for the facts.
        <details className="result-facts" open={!own}>
          <summary>{words.about}</summary>
          <FactsList facts={references} />
        </details>
      )}
    </div>
  )
}

function People({ result, own }: Pick<Props, 'result' | 'own'>) {
  return own?.registered?.places === 'has-places' ? (
    <RegisteredPeople registered={own.registered} paid={result.kind === 'success'} />
  ) : null
}

function OwnPage({ result, own, sent }: Omit<Props, 'letter'>) {
  const { linkToEverything } = useWords(RESULT_WORDS)
  if (own) return <EndingView ending={own.ending} isDone={false} />
  return result.isEarlier ? null : <LinkByMail about={linkToEverything} sent={sent} />
}

function PayAgain(props: { label: string; own: OwnPayment | undefined; sent: boolean }) {
  const { label, own, sent } = props
  const language = useLanguage()
  if (!own) return <LinkByMail about={RESULT_WORDS[language].linkToPaying} sent={sent} />
  if (!own.refusal) return <ButtonForm className="no-print">{label}</ButtonForm>
  return <StatusNotice className="note">{refusalWords(language, own.refusal)}</StatusNotice>
}

/** For somebody who has only the transaction number: personal data is behind the link in the mail. */
function LinkByMail({ about, sent }: { about: string; sent: boolean }) {
  const words = useWords(RESULT_WORDS)
  return (
    <form className="stack no-print" method="post">
      <p>{about}</p>
      <StatusNotice className="note">{sent && words.linkSent}</StatusNotice>
      <div>
        <Submit intent={SEND_LINK} isQuiet>
          {words.sendLink}
        </Submit>
      </div>
    </form>
  )
}

export function EndingView(props: {
  ending: OwnEnding
  /** Whether all went well: then a mail brings everything. */
  isDone: boolean
  tickets?: OwnEnding['tickets']
}) {
  const { ending, isDone, tickets = [] } = props
  const { kind, address, mailedTo, calendar } = ending
  const words = useWords(RESULT_WORDS)
  return (
    <div className="stack">
      <FirstTicket tickets={tickets} />
      {isDone && mailedTo && <p>{words[kind].mailed(mailedTo)}</p>}
      <div className="button-row no-print">
        {/* A plain link, so that a private page is not prefetched. */}
        <a className="button" href={address}>
          {words[kind].open}
        </a>
        {isDone && calendar && (
          <a className="button button-quiet" href={calendar}>
            {words.addToCalendar}
          </a>
        )}
        <ShareTickets tickets={tickets} />
      </div>
      <p className="soft small no-print">{words.keep}</p>
    </div>
  )
}

function NextSteps({ own: { registered, ending } }: { own: OwnPayment }) {
  const words = useWords(RESULT_WORDS)
  const { people = [], event } = registered ?? {}
  if (people.length === 0 || event?.over) return null
  return (
    <section className="next-steps">
      <h2 className="title-s">{words.next}</h2>
      <ul className="bullets stack gap-2">
        {ending.tickets.length > 0 && (
          <li>{people.length === 1 ? words.showTicket : words.showTickets}</li>
        )}
        <li>{words.plansChange}</li>
      </ul>
    </section>
  )
}

export function RefundNotes({ result: { refunds } }: { result: PaymentResult }) {
  const language = useLanguage()
  const { wasGivenBack, isComingBack } = PAYMENT_WORDS[language]
  return refunds.map(({ isDone, amountMinor, at }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may read the same
    <p className="note" key={index}>
      {(isDone ? wasGivenBack : isComingBack)(
        rupeesIn(language, amountMinor),
        momentIn(language, new Date(at)),
      )}
    </p>
  ))
}

type Fact = readonly [label: string, value: string]

/** What is known of a payment that did not fail. While its outcome is open, it has no date. */
function ResultFacts({ result }: Pick<Props, 'result'>) {
  const { kind, date, txnid, towards, fundLang, amount, payer } = result
  const language = useLanguage()
  const words = RESULT_WORDS[language]
  const labels = LABEL_WORDS[language]
  const isClosed = kind === 'success' || kind === 'refunded'
  return (
    <FactsList
      facts={[
        [words.date, isClosed ? date : ''],
        [labels.txnid, txnid],
        [isClosed ? words.paidTowards : labels.towards, towards, fundLang],
        [kind === 'success' ? words.amountPaid : labels.amount, amount],
        [words.payer, payer],
        ...returnedFacts(language, result),
        ...referenceFacts(language, result),
      ]}
    />
  )
}

/** What a bank needs to trace the payment. */
export function referenceFacts(language: Language, { kind, references }: PaymentResult): Fact[] {
  const { takenMinor, bankReference, providerId, method, chargedOnTopMinor } = references
  const words = PAYMENT_WORDS[language]
  const labels = LABEL_WORDS[language]
  const wasPaid = kind === 'success' || kind === 'refunded'
  const onTop = chargedOnTopMinor > 0 ? words.decimalRupees(toDecimalText(chargedOnTopMinor)) : ''
  return [
    [words.amountTaken, takenMinor === undefined ? '' : rupeesIn(language, takenMinor)],
    [labels.bankReference, bankReference],
    [labels.providerNumber, providerId],
    [wasPaid ? labels.paidBy : words.method, method],
    [words.onTop, onTop],
  ]
}

export function returnedFacts(language: Language, { returned }: PaymentResult): Fact[] {
  const { doneMinor, keptMinor } = returned
  if (doneMinor === 0) return []
  return [
    [LABEL_WORDS[language].givenBack, rupeesIn(language, doneMinor)],
    [PAYMENT_WORDS[language].kept, keptMinor > 0 ? rupeesIn(language, keptMinor) : ''],
  ]
}
