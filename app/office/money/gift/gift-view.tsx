import { ActionButtons } from '#app/office/action/action-buttons.tsx'
import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { ChangesNotice } from '#app/office/action/changes-notice.tsx'
import { PaymentChip } from '#app/office/list/payment-chip.tsx'
import { MismatchedPayments } from '#app/office/money/mismatched-payments.tsx'
import { MoneyNavigation } from '#app/office/money/money-navigation.tsx'
import { PaymentLink } from '#app/office/money/payment-link.tsx'
import { ReceiptActions } from '#app/office/money/receipt-actions.tsx'
import { changesSince } from '#app/office/office-line.ts'
import { Sheet } from '#app/office/sheet.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { actionWords } from '#app/words/en/office-actions.ts'
import { shortMoment } from '#domain/dates.ts'
import { maskPan } from '#domain/giving/pan.ts'
import { formatRupees } from '#domain/money.ts'
import type { GiftRecord } from '#workflows/gifts/read-gift-page.ts'
import { GiftEntry } from './gift-entry.tsx'

type Props = {
  page: GiftRecord
  actions: readonly ActionScreen<GiftRecord>[]
  refused?: RefusedForm | undefined
  /** What was just done. */
  notice: string | undefined
}

/** One gift: its money, receipts and history. */
export function GiftView({ page, actions, refused, notice }: Props) {
  const { gift, payments, entries, receipts, officeEvents } = page
  return (
    <>
      <h1>Gift of {gift.full_name}</h1>
      <MoneyNavigation path="/office/gifts/one" />
      <StatusNotice>{notice}</StatusNotice>
      <ChangesNotice
        about="gift"
        changes={changesSince(officeEvents, refused?.version ?? gift.version)}
      />
      <FactsList className="money-facts" facts={factsOf(page)} />
      <ActionButtons actions={actions} address={`/office/gifts/${gift.id}`} label="Actions" />
      <MismatchedPayments page={page} />
      {payments.length > 0 && (
        <Sheet caption="Payments" columns={PAYMENTS} rows={payments.map(paymentRow)} />
      )}
      {entries.map((entry) => (
        <GiftEntry
          key={entry.id}
          gift={gift}
          entry={entry}
          refused={refused?.typed.entry === entry.id ? refused : undefined}
        />
      ))}
      {receipts.length > 0 && (
        <ReceiptActions
          receipts={receipts}
          mayVoid={page.mayVoid}
          back={`/office/gifts/${gift.id}`}
          version={gift.version}
        />
      )}
      {officeEvents.length > 0 && (
        <Sheet caption="History" columns={HISTORY} rows={officeEvents.map(eventRow)} />
      )}
    </>
  )
}

function factsOf({ gift, standing }: GiftRecord): [string, string][] {
  return [
    ['Standing', standing],
    ['Amount', formatRupees(gift.amount_minor)],
    ['Fund', gift.fund],
    ['Email', gift.email],
    ['Mobile', gift.phone],
    ['PAN', gift.pan ? maskPan(gift.pan) : ''],
    ['When', shortMoment(gift.created_at)],
  ]
}

const PAYMENTS = [{ label: 'Transaction number' }, { label: 'State' }, { label: 'When' }]

function paymentRow({ txnid, state, opened_at }: GiftRecord['payments'][number]) {
  const link = <PaymentLink key="txnid" txnid={txnid} />
  return {
    key: txnid,
    cells: [link, <PaymentChip key="state" state={state} />, shortMoment(opened_at)],
  }
}

const HISTORY = [{ label: 'When' }, { label: 'What' }, { label: 'Who' }]

function eventRow({ id, at, action, author }: GiftRecord['officeEvents'][number]) {
  return { key: id, cells: [shortMoment(at), actionWords(action), author] }
}
