import { RefundFields, readRefund } from '#app/office/action/refund-form.tsx'
import { formatRupees, toDecimalText } from '#domain/money.ts'
import { refundRegistration } from '#workflows/refunds/refund-registration.ts'
import type { ActionScreen } from '../action-screen.ts'

export const refundAction: ActionScreen = {
  slug: 'refund',
  name: 'Refund',
  needs: 'refund',
  initial: ({ refundableMinor }) => ({ amount: toDecimalText(refundableMinor) }),
  Fields: ({ record, ...typing }) => (
    <RefundFields refundableMinor={record.refundableMinor} {...typing}>
      Money that came by hand goes back by “Take back” beside its entry.
    </RefundFields>
  ),
  async plan({ services, record, typed }) {
    const wanted = readRefund(typed, record.refundableMinor)
    if (!wanted.ok) return wanted
    const { amount: amountMinor, reason } = wanted.value
    const amount = formatRupees(amountMinor)
    const isAll = amountMinor === record.refundableMinor && record.entries.length === 0
    return {
      ok: true,
      will: [
        `${amount} go back to the payer, who gets a mail.`,
        ...(isAll ? ['All of it goes back, so the places are given to others.'] : []),
      ],
      button: `Refund ${amount}`,
      run: (request) => refundRegistration(services, { ...request, amountMinor, reason }),
    }
  },
}
