import { shortDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { sumRefunds } from '#domain/payments/refund-state.ts'
import type { RecordedPayment } from '#workflows/registration/read-registration-record.ts'
import type { LedgerLine, LedgerProps } from './ledger-line.ts'
import { LedgerReceipts } from './ledger-receipts.tsx'

/** What came online and what was sent back: each by itself or, for who may not see payments, in all. */
export function onlineLines(props: LedgerProps): LedgerLine[] {
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
        <span className="ledger-note">{txnid}</span>
      </>
    ),
  }
}

/** What is on its way back is due again only when it has gone. */
function refundLine(refund: RecordedPayment['refunds'][number]): LedgerLine {
  const { token, changed_at, amount_minor } = refund
  const { doneMinor } = sumRefunds([refund])
  const what =
    doneMinor > 0
      ? `Sent back, ${dayOf(changed_at)}`
      : `${formatRupees(amount_minor)} has been on its way back since ${dayOf(changed_at)}`
  return { key: token, what, amountMinor: doneMinor }
}

function dayOf(at: string): string {
  return shortDay(dayInIndia(Date.parse(at)))
}
