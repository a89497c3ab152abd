import { planMismatch } from '#app/office/action/plan-mismatch.ts'
import type { GiftAction } from '#app/office/money/gift/gift-action.ts'
import { formatRupees } from '#domain/money.ts'
import { acceptGiftMismatch, sendBackGiftMismatch } from '#workflows/money/settle-gift-mismatch.ts'

export const acceptGiftAction: GiftAction = {
  slug: 'accept',
  name: 'Accept payment',
  needs: 'refund',
  plan: ({ services, page: { payments }, typed }) =>
    planMismatch('Accept payment', {
      payments,
      typed,
      say: ({ txnid, amount_minor }, amount) =>
        `${amount} count as received for ${txnid}, although ${formatRupees(amount_minor)} were asked for. The giver gets a mail with a receipt.`,
      settle: (request) => acceptGiftMismatch(services, request),
    }),
}

export const sendBackGiftAction: GiftAction = {
  slug: 'send-back',
  name: 'Send back payment',
  needs: 'refund',
  plan: ({ services, page: { payments }, typed }) =>
    planMismatch('Send back payment', {
      payments,
      typed,
      say: ({ txnid }, amount) => `${amount} of ${txnid} go back to the giver, who gets a mail.`,
      settle: (request) => sendBackGiftMismatch(services, request),
    }),
}
