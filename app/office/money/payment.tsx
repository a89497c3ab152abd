import { Moment, moneyAddress, ReceiptLink } from '#app/office/cells.tsx'
import { officeButton, officePage } from '#app/office/engine/engine.tsx'
import { PostButton } from '#app/office/form/office-form.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { formatRupees } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { paymentStoryWords, STATE_WORDS } from '#words/office/payments.ts'
import { askAgain } from '#workflows/records/closing/reconcile-payments.ts'
import { readPaymentPage } from '#workflows/records/payments/read-payment-page.ts'

const payment = officePage({
  path: '/payments/:txnid',
  read: readPaymentPage,
  title: ({ payment }) => `Payment ${payment.txnid}`,
  says: {
    asked: 'The provider was asked. Its answer is under “What happened”.',
    'not-reached': 'The provider could not be reached. Please try again in a few minutes.',
  },
  View: ({ page, said }) => {
    const { payment, towards, story, receipts } = page
    const { received_minor, provider_id } = payment
    const { confirmed } = story
    const address = `/office/payments/${payment.txnid}`
    return (
      <>
        <h1>Payment {payment.txnid}</h1>
        <StatusNotice>{said}</StatusNotice>
        <FactsList
          facts={[
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
          ]}
        />
        <p>
          <a href={moneyAddress({ ...payment, txnid: null })}>
            {payment.registration_id ? `Open the registration for ${towards}` : 'Open the gift'}
          </a>
        </p>
        <PostButton action={`${address}/ask`} className="no-print">
          Ask the provider again
        </PostButton>
        {receipts.map((receipt) => (
          <p key={receipt.number}>
            <ReceiptLink receipt={receipt} />
          </p>
        ))}
        <Sheet
          caption="What happened"
          columns={[
            ['When', Moment],
            ['What', ({ says }) => says],
          ]}
          rows={paymentStoryWords(payment.opened_at, story)}
        />
      </>
    )
  },
})

export const paymentRows = [
  payment,
  officeButton({
    path: '/payments/:txnid/ask',
    page: payment,
    run: askAgain,
    to: ({ txnid }, _, { reached }) =>
      `/office/payments/${txnid}?done=${reached ? 'asked' : 'not-reached'}`,
  }),
]
