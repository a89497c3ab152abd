import { RefundFields, readRefund } from '#app/office/action/refund-form.tsx'
import type { GiftAction } from '#app/office/money/gift/gift-action.ts'
import { formatRupees, toDecimalText } from '#domain/money.ts'
import { refundGift } from '#workflows/refunds/refund-gift.ts'

export const refundGiftAction: GiftAction = {
  slug: 'refund',
  name: 'Refund',
  needs: 'refund',
  initial: ({ refundableMinor }) => ({ amount: toDecimalText(refundableMinor) }),
  Fields: ({ page, ...typing }) => (
    <RefundFields refundableMinor={page.refundableMinor} {...typing} />
  ),
  plan({ services, page, typed }) {
    const wanted = readRefund(typed, page.refundableMinor)
    if (!wanted.ok) return wanted
    const { amount: amountMinor, reason } = wanted.value
    const amount = formatRupees(amountMinor)
    return {
      ok: true,
      will: [`${amount} go back to the giver, who gets a mail.`],
      button: `Refund ${amount}`,
      run: (request) => refundGift(services, { ...request, amountMinor, reason }),
    }
  },
}
