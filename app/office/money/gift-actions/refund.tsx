import { formatRupees, toDecimalText } from '#domain/money.ts'
import { refundGift } from '#workflows/office/refund-gift.ts'
import { problemWords } from '../../problem-words.ts'
import { readAmount } from '../../read-amount.ts'
import { TypedField } from '../../typed-field.tsx'
import type { GiftAction } from '../gift-action.ts'

export const refund: GiftAction = {
  slug: 'refund',
  name: 'Refund',
  needs: 'refund',
  initial: ({ refundableMinor }) => ({ amount: toDecimalText(refundableMinor) }),
  Fields: ({ page, ...typing }) => (
    <>
      <p>{formatRupees(page.refundableMinor)} can be given back through the payment provider.</p>
      <TypedField label="Amount" name="amount" inputMode="decimal" {...typing} />
      <TypedField label="Reason" name="reason" {...typing} />
    </>
  ),
  plan({ services, page: { refundableMinor: most }, typed }) {
    const amountMinor = readAmount(typed.amount)
    const { reason = '' } = typed
    const errors = {
      ...(amountMinor === undefined && { amount: problemWords('bad-amount') }),
      ...(amountMinor !== undefined &&
        amountMinor > most && {
          amount: `No more than ${formatRupees(most)} can be given back.`,
        }),
      ...(reason === '' && { reason: problemWords('no-reason') }),
    }
    if (amountMinor === undefined || Object.keys(errors).length > 0) return { ok: false, errors }
    const amount = formatRupees(amountMinor)
    return {
      ok: true,
      will: [`${amount} go back to the giver, who gets a mail.`],
      button: `Refund ${amount}`,
      run: (request) => refundGift(services, { ...request, amountMinor, reason }),
    }
  },
}
