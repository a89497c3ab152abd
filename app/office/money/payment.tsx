import * as v from 'valibot'
import {
  officeButton,
  officeForm,
  officePage,
  officeRoutes,
  type PageProps,
  withErrors,
} from '#app/office/engine/engine.tsx'
import { tickField } from '#app/office/form/office-fields.ts'
import { PostButton } from '#app/office/form/office-form.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { paymentStoryWords, STATE_WORDS, type StoryLine } from '#app/office/words/payments.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { PAYMENT_PARAMETERS } from '#domain/list-filters.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { askAgain } from '#workflows/records/closing/reconcile-payments.ts'
import { listMoney } from '#workflows/records/money/list-money.ts'
import { type PaymentPage, readPaymentPage } from '#workflows/records/payments/read-payment-page.ts'
import { voidReceipt } from '#workflows/records/receipts/void-receipt.ts'
import { MoneyNavigation } from './money-list.tsx'
import { PaymentsView } from './payments.tsx'
import { ReceiptActions, VoidForm } from './receipts.tsx'

const payment = officePage({
  path: '/payments/:txnid',
  read: readPaymentPage,
  title: ({ payment }) => `Payment ${payment.txnid}`,
  View: PaymentStoryView,
})

/** Shown only when a receipt could not be made void: the form itself is on the pages of payments and gifts. */
const voiding = officePage({
  path: '/receipts/void',
  needs: 'refund',
  read: async (_, __, ___, refused) => {
    const { year = '', number = '', back } = refused?.typed ?? {}
    return { year, number: Number(number), back: backFrom(back) }
  },
  title: 'Void receipt',
  View: VoidView,
})

/** The page with the form, or else the payments. */
function backFrom(path = ''): string {
  return /^\/office\/(payments|gifts)\/[\w-]+$/.test(path) ? path : '/office/payments'
}

export const paymentRoutes = officeRoutes([
  officePage({
    path: '/payments',
    async read(services, { actor }, sent) {
      const { given, query, ...wanted } = readList(sent, PAYMENT_PARAMETERS)
      const list = await listMoney(services, { actor, ...wanted })
      return list.ok ? { list, given, query, today: dayInIndia(services.now().getTime()) } : list
    },
    title: 'Payments',
    View: PaymentsView,
  }),
  payment,
  officeButton({
    path: '/payments/:txnid/ask',
    page: payment,
    run: askAgain,
    to: ({ txnid }, _, { reached }) => `/office/payments/${txnid}?asked=${reached ? 'yes' : 'no'}`,
  }),
  officeForm({
    path: '/receipts/void',
    needs: 'refund',
    page: voiding,
    fields: v.object({
      year: v.string(),
      number: v.pipe(v.string(), v.transform(Number)),
      reason: v.string(),
      reissue: tickField(),
      back: v.string(),
    }),
    async run(services, asked, { back: _, ...receipt }) {
      const voided = await voidReceipt(services, { ...asked, ...receipt })
      if (!voided.ok && voided.problem === 'void-already') return { ok: true }
      if (!voided.ok && voided.problem === 'changed') return voided
      return withErrors(voided, () => ({ reason: 'Please write why the receipt is void.' }))
    },
    to: (_, { back }) => backFrom(back),
  }),
])

type Voiding = { year: string; number: number; back: string }

function VoidView({ page, refused }: PageProps<Voiding>) {
  return (
    <>
      <h1>Void receipt {receiptNumber(page)}</h1>
      <ChangesNotice about="receipt’s gift or registration" changes={refused?.changes ?? []} />
      <VoidForm {...page} refused={refused} version={refused?.version} />
      <LinkLine to={page.back}>Back, and leave it as it is</LinkLine>
    </>
  )
}

/** Everything that happened to one attempt to pay, in order. */
function PaymentStoryView({ page, query }: PageProps<PaymentPage>) {
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
