import type { ReactNode } from 'react'
import { explainPrice } from '#app/features/registration/price/price-summary.tsx'
import { addressOf } from '#app/office/action/office-record.ts'
import { FoundField } from '#app/office/back-to-found.tsx'
import { Moment } from '#app/office/moment.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { ReceiptLink, VoucherLink } from '#app/office/receipt-link.tsx'
import { EVIDENCE_WORDS, REFUND_WORDS } from '#app/office/words/payments.ts'
import { shortDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { outcomeOf, type PaymentOutcome, wasReceived } from '#domain/payments/payment-state.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { howPaid } from '#words/payments.ts'
import type {
  RecordedPayment,
  RegistrationRecord,
} from '#workflows/records/registration/read-registration-record.ts'

type MoneyProps = {
  record: RegistrationRecord
  /** Whether this person may see each payment, or only what they come to. */
  seesMoney: boolean
  mayRecord: boolean
}

export function MoneySection({ record, actor }: { record: RegistrationRecord; actor: Actor }) {
  const { entries, payments } = record
  const seesMoney = staffCan.seeMoney(actor)
  const mayRecord = staffCan.recordMoney(actor)
  return (
    <OfficeCard id="money" title="Money">
      <Ledger {...{ record, seesMoney, mayRecord }} />
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
          <li>
            <Moment at={opened_at} />: The payment was opened.
          </li>
          {events.map((event) => (
            <li key={event.position}>
              <Moment at={event.at} />: {EVIDENCE_WORDS[event.evidence]}.
            </li>
          ))}
        </ol>
      </details>
    </li>
  )
}

/** A line of the ledger: what it adds to what is due. */
type LedgerLine = { key: string; what: ReactNode; amountMinor: Paise }

function Ledger(props: MoneyProps) {
  const { lines, registration, account } = props.record
  const { full_minor, fee_minor } = registration
  const { reducedMinor, paidMinor, dueMinor, excessMinor } = account
  // Of whoever cancelled, waits or was refunded.
  const notOwedMinor = dueMinor - excessMinor - (full_minor - reducedMinor - paidMinor)
  const parts = [
    // Empty where prices have changed since it was sold.
    ...lines.map((line) => [explainPrice('en', line), line.amount + line.balance] as const),
    ...(fee_minor > 0 ? [['Kept for people who cancelled', fee_minor] as const] : []),
  ]
  const changes = [...entryLines(props), ...onlineLines(props)]
  if (notOwedMinor !== 0) {
    const what = `Not asked for: ${account.standing.toLowerCase()}`
    changes.push({ key: 'not-owed', what, amountMinor: notOwedMinor })
  }
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
        {parts.map(([what, amountMinor], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
          <tr key={index} className="ledger-part">
            <th scope="row">{what}</th>
            <td>{formatRupees(amountMinor)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Price</th>
          <td>{formatRupees(full_minor)}</td>
        </tr>
        {changes.map(({ key, what, amountMinor }) => (
          <tr key={key}>
            <th scope="row">{what}</th>
            <td>{`${amountMinor < 0 ? '−' : '+'} ${formatRupees(Math.abs(amountMinor))}`}</td>
          </tr>
        ))}
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

function entryLines({ record, mayRecord }: MoneyProps): LedgerLine[] {
  const takenBack = new Set(record.entries.map(({ takes_back }) => takes_back))
  return record.entries.map((entry) => {
    const { id, kind, given_back, method, takes_back, amount_minor } = entry
    const { reference, reason, author } = entry
    const isBack = given_back === 1
    const money = isBack ? `Given back ${howPaid('en', method)}` : method
    const note = [reference && `Reference ${reference}`, reason && `Reason: ${reason}`]
    return {
      key: id,
      // What comes, and a discount, makes less due; giving it back or reversing it makes more due again.
      amountMinor: (takes_back === null) === isBack ? amount_minor : -amount_minor,
      what: (
        <>
          {`${kind === 'reduction' ? 'Discount' : money}${takes_back === null ? '' : ' reversed'}`},{' '}
          {shortDay(entry.day)}
          <LedgerReceipts
            receipts={record.receipts.filter(({ entry_id }) => entry_id === id)}
            mayHand={mayRecord}
          />
          {mayRecord && isBack && takes_back === null && <VoucherLink entry={id} />}
          {mayRecord && takes_back === null && !takenBack.has(id) && (
            <form className="no-print" method="get" action={addressOf(record, 'take-back')}>
              <FoundField />
              <input type="hidden" name="entry" value={id} />
              <button type="submit" aria-label={`Reverse ${formatRupees(amount_minor)}`}>
                Reverse
              </button>
            </form>
          )}
          <span className="own-line soft">
            {[...note, `by ${author}`].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    }
  })
}

/** What came online and what was sent back: each by itself or, for who may not see payments, in all. */
function onlineLines({ record, seesMoney, mayRecord }: MoneyProps): LedgerLine[] {
  const lines = record.payments
    .filter(({ state }) => wasReceived(state))
    .flatMap((payment) => [
      {
        key: payment.id,
        amountMinor: -(payment.received_minor ?? payment.amount_minor),
        what: (
          <>
            Online, {dayOf(payment.opened_at)}
            <LedgerReceipts
              receipts={record.receipts.filter(({ payment_id }) => payment_id === payment.id)}
              mayHand={mayRecord}
            />
            <span className="own-line soft">{payment.txnid}</span>
          </>
        ),
      },
      ...payment.refunds
        .filter(({ state }) => state !== 'refused')
        .map(({ token, state, asked_at, changed_at, amount_minor }) => ({
          key: token,
          what:
            state === 'done'
              ? `Sent back, ${dayOf(changed_at)}`
              : `On its way back, ${dayOf(asked_at)}`,
          amountMinor: amount_minor,
        })),
    ])
  if (seesMoney || lines.length === 0) return lines
  const [came = [], sent = []] = [true, false].map((isIncome) =>
    lines.map(({ amountMinor }) => amountMinor).filter((amount) => amount <= 0 === isIncome),
  )
  const sum = (amounts: readonly Paise[]) => amounts.reduce((all, amount) => all + amount, 0)
  return [
    { key: 'online', what: 'Received online', amountMinor: sum(came) },
    ...(sent.length > 0 ? [{ key: 'sent', what: 'Sent back', amountMinor: sum(sent) }] : []),
  ]
}

function dayOf(at: string): string {
  return shortDay(dayInIndia(Date.parse(at)))
}

function LedgerReceipts(props: { receipts: RegistrationRecord['receipts']; mayHand: boolean }) {
  return props.receipts.map((receipt) => (
    <span key={receipt.number}>
      {' · '}
      {props.mayHand ? <ReceiptLink receipt={receipt} /> : `Receipt ${receiptNumber(receipt)}`}
      {receipt.voided_at && ' (void)'}
    </span>
  ))
}

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
