import type { ReactNode } from 'react'
import { explainPrice } from '#app/features/registration/price/price-summary.tsx'
import { addressOf } from '#app/office/action/office-record.ts'
import { FoundField } from '#app/office/back-to-found.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { ReceiptLink } from '#app/office/receipt-link.tsx'
import { REFUND_WORDS } from '#app/office/words/payments.ts'
import { shortDay, shortMoment } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { outcomeOf, type PaymentOutcome, wasReceived } from '#domain/payments/payment-state.ts'
import type {
  MoneyEntry,
  RecordedPayment,
  RegistrationRecord,
} from '#workflows/records/registration/read-registration-record.ts'
import { PAYMENT_WORDS } from './history.ts'

/** The ledger and, for who may see money, each attempt to pay online with its story. */
export function MoneySection(props: LedgerProps) {
  const { record, seesMoney } = props
  const { entries, payments } = record
  return (
    <OfficeCard id="money" title="Money">
      <Ledger {...props} />
      {entries.length + payments.length === 0 && <p>Nothing was paid yet.</p>}
      {seesMoney && payments.length > 0 && (
        <ul className="office-attempts stack gap-2 lines" aria-label="Attempts to pay online">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </OfficeCard>
  )
}

function Payment({ payment }: { payment: RecordedPayment }) {
  const { amount_minor, received_minor, refunds, txnid, opened_at, events } = payment
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
    </li>
  )
}

/** The price with its reasons, what was taken off, received and sent back, and what is due: it adds up. */
function Ledger(props: LedgerProps) {
  const { registration, account } = props.record
  const { dueMinor, excessMinor } = account
  const price = { key: 'price', what: 'Price', amountMinor: registration.full_minor }
  const movements = [...entryLines(props), ...onlineLines(props)]
  return (
    <table className="ledger">
      <caption className="visually-hidden">What it costs, what came, and what is due</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">What for</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {partsOf(props.record).map(({ key, what, amountMinor }) => (
          <tr key={key} className="ledger-part">
            <th scope="row">{what}</th>
            <td>{formatRupees(amountMinor)}</td>
          </tr>
        ))}
        {[price, ...movements, ...notOwed(props.record)].map(
          ({ key, what, amountMinor }, index) => (
            <tr key={key}>
              <th scope="row">{what}</th>
              <td>{index === 0 ? formatRupees(amountMinor) : changeWords(amountMinor)}</td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr className={excessMinor > 0 ? 'record-risk' : undefined}>
          <th scope="row">{excessMinor > 0 ? 'Too much' : 'Still due'}</th>
          <td>{formatRupees(excessMinor > 0 ? excessMinor : dueMinor)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Each person's part of the price. Empty where prices have changed since it was sold. */
function partsOf({ lines, registration: { fee_minor } }: RegistrationRecord): LedgerLine[] {
  const fee = { key: 'fee', what: 'Kept for people who cancelled', amountMinor: fee_minor }
  return [
    ...lines.map((line, index) => ({
      key: String(index),
      what: explainPrice('en', line),
      amountMinor: line.amount + line.balance,
    })),
    ...(fee_minor > 0 ? [fee] : []),
  ]
}

/** What whoever cancelled, waits or was refunded does not owe any more. */
function notOwed({ account, registration }: RegistrationRecord): LedgerLine[] {
  const { reducedMinor, paidMinor, dueMinor, excessMinor, standing } = account
  const left = registration.full_minor - reducedMinor - paidMinor
  const amountMinor = dueMinor - excessMinor - left
  if (amountMinor === 0) return []
  const what = `Not asked for: ${standing.toLowerCase()}`
  return [{ key: 'not-owed', what, amountMinor }]
}

/** "− Rs. 900", as it is taken from what is due. */
function changeWords(amountMinor: Paise): string {
  return `${amountMinor < 0 ? '−' : '+'} ${formatRupees(Math.abs(amountMinor))}`
}

/** Reductions and money by hand, oldest first. */
function entryLines({ record, mayRecord }: LedgerProps): LedgerLine[] {
  return record.entries.map((entry) => ({
    key: entry.id,
    // What comes, and what is taken off, makes less due; taking it back makes more due again.
    amountMinor: entry.takes_back === null ? -entry.amount_minor : entry.amount_minor,
    what: (
      <>
        {entryWords(entry)}, {shortDay(entry.day)}
        <LedgerReceipts
          receipts={record.receipts.filter(({ entry_id }) => entry_id === entry.id)}
          mayHand={mayRecord}
        />
        {mayRecord && <TakeBack entry={entry} record={record} />}
        <span className="own-line soft">{noteOf(entry)}</span>
      </>
    ),
  }))
}

/** "Cash", "Reduction", "Cash taken back" */
function entryWords({ kind, method, takes_back }: MoneyEntry): string {
  const what = kind === 'reduction' ? 'Reduction' : method
  return takes_back === null ? `${what}` : `${what} taken back`
}

function noteOf({ reference, reason, author }: MoneyEntry): string {
  return [reference && `Reference ${reference}`, reason && `Reason: ${reason}`, `by ${author}`]
    .filter(Boolean)
    .join(' · ')
}

function TakeBack({ entry, record }: Pick<LedgerProps, 'record'> & { entry: MoneyEntry }) {
  const isTakenBack = record.entries.some(({ takes_back }) => takes_back === entry.id)
  if (isTakenBack || entry.takes_back !== null) return null
  return (
    <form className="no-print" method="get" action={addressOf(record, 'take-back')}>
      <FoundField />
      <input type="hidden" name="entry" value={entry.id} />
      <button type="submit" aria-label={`Take back ${formatRupees(entry.amount_minor)}`}>
        Take back
      </button>
    </form>
  )
}

/** What came online and what was sent back: each by itself or, for who may not see payments, in all. */
function onlineLines(props: LedgerProps): LedgerLine[] {
  const received = props.record.payments.filter(({ state }) => wasReceived(state))
  const lines = received.flatMap((payment) => [
    paymentLine(payment, props),
    ...payment.refunds.filter(({ state }) => state !== 'refused').map(refundLine),
  ])
  if (props.seesMoney || received.length === 0) return lines
  const sum = (some: readonly LedgerLine[]) =>
    some.reduce((all, { amountMinor }) => all + amountMinor, 0)
  const sent = lines.filter(({ amountMinor }) => amountMinor > 0)
  const came = lines.filter(({ amountMinor }) => amountMinor <= 0)
  return [
    { key: 'online', what: 'Received online', amountMinor: sum(came) },
    ...(sent.length > 0 ? [{ key: 'sent', what: 'Sent back', amountMinor: sum(sent) }] : []),
  ]
}

function paymentLine(payment: RecordedPayment, { record, mayRecord }: LedgerProps): LedgerLine {
  const { id, opened_at, received_minor, amount_minor, txnid } = payment
  return {
    key: id,
    amountMinor: -(received_minor ?? amount_minor),
    what: (
      <>
        Online, {dayOf(opened_at)}
        <LedgerReceipts
          receipts={record.receipts.filter(({ payment_id }) => payment_id === id)}
          mayHand={mayRecord}
        />
        <span className="own-line soft">{txnid}</span>
      </>
    ),
  }
}

function refundLine(refund: RecordedPayment['refunds'][number]): LedgerLine {
  const { token, state, asked_at, changed_at, amount_minor: amountMinor } = refund
  const what =
    state === 'done' ? `Sent back, ${dayOf(changed_at)}` : `On its way back, ${dayOf(asked_at)}`
  return { key: token, what, amountMinor }
}

function dayOf(at: string): string {
  return shortDay(dayInIndia(Date.parse(at)))
}

/** The receipts of one line. Who may not hand them out sees their numbers. */
function LedgerReceipts(props: { receipts: RegistrationRecord['receipts']; mayHand: boolean }) {
  const { receipts, mayHand } = props
  return receipts.map((receipt) => (
    <span key={receipt.number}>
      {' · '}
      {mayHand ? <ReceiptLink receipt={receipt} /> : `Receipt ${receiptNumber(receipt)}`}
      {receipt.voided_at && ' (void)'}
    </span>
  ))
}

/** A line of the ledger: what it adds to what is due. */
type LedgerLine = { key: string; what: ReactNode; amountMinor: Paise }

type LedgerProps = {
  record: RegistrationRecord
  /** Whether this person may see each payment, or only what they come to. */
  seesMoney: boolean
  /** Whether this person records money, and so hands out receipts and takes entries back. */
  mayRecord: boolean
}
/** How an attempt to pay stands. */
const OUTCOME_WORDS: Record<PaymentOutcome, string> = {
  'not-started': 'link sent, not opened',
  begun: 'payment page opened, not paid yet',
  unheard: 'link sent, not opened',
  'at-the-bank': 'pending at the bank',
  taken: 'reported as paid, being confirmed',
  held: 'held by the bank',
  mismatched: 'wrong amount paid',
  failed: 'failed, nothing was taken',
  dropped: 'failed, though a success may still come',
  received: 'received',
  refunded: 'refunded',
}
