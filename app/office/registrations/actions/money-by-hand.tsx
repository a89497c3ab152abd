import * as v from 'valibot'
import type { ActionScreen, Asking, Plan } from '#app/office/action/action-screen.ts'
import { isCancelled, payerIn } from '#app/office/action/office-record.ts'
import { CheckField } from '#app/office/form/choice-fields.tsx'
import {
  AMOUNT,
  amountAndReason,
  handMoneyFields,
  reasonField,
} from '#app/office/form/office-fields.ts'
import { dueNow, rupees } from '#app/office/words/done.ts'
import { dueSentences } from '#app/office/words/due.ts'
import { problemWords } from '#app/office/words/problems.ts'
import { toOptions } from '#app/ui/form/field.tsx'
import { readForm } from '#app/ui/form/read-form.ts'
import { fieldId, TypedField, TypedFields } from '#app/ui/form/typed-field.tsx'
import { findEvent } from '#domain/conferences/conference.ts'
import { shortDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees, toDecimalText } from '#domain/money.ts'
import {
  HAND_METHODS,
  HAND_MONEY_FIELDS,
  type HandMoney,
  hasReference,
} from '#domain/payments/hand-money.ts'
import { mayBePaid } from '#domain/payments/hand-off.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { isDayClosed } from '#workflows/records/closing/close-day.ts'
import {
  type HandPaymentProblem,
  handPaymentProblem,
  recordPayment as recordHandPayment,
  giveReduction as reduce,
  takeBackEntry,
} from '#workflows/records/money/record-payment.ts'
import type {
  MoneyEntry,
  RegistrationRecord,
} from '#workflows/records/registration/read-registration-record.ts'

export const recordPaymentAction: ActionScreen<RegistrationRecord> = {
  code: 'record-payment',
  slug: 'record-payment',
  needs: 'recordMoney',
  isOffered: (record) => !isCancelled(record),
  says: (details, facts) =>
    `Saved. ${rupees(details)} by ${details.method} was received${dueNow(facts)}.`,
  initial: ({ account }, now) => ({
    day: dayInIndia(now.getTime()),
    amount: account.dueMinor > 0 ? toDecimalText(account.dueMinor) : '',
  }),
  Fields: ({ typing }) => (
    <>
      <TypedFields
        {...typing}
        fields={[
          { label: 'Method', name: 'method', options: toOptions(HAND_METHODS) },
          { label: 'Day', name: 'day', type: 'date' },
          AMOUNT,
          {
            label: 'Reference',
            name: 'reference',
            help: 'The number of the UPI payment, transfer or cheque. May be left empty for cash.',
          },
        ]}
      />
      {typing.errors.another && (
        <CheckField
          label="This is another payment: it came twice"
          name="another"
          id={fieldId('another')}
          typed={typing.typed}
        />
      )}
    </>
  ),
  async plan(asking) {
    const { services, record, typed } = asking
    const at = services.now()
    const missing = problemWords({ problem: 'no-reference' })
    const schema = v.pipe(
      v.object(handMoneyFields(dayInIndia(at.getTime()))),
      v.forward(v.partialCheck([['method'], ['reference']], hasReference, missing), ['reference']),
    )
    const reading = readForm(schema, typed)
    if (!reading.ok) return reading
    const { amount: amountMinor, ...money } = reading.value
    const payment = { ...money, amountMinor, isAnother: typed.another === 'yes' }
    const isClosed = await isDayClosed(services, payment.day)
    const problem =
      handPaymentProblem({ ...record, payment, at }) ?? (isClosed ? 'closed-day' : undefined)
    if (problem) return { ok: false, errors: { [FIELD_OF[problem]]: problemWords({ problem }) } }
    return {
      ok: true,
      will: paymentSentences(asking, payment),
      button: `Record payment of ${formatRupees(amountMinor)}`,
      tells: payerIn(record),
      run: (request) => recordHandPayment(services, { ...request, payment }),
    }
  },
}

function paymentSentences(
  { record: { account, registration, payments } }: Asking<RegistrationRecord>,
  { amountMinor, method, day }: HandMoney,
): string[] {
  const atTheBank = payments.find((each) => mayBePaid(each) && each.amount_minor === amountMinor)
  return [
    atTheBank
      ? `The same amount is at the bank right now: ${atTheBank.txnid} was paid online and is still pending. If both arrive, one has to be given back.`
      : '',
    `${formatRupees(amountMinor)} by ${method} on ${shortDay(day)} is recorded, with a receipt.`,
    registration.hold === 'held' ? 'The places are confirmed.' : '',
    takesPlaces(registration.hold) ? '' : 'It has no places: offer a place afterwards.',
    ...dueSentences(account.dueMinor - account.excessMinor - amountMinor),
  ].filter(Boolean)
}

const FIELD_OF: Record<HandPaymentProblem, string> = {
  ...HAND_MONEY_FIELDS,
  'same-reference': 'reference',
  'looks-recorded': 'another',
  cancelled: '',
}

export const giveReductionAction: ActionScreen<RegistrationRecord> = {
  code: 'give-reduction',
  slug: 'reduction',
  needs: 'reduce',
  isOffered: (record) => !isCancelled(record),
  says: (details, facts) => `Saved. ${rupees(details)} was taken off the price${dueNow(facts)}.`,
  Fields: ({ typing }) => (
    <TypedFields
      {...typing}
      fields={[
        AMOUNT,
        { label: 'Reason', name: 'reason', help: 'For example a scholarship, or staff.' },
      ]}
    />
  ),
  async plan({ services, record, typed }): Promise<Plan> {
    const { registration, account } = record
    if (registration.hold === 'cancelled') return { ok: false, problem: 'cancelled' }
    const maxMinor = registration.full_minor - account.reducedMinor
    const tooMuch = `The price can be reduced by ${formatRupees(maxMinor)} at most.`
    const reading = readForm(amountAndReason(maxMinor, tooMuch), typed)
    if (!reading.ok) return reading
    const { amount: amountMinor, reason } = reading.value
    const asked = maxMinor - amountMinor
    const rest = asked - account.paidMinor
    return {
      ok: true,
      will: [
        `The price was ${formatRupees(maxMinor)} and becomes ${formatRupees(asked)}.`,
        ...(rest <= 0 && registration.hold === 'held' ? ['The places are confirmed.'] : []),
        ...dueSentences(rest),
      ],
      button: `Give a reduction of ${formatRupees(amountMinor)}`,
      tells: payerIn(record),
      run: (request) => reduce(services, { ...request, amountMinor, reason }),
    }
  },
}

/** Of money by hand, or of a reduction. Opened beside its entry. */
export const takeBackAction: ActionScreen<RegistrationRecord> = {
  code: 'take-back',
  slug: 'take-back',
  heading: 'Reverse this entry',
  needs: 'recordMoney',
  says: (details, facts) => `Saved. ${rupees(details)} was taken back${dueNow(facts)}.`,
  Fields: ({ record: { entries }, typing }) => (
    <>
      {entries
        .filter(({ id }) => id === typing.typed.entry)
        .map(({ id, kind, amount_minor, method, day, author }) => (
          <p key={id}>
            {formatRupees(amount_minor)} {kind === 'reduction' ? 'reduction' : `by ${method}`},{' '}
            {shortDay(day)}, by {author}
          </p>
        ))}
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
      return {
        ok: false,
        errors: {
          reason:
            'Today is closed, so nothing can be taken back today. Please do it tomorrow, or ask the treasurer to open the day again.',
        },
      }
    }
    const { event_code } = record.registration
    const event = findEvent(services.content.conferences, event_code)?.event
    return {
      ok: true,
      will: takeBackSentences(record, entry, event?.capacity !== undefined),
      button: `Take back ${formatRupees(entry.amount_minor)}`,
      tells: payerIn(record),
      run: (request) => takeBackEntry(services, { ...request, entryId: entry.id, reason }),
    }
  },
}

/** Places are counted where the event has a limited number of them. */
function takeBackSentences(
  { registration: { hold, full_minor }, account }: RegistrationRecord,
  { kind, method, amount_minor }: MoneyEntry,
  isCounted: boolean,
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
