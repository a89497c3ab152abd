import { randomUUID } from 'node:crypto'
import { formatDay, formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { OneGift } from '#workflows/office/read-gift-page.ts'
import { Sheet } from '../sheet.tsx'
import { MoneyNavigation } from './money-navigation.tsx'
import { STATE_WORDS } from './payment-words.ts'
import { ReceiptActions } from './receipt-actions.tsx'

/** One gift: its money, receipts and history. */
export function GiftView({ page, problem }: { page: OneGift; problem?: string | undefined }) {
  const { gift, payments, entries, receipts, history } = page
  return (
    <>
      <h1>Gift of {gift.full_name}</h1>
      <MoneyNavigation path="/office/gifts/one" />
      {problem && (
        <p className="notice notice-warning" role="alert">
          {problem}
        </p>
      )}
      <dl className="money-facts">
        {factsOf(page).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {payments.length > 0 && (
        <Sheet caption="Payments" columns={PAYMENTS} rows={payments.map(paymentRow)} />
      )}
      {entries.map((entry) => (
        <EntryLine key={entry.id} giftId={gift.id} entry={entry} />
      ))}
      {receipts.length > 0 && <ReceiptActions receipts={receipts} mayVoid={page.mayVoid} />}
      {history.length > 0 && (
        <Sheet caption="History" columns={HISTORY} rows={history.map(eventRow)} />
      )}
    </>
  )
}

function factsOf({ gift }: OneGift): [string, string][] {
  const facts: [string, string][] = [
    ['Standing', gift.status === 'Paid' ? 'Paid' : 'Not paid'],
    ['Amount', formatRupees(gift.amount_minor)],
    ['Fund', gift.fund],
    ['Email', gift.email],
    ['Mobile', gift.phone],
    ['When', formatMoment(new Date(gift.created_at))],
  ]
  return facts.filter(([, value]) => value !== '')
}

const PAYMENTS = [{ label: 'Transaction number' }, { label: 'State' }, { label: 'When' }]

function paymentRow({ txnid, state, opened_at }: OneGift['payments'][number]) {
  const link = (
    <a key="txnid" href={`/office/payments/${txnid}`}>
      {txnid}
    </a>
  )
  return { key: txnid, cells: [link, STATE_WORDS[state], formatMoment(new Date(opened_at))] }
}

const HISTORY = [{ label: 'When' }, { label: 'What' }, { label: 'Who' }]

function eventRow({ id, at, action, author }: OneGift['history'][number]) {
  return { key: id, cells: [formatMoment(new Date(at)), action, author] }
}

type EntryProps = { giftId: string; entry: OneGift['entries'][number] }

function EntryLine({ giftId, entry }: EntryProps) {
  const id = `reason-${entry.id}`
  return (
    <section className="money-entry">
      <p>
        {formatRupees(entry.amount_minor)} by {entry.method}, {formatDay(entry.day)}
        {entry.reference && `, ${entry.reference}`}; recorded by {entry.author}
        {entry.isTakenBack && '. It was taken back.'}
      </p>
      {!entry.isTakenBack && (
        <details className="no-print">
          <summary>Take back</summary>
          <form method="post" action={`/office/gifts/${giftId}/take-back`} className="form">
            <input type="hidden" name="key" value={randomUUID()} />
            <input type="hidden" name="entry" value={entry.id} />
            <p>
              A second entry takes {formatRupees(entry.amount_minor)} back, and its receipt is void.
            </p>
            <div className="field">
              <label className="field-label" htmlFor={id}>
                Reason
              </label>
              <input id={id} name="reason" className="input" maxLength={200} required />
            </div>
            <button type="submit" className="button button-quiet">
              Take back {formatRupees(entry.amount_minor)}
            </button>
          </form>
        </details>
      )}
    </section>
  )
}
