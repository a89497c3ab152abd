import * as v from 'valibot'
import type { ActionScreen, Plan } from '#app/office/action/action-screen.ts'
import { payerIn } from '#app/office/action/office-record.ts'
import { reasonField } from '#app/office/form/office-fields.ts'
import { dueNow, rupees } from '#app/office/words/done.ts'
import { dueSentences } from '#app/office/words/due.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { findEvent } from '#domain/conferences/conference.ts'
import { shortDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { isDayClosed } from '#workflows/records/closing/close-day.ts'
import { takeBackEntry } from '#workflows/records/money/record-payment.ts'
import type {
  MoneyEntry,
  RegistrationRecord,
} from '#workflows/records/registration/read-registration-record.ts'

const TODAY_IS_CLOSED =
  'Today is closed, so nothing can be taken back today. Please do it tomorrow, or ask the treasurer to open the day again.'

/** Of money by hand, or of a reduction. Opened beside its entry. */
export const takeBackAction: ActionScreen<RegistrationRecord> = {
  code: 'take-back',
  slug: 'take-back',
  heading: 'Reverse this entry',
  needs: 'recordMoney',
  says: (details, facts) => `Saved. ${rupees(details)} was taken back${dueNow(facts)}.`,
  Fields: ({ record: { entries }, ...typing }) => (
    <>
      {entries.filter(({ id }) => id === typing.typed.entry).map(EntryLine)}
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
    const today = dayInIndia(services.now().getTime())
    if (entry.kind === 'received' && (await isDayClosed(services, today))) {
      return { ok: false, errors: { reason: TODAY_IS_CLOSED } }
    }
    const { event_code } = record.registration
    const event = findEvent(services.content.conferences, event_code)?.event
    return {
      ok: true,
      will: sentences(record, { entry, isCounted: event?.capacity !== undefined }),
      button: `Take back ${formatRupees(entry.amount_minor)}`,
      tells: payerIn(record),
      run: (request) => takeBackEntry(services, { ...request, entryId: entry.id, reason }),
    }
  },
}

function EntryLine({ id, kind, amount_minor, method, day, author }: MoneyEntry) {
  const what = kind === 'reduction' ? 'reduction' : `by ${method}`
  return (
    <p key={id}>
      {formatRupees(amount_minor)} {what}, {shortDay(day)}, by {author}
    </p>
  )
}

type TakenBack = {
  entry: MoneyEntry
  /** Whether the event has a limited number of places. */
  isCounted: boolean
}

function sentences(
  { registration: { hold, full_minor }, account }: RegistrationRecord,
  { entry: { kind, method, amount_minor }, isCounted }: TakenBack,
): string[] {
  const amount = formatRupees(amount_minor)
  const isMoney = kind === 'received'
  const leftMinor = full_minor - account.reducedMinor - account.paidMinor + amount_minor
  const isUnpaid = isMoney && account.paidMinor === amount_minor && leftMinor > 0
  return [
    isMoney
      ? `${amount} by ${method} no longer counts as paid. Its receipt becomes void.`
      : `The reduction of ${amount} is taken back. The price is as before.`,
    ...(hold === 'cancelled' ? [] : dueSentences(leftMinor)),
    ...(hold === 'confirmed' && isCounted && isUnpaid
      ? ['The places are held, as for a new registration, until it is paid.']
      : []),
    'Nothing is deleted: both entries stay in the history.',
  ]
}
