import { formatRupees, toDecimalText } from '#domain/money.ts'
import { refundRegistration } from '#workflows/office/refund-registration.ts'
import { problemWords } from '../../problem-words.ts'
import { readAmount } from '../../read-amount.ts'
import { TypedField } from '../../typed-field.tsx'
import type { ActionScreen } from '../action-screen.ts'

export const refund: ActionScreen = {
  slug: 'refund',
  name: 'Refund',
  needs: 'refund',
  initial: ({ refundableMinor }) => ({ amount: toDecimalText(refundableMinor) }),
  Fields: ({ record, ...typing }) => (
    <>
      <p>
        {formatRupees(record.refundableMinor)} can be given back through the payment provider. Money
        that came by hand goes back by “Take back” beside its entry.
      </p>
      <TypedField label="Amount" name="amount" inputMode="decimal" {...typing} />
      <TypedField label="Reason" name="reason" {...typing} />
    </>
  ),
  async plan({ services, record, typed }) {
    const amountMinor = readAmount(typed.amount)
    const reason = typed.reason?.trim() ?? ''
    const most = record.refundableMinor
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
      will: [
        `${amount} go back to the payer, who gets a mail.`,
        ...(amountMinor === most && record.entries.length === 0
          ? ['All of it goes back, so the places are given to others.']
          : []),
      ],
      button: `Refund ${amount}`,
      run: (request) => refundRegistration(services, { ...request, amountMinor, reason }),
    }
  },
}
