import { planMismatch } from '#app/office/action/plan-mismatch.ts'
import { formatRupees } from '#domain/money.ts'
import { acceptMismatch, sendBackMismatch } from '#workflows/money/settle-mismatch.ts'
import type { ActionScreen } from '../action-screen.ts'

export const acceptPaymentAction: ActionScreen = {
  slug: 'accept',
  name: 'Accept payment',
  needs: 'refund',
  plan: async ({ services, record: { payments }, typed }) =>
    planMismatch('Accept payment', {
      payments,
      typed,
      say: ({ txnid, amount_minor }, amount) =>
        `${amount} count as received for ${txnid}, although ${formatRupees(amount_minor)} were asked for. The payer gets a mail.`,
      settle: (request) => acceptMismatch(services, request),
    }),
}

export const sendBackPaymentAction: ActionScreen = {
  slug: 'send-back',
  name: 'Send back payment',
  needs: 'refund',
  plan: async ({ services, record: { payments }, typed }) =>
    planMismatch('Send back payment', {
      payments,
      typed,
      say: ({ txnid }, amount) => `${amount} of ${txnid} go back to the payer, who gets a mail.`,
      settle: (request) => sendBackMismatch(services, request),
    }),
}
