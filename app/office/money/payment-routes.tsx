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
import { readList } from '#app/office/form/read-list.ts'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { dayInIndia } from '#domain/days.ts'
import { PAYMENT_PARAMETERS } from '#domain/list-filters.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { askAgain } from '#workflows/records/closing/reconcile-payments.ts'
import { listMoney } from '#workflows/records/money/list-money.ts'
import { readPaymentPage } from '#workflows/records/payments/read-payment-page.ts'
import { voidReceipt } from '#workflows/records/receipts/void-receipt.ts'
import { PaymentStoryView } from './payment-story-view.tsx'
import { PaymentsView } from './payments-view.tsx'
import { VoidForm } from './receipt-actions.tsx'

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
