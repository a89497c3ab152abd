import type { ActionScreen, OfficeRecord } from '#app/office/action/action-screen.ts'
import { payerIn } from '#app/office/action/office-record.ts'
import { amountAndReason } from '#app/office/form/office-fields.ts'
import { refundWords } from '#app/office/words/done.ts'
import { dueSentences, proposalWords } from '#app/office/words/due.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { formatRupees, type Paise, toDecimalText } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

export const refundAction: ActionScreen<OfficeRecord> = {
  code: 'refund',
  slug: 'refund',
  needs: 'refund',
  isOffered: (record) =>
    record.kind === 'gift'
      ? record.refundableMinor > 0
      : record.payments.some(({ state }) => wasReceived(state)),
  says: refundWords,
  initial: (record) => ({ amount: proposedAmount(record) }),
  Fields: ({ record, ...typing }) => (
    <>
      <p>
        {formatRupees(record.refundableMinor)} can be given back through the payment provider.{' '}
        {record.kind === 'registration' &&
          'Money that came by hand is given back with “Take back” beside its entry.'}
      </p>
      {record.kind === 'registration' && <p>{proposalWords(record.proposals)}</p>}
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
      will:
        record.kind === 'gift'
          ? [`${amount} goes back to the giver, who gets a mail.`]
          : [`${amount} goes back to the payer.`, ...staySentences(record, amountMinor)],
      button: `Refund ${amount}`,
      tells: payerIn(record),
      run: (request) => refundRecord(services, { ...request, amountMinor, reason }),
    }
  },
}

/** A gift is given back whole. Empty where nothing is to go back. */
function proposedAmount(record: OfficeRecord): string {
  const amountMinor = record.kind === 'gift' ? record.refundableMinor : record.proposals.amountMinor
  return amountMinor > 0 ? toDecimalText(amountMinor) : ''
}

/** What stays with the church, and what that means for the registration. */
function staySentences(record: RegistrationRecord, amountMinor: Paise): string[] {
  const { registration, account, proposals } = record
  const staysMinor = proposals.paidMinor - amountMinor
  const stays = `${staysMinor > 0 ? formatRupees(staysMinor) : 'Nothing'} of what was paid stays.`
  if (registration.hold === 'cancelled') return [stays]
  if (staysMinor === 0) return [stays, 'The places are given to others.']
  return [stays, ...dueSentences(registration.full_minor - account.reducedMinor - staysMinor)]
}
