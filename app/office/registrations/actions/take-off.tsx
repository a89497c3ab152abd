import * as v from 'valibot'
import type { ActionScreen, Asking, Plan } from '#app/office/action/action-screen.ts'
import { addressesIn } from '#app/office/action/office-record.ts'
import { backField } from '#app/office/form/office-fields.ts'
import { takenOffWords } from '#app/office/words/done.ts'
import { dueSentences, ruleSentence } from '#app/office/words/due.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { formatRupees, toDecimalText } from '#domain/money.ts'
import { fullName } from '#domain/registration/person.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import {
  planTakeOff,
  type TakeOffPlan,
  takeOffPerson,
} from '#workflows/records/cancellations/take-off-person.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

/** Of one person. Opened in that person's row. */
export const takeOffAction: ActionScreen<RegistrationRecord> = {
  code: 'take-off',
  slug: 'take-off',
  needs: 'cancel',
  says: takenOffWords,
  plan,
}

async function plan(asking: Asking<RegistrationRecord>): Promise<Plan> {
  const { services, actor, record, typed } = asking
  const { registration, people } = record
  const position = Number(typed.person ?? '')
  const planned = await planTakeOff(services, { registration, position })
  if (!planned.ok) return planned
  const { person, receivedMinor, proposedMinor } = planned
  const asked = { back: typed.back ?? toDecimalText(proposedMinor) }
  const reading = readForm(v.object({ back: backField(receivedMinor) }), asked)
  const errors = reading.ok ? {} : reading.errors
  const back = (
    <TypedField
      label="To give back"
      name="back"
      inputMode="decimal"
      help={ruleSentence(planned.rule, services.now())}
      typed={asked}
      errors={errors}
    />
  )
  const backMinor = reading.ok ? reading.value.back : 0
  return {
    ok: true,
    will: sentences(planned, record, actor),
    ...(receivedMinor > 0 && { asks: { back }, errors }),
    button: `Take off ${fullName(person)}`,
    tells: addressesIn([...people.slice(0, 1), person]),
    run: (request) => takeOffPerson(services, { ...request, position, backMinor }),
  }
}

type Ready = Extract<TakeOffPlan, { ok: true }>

function sentences(
  { person, beforeMinor, afterMinor, receivedMinor, refundableMinor }: Ready,
  { registration, account }: RegistrationRecord,
  actor: Actor,
): string[] {
  const isFreed = takesPlaces(registration.hold)
  const leaves = `${fullName(person)} is taken off${isFreed ? ', and the place is free for others' : ''}.`
  if (receivedMinor === 0) {
    const price = `The price was ${formatRupees(beforeMinor)} and becomes ${formatRupees(afterMinor)}.`
    return [leaves, price, ...dueSentences(afterMinor - account.reducedMinor - account.paidMinor)]
  }
  // True whatever is given back.
  const byHandMinor = Math.max(receivedMinor - refundableMinor, 0)
  return [
    leaves,
    `${formatRupees(receivedMinor)} was paid for this person. What you give back comes off the price; the rest is kept.`,
    byHandMinor < receivedMinor ? onlineSentence(byHandMinor === 0, actor) : '',
    byHandMinor > 0
      ? `${formatRupees(byHandMinor)} came by hand, and is given back with “Take back” beside its entry.`
      : '',
  ].filter(Boolean)
}

function onlineSentence(isAll: boolean, actor: Actor): string {
  if (!staffCan.refund(actor)) return 'It is shown as “Too much” until the treasurer refunds it.'
  const what = isAll ? 'It' : 'What was paid online'
  return `${what} goes back to the payer at once, through the payment provider.`
}
