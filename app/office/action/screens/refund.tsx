import type { ActionScreen, OfficeRecord } from '#app/office/action/action-screen.ts'
import { payerIn } from '#app/office/action/office-record.ts'
import { amountAndReason } from '#app/office/form/office-fields.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { formatRupees, type Paise, toDecimalText } from '#domain/money.ts'
import { refundRecord } from '#workflows/refunds/refund-record.ts'

export const refundAction: ActionScreen<OfficeRecord> = {
  slug: 'refund',
  name: 'Refund',
  needs: 'refund',
  initial: ({ refundableMinor }) => ({ amount: toDecimalText(refundableMinor) }),
  Fields: ({ record: { kind, refundableMinor }, ...typing }) => (
    <>
      <p>
        {formatRupees(refundableMinor)} can be given back through the payment provider.{' '}
        {kind === 'registration' &&
          'Money that came by hand goes back by “Take back” beside its entry.'}
      </p>
      <TypedField label="Amount" name="amount" inputMode="decimal" {...typing} />
      <TypedField label="Reason" name="reason" {...typing} />
    </>
  ),
  async plan({ services, record, typed }) {
    const { refundableMinor } = record
    const tooMuch = `No more than ${formatRupees(refundableMinor)} can be given back.`
    const wanted = readForm(amountAndReason(refundableMinor, tooMuch), typed)
    if (!wanted.ok) return wanted
    const { amount: amountMinor, reason } = wanted.value
    const amount = formatRupees(amountMinor)
    return {
      ok: true,
      will: sentences(record, amountMinor),
      button: `Refund ${amount}`,
      tells: payerIn(record),
      run: (request) => refundRecord(services, { ...request, amountMinor, reason }),
    }
  },
}

function sentences(record: OfficeRecord, amountMinor: Paise): string[] {
  const amount = formatRupees(amountMinor)
  if (record.kind === 'gift') return [`${amount} go back to the giver, who gets a mail.`]
  const isAll = amountMinor === record.refundableMinor && record.entries.length === 0
  return [
    `${amount} go back to the payer, who gets a mail.`,
    ...(isAll ? ['All of it goes back, so the places are given to others.'] : []),
  ]
}
