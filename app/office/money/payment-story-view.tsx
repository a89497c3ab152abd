import type { PageProps } from '#app/office/engine/engine.tsx'
import { PostButton } from '#app/office/form/office-form.tsx'
import { paymentStoryWords, STATE_WORDS, type StoryLine } from '#app/office/words/payments.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import type { PaymentPage } from '#workflows/records/payments/read-payment-page.ts'
import { Sheet } from '../sheet.tsx'
import { MoneyNavigation } from './money-navigation.tsx'
import { ReceiptActions } from './receipt-actions.tsx'

/** Everything that happened to one attempt to pay, in order. */
export function PaymentStoryView({ page, query }: PageProps<PaymentPage>) {
  const { payment, towards, story } = page
  return (
    <>
      <h1>Payment {payment.txnid}</h1>
      <MoneyNavigation path="/office/payments/one" />
      <StatusNotice>{SAID.get(query.asked ?? '')}</StatusNotice>
      <FactsList facts={factsOf(page)} />
      <p>
        {payment.registration_id ? (
          <a href={`/office/registrations/${payment.registration_id}`}>
            Open the registration for {towards}
          </a>
        ) : (
          <a href={`/office/gifts/${payment.gift_id}`}>Open the gift</a>
        )}
      </p>
      <PostButton action={`/office/payments/${payment.txnid}/ask`} className="no-print">
        Ask the provider again
      </PostButton>
      {page.receipts.length > 0 && (
        <ReceiptActions
          receipts={page.receipts}
          mayVoid={page.mayVoid}
          back={`/office/payments/${payment.txnid}`}
          version={page.version}
        />
      )}
      <Sheet
        caption="What happened"
        columns={['When', 'What']}
        rows={paymentStoryWords(payment.opened_at, story).map(toRow)}
      />
    </>
  )
}

const SAID: ReadonlyMap<string, string> = new Map([
  ['yes', 'The provider was asked. Its answer is under “What happened”.'],
  ['no', 'The provider could not be reached. Please try again in a few minutes.'],
])

function toRow({ at, says }: StoryLine, index: number) {
  return { key: `${at} ${index}`, cells: [shortMoment(at), says] }
}

function factsOf({ payment, towards, story }: PaymentPage): [string, string][] {
  const { received_minor, provider_id } = payment
  const { confirmed } = story
  return [
    ['State', STATE_WORDS[payment.state]],
    ['Payer', payment.payer_name],
    ['Email', payment.payer_email],
    ['Mobile', payment.payer_phone],
    ['Towards', towards],
    ['Asked', formatRupees(payment.amount_minor)],
    ['Taken', received_minor === null ? '' : formatRupees(received_minor)],
    [wasReceived(payment.state) ? 'Paid by' : 'Payment method', confirmed.method],
    ['Bank reference', confirmed.bankReference],
    ['Payment provider’s number', provider_id ?? ''],
    ['Reason', confirmed.reason],
    ['Details', confirmed.message],
  ]
}
