import type { ActionScreen, Plan } from '#app/office/action/action-screen.ts'
import { payerIn } from '#app/office/action/office-record.ts'
import { amountAndReason } from '#app/office/form/office-fields.ts'
import { dueSentences } from '#app/office/words/due.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { formatRupees } from '#domain/money.ts'
import { giveReduction as reduce } from '#workflows/money/give-reduction.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

export const giveReductionAction: ActionScreen<RegistrationRecord> = {
  slug: 'reduction',
  name: 'Give a reduction',
  needs: 'reduce',
  Fields: ({ record: _, ...typing }) => (
    <>
      <TypedField label="Amount" name="amount" inputMode="decimal" {...typing} />
      <TypedField
        label="Reason"
        name="reason"
        help="For example a scholarship, or staff."
        {...typing}
      />
    </>
  ),
  async plan({ services, record, typed }): Promise<Plan> {
    const { registration, account } = record
    if (registration.hold === 'cancelled') {
      return { ok: false, problem: 'cancelled' }
    }
    const mostMinor = registration.full_minor - account.reducedMinor
    const tooMuch = `The price can be reduced by ${formatRupees(mostMinor)} at most.`
    const reading = readForm(amountAndReason(mostMinor, tooMuch), typed)
    if (!reading.ok) return reading
    const { amount: amountMinor, reason } = reading.value
    const asked = mostMinor - amountMinor
    const rest = asked - account.paidMinor
    return {
      ok: true,
      will: [
        `The price was ${formatRupees(mostMinor)} and becomes ${formatRupees(asked)}.`,
        ...(rest <= 0 && registration.hold === 'held' ? ['The places are confirmed.'] : []),
        ...dueSentences(rest),
      ],
      button: `Give a reduction of ${formatRupees(amountMinor)}`,
      tells: payerIn(record),
      run: (request) => reduce(services, { ...request, amountMinor, reason }),
    }
  },
}
