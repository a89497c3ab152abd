import * as v from 'valibot'
import type { ActionScreen, Plan } from '#app/office/action/action-screen.ts'
import { addressesIn } from '#app/office/action/office-record.ts'
import { reasonField } from '#app/office/form/office-fields.ts'
import { dueSentences } from '#app/office/words/due.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { isDayClosed } from '#workflows/closing/closed-day.ts'
import { takeBackEntry } from '#workflows/money/take-back-entry.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

const TODAY_IS_CLOSED =
  'Today is closed, so nothing can be taken back today. Please do it tomorrow, or ask the treasurer to open the day again.'

/** Of money by hand, or of a reduction. Opened beside its entry. */
export const takeBackAction: ActionScreen<RegistrationRecord> = {
  slug: 'take-back',
  name: 'Take back',
  needs: 'recordMoney',
  Fields: ({ record: _, ...typing }) => (
    <>
      <input type="hidden" name="entry" value={typing.typed.entry ?? ''} />
      <TypedField label="Reason" name="reason" {...typing} />
    </>
  ),
  async plan({ services, record, typed }): Promise<Plan> {
    const entry = record.entries.find(({ id }) => id === typed.entry)
    const isGone = record.entries.some(({ takes_back }) => takes_back === typed.entry)
    if (!entry || isGone) return { ok: false, problem: 'no-entry' }
    const reading = readForm(v.object({ reason: reasonField() }), typed)
    if (!reading.ok) return reading
    const { reason } = reading.value
    const amount = formatRupees(entry.amount_minor)
    const isMoney = entry.kind === 'received'
    const today = dayInIndia(services.now().getTime())
    if (isMoney && (await isDayClosed(services, today))) {
      return { ok: false, errors: { reason: TODAY_IS_CLOSED } }
    }
    const { full_minor } = record.registration
    const { reducedMinor, paidMinor } = record.account
    const leftMinor = full_minor - reducedMinor - paidMinor + entry.amount_minor
    return {
      ok: true,
      will: [
        isMoney
          ? `${amount} by ${entry.method} no longer counts as paid. Its receipt becomes void.`
          : `The reduction of ${amount} is taken back. The price is as before.`,
        ...dueSentences(leftMinor),
        'Nothing is deleted: both entries stay in the history.',
      ],
      button: `Take back ${amount}`,
      tells: addressesIn(record.people.slice(0, 1)),
      run: (request) => takeBackEntry(services, { ...request, entryId: entry.id, reason }),
    }
  },
}
