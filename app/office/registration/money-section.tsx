import type { ReactNode } from 'react'
import { ActionButtons } from '#app/office/action/action-buttons.tsx'
import {
  acceptPaymentAction,
  sendBackPaymentAction,
} from '#app/office/action/screens/settle-mismatch.ts'
import { formatDay, formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { outcomeOf } from '#domain/payments/outcome.ts'
import type {
  MoneyEntry,
  RecordedPayment,
  RegistrationRecord,
} from '#workflows/registration/read-registration-record.ts'
import { ReceiptLink } from '../receipt-link.tsx'
import { PAYMENT_WORDS } from './payment-words.ts'
import { PriceTable } from './price-table.tsx'
import { registrationAddress } from './registration-address.ts'

type Props = { record: RegistrationRecord; seesMoney: boolean; mayHandReceipts: boolean }

type Receipt = RegistrationRecord['receipts'][number]

/** Money by hand, reductions, and each payment with its story; who may not see money sees only entries. */
export function MoneySection({ record, seesMoney, mayHandReceipts }: Props) {
  const { entries, payments } = record
  const receiptsOf = (id: string) => (
    <Receipts
      receipts={record.receipts.filter(({ payment_id, entry_id }) =>
        [payment_id, entry_id].includes(id),
      )}
      mayHandReceipts={mayHandReceipts}
    />
  )
  return (
    <section className="office-card" aria-labelledby="money">
      <h2 id="money">Money</h2>
      <PriceTable record={record} />
      {entries.length + payments.length === 0 && <p>Nothing was paid yet.</p>}
      <ul className="office-cards">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} record={record}>
            {receiptsOf(entry.id)}
          </Entry>
        ))}
        {seesMoney &&
          payments.map((payment) => (
            <Payment key={payment.id} payment={payment} record={record}>
              {receiptsOf(payment.id)}
            </Payment>
          ))}
      </ul>
    </section>
  )
}

type ReceiptsProps = { receipts: readonly Receipt[]; mayHandReceipts: boolean }

function Receipts({ receipts, mayHandReceipts }: ReceiptsProps) {
  return receipts.map((receipt) => (
    <p key={receipt.number}>
      {mayHandReceipts ? <ReceiptLink receipt={receipt} /> : `Receipt ${receiptNumber(receipt)}`}
      {receipt.voided_at && ' (void)'}
    </p>
  ))
}

type EntryProps = { entry: MoneyEntry; record: RegistrationRecord; children: ReactNode }

function Entry({ entry, record, children }: EntryProps) {
  const isTakenBack = record.entries.some(({ takes_back }) => takes_back === entry.id)
  const amount = formatRupees(entry.amount_minor)
  return (
    <li className="card">
      <p>
        <strong>
          {amount} {entryWords(entry)}
        </strong>
      </p>
      <p>
        {formatDay(entry.day)}, by {entry.author}
      </p>
      {entry.reference && <p>Reference {entry.reference}</p>}
      {entry.reason && <p>Reason: {entry.reason}</p>}
      {children}
      {isTakenBack && <p>Taken back.</p>}
      {!isTakenBack && entry.takes_back === null && (
        <form method="get" action={registrationAddress(record, 'take-back')}>
          <input type="hidden" name="entry" value={entry.id} />
          <button className="button button-quiet" type="submit" aria-label={`Take back ${amount}`}>
            Take back
          </button>
        </form>
      )}
    </li>
  )
}

function entryWords({ kind, method, takes_back }: MoneyEntry): string {
  const what = kind === 'reduction' ? 'reduction' : `by ${method}`
  return takes_back === null ? what : `${what}, taken back`
}

type PaymentProps = { payment: RecordedPayment; record: RegistrationRecord; children: ReactNode }

function Payment({ payment, record, children }: PaymentProps) {
  const { txnid, amount_minor, received_minor, events, refunds, opened_at } = payment
  const outcome = outcomeOf(payment)
  return (
    <li className="card">
      <p>
        <strong>
          {formatRupees(amount_minor)} online: {outcome.replaceAll('-', ' ')}
        </strong>
      </p>
      <p>{txnid}</p>
      {received_minor !== null && received_minor !== amount_minor && (
        <p>Taken: {formatRupees(received_minor)}</p>
      )}
      {children}
      <ol className="office-story">
        <li>{formatMoment(new Date(opened_at))}: The payment was opened.</li>
        {events.map((event) => (
          <li key={event.position}>
            {formatMoment(new Date(event.at))}: {PAYMENT_WORDS[event.evidence]}
          </li>
        ))}
      </ol>
      {refunds.map(({ token, amount_minor: amount, state }) => (
        <p key={token}>
          Refund of {formatRupees(amount)}: {REFUND_WORDS[state]}
        </p>
      ))}
      {outcome === 'mismatched' && (
        <ActionButtons
          actions={[acceptPaymentAction, sendBackPaymentAction]}
          address={registrationAddress(record)}
          txnid={txnid}
        />
      )}
    </li>
  )
}

const REFUND_WORDS = {
  asked: 'asked for; not known yet whether the provider took it',
  queued: 'on its way',
  done: 'given back',
  refused: 'refused by the provider',
} as const
