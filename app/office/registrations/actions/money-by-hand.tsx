import * as v from 'valibot'
import type { ActionScreen, Plan, ReadyPlan } from '#app/office/action/action-screen.ts'
import { isCancelled, payerIn } from '#app/office/action/office-record.ts'
import {
  AMOUNT,
  amountAndReason,
  handFields,
  handMoneyFields,
  readHandForm,
} from '#app/office/form/office-fields.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { shortDay } from '#domain/dates.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import { formatRupees, toDecimalText } from '#domain/money.ts'
import { HAND_METHODS, HAND_MONEY_FIELDS, type HandMoney } from '#domain/payments/hand-money.ts'
import { mayBePaid } from '#domain/payments/hand-off.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { dueNow, rupees } from '#words/office/done.ts'
import { closedDayWords, dueSentences } from '#words/office/due.ts'
import { problemWords } from '#words/office/problems.ts'
import { howPaid } from '#words/payments.ts'
import { openDayFrom } from '#workflows/records/closing/close-day.ts'
import {
  type HandPaymentProblem,
  handPaymentProblem,
  onDay,
  recordPayment as recordHandPayment,
  giveReduction as reduce,
} from '#workflows/records/money/record-payment.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

export const recordPaymentAction: ActionScreen<RegistrationRecord> = {
  code: 'record-payment',
  slug: 'record-payment',
  needs: 'recordMoney',
  isOffered: (record) => !isCancelled(record),
  says: (details, facts) =>
    `Saved. ${rupees(details)} was received ${howPaid('en', details.method)}${dueNow(facts)}.`,
  initial: ({ account }, now) => ({
    day: dayInIndia(now.getTime()),
    amount: account.dueMinor > 0 ? toDecimalText(account.dueMinor) : '',
  }),
  fields: ({ errors }) => [
    ...handFields(HAND_METHODS, 'UPI payment, transfer or cheque'),
    ...(errors.another
      ? [{ label: 'This is another payment: it came twice', name: 'another', isTick: true }]
      : []),
  ],
  async plan({ services, record, typed }) {
    const at = services.now()
    const reading = readHandForm(v.object(handMoneyFields(dayInIndia(at.getTime()))), typed)
    if (!reading.ok) return reading
    const { amount: amountMinor, ...money } = reading.value
    const payment = { ...money, amountMinor, isAnother: typed.another === 'yes' }
    const problem = handPaymentProblem({ ...record, payment, at })
    if (problem) return { ok: false, errors: { [FIELD_OF[problem]]: problemWords({ problem }) } }
    return {
      ok: true,
      will: paymentSentences(record, payment, await openDayFrom(services.db, payment.day)),
      button: `Record payment of ${formatRupees(amountMinor)}`,
      tells: payerIn(record),
      run: (request) => recordHandPayment(services, { ...request, payment }),
    }
  },
}

function paymentSentences(
  { account, registration, payments }: RegistrationRecord,
  { amountMinor, method, day: meant }: HandMoney,
  day: Day,
): ReadyPlan['will'] {
  const atTheBank = payments.find((each) => mayBePaid(each) && each.amount_minor === amountMinor)
  return [
    atTheBank !== undefined &&
      `The same amount is at the bank right now: ${atTheBank.txnid} was paid online and is still pending. If both arrive, one has to be given back.`,
    `${formatRupees(amountMinor)} ${howPaid('en', method)} on ${shortDay(meant)} is recorded, with a receipt.`,
    closedDayWords(onDay(day, meant)),
    registration.hold === 'held' && 'The places are confirmed.',
    !takesPlaces(registration.hold) && 'It has no places: offer a place afterwards.',
    ...dueSentences(account.dueMinor - account.excessMinor - amountMinor),
  ]
}

const FIELD_OF: Record<HandPaymentProblem, string> = {
  ...HAND_MONEY_FIELDS,
  'same-reference': 'reference',
  'looks-recorded': 'another',
  cancelled: '',
}

export const giveDiscountAction: ActionScreen<RegistrationRecord> = {
  code: 'give-reduction',
  slug: 'reduction',
  needs: 'reduce',
  isOffered: (record) => !isCancelled(record),
  says: (details, facts) => `Saved. A discount of ${rupees(details)} was given${dueNow(facts)}.`,
  fields: () => [
    AMOUNT,
    { label: 'Reason', name: 'reason', help: 'For example a scholarship, or staff.' },
  ],
  async plan({ services, record, typed }): Promise<Plan> {
    const { registration, account } = record
    if (registration.hold === 'cancelled') return { ok: false, problem: 'cancelled' }
    const maxMinor = registration.full_minor - account.reducedMinor
    const tooMuch = `The discount can be ${formatRupees(maxMinor)} at most.`
    const reading = readForm(amountAndReason(maxMinor, tooMuch), typed)
    if (!reading.ok) return reading
    const { amount: amountMinor, reason } = reading.value
    const asked = maxMinor - amountMinor
    const rest = asked - account.paidMinor
    return {
      ok: true,
      will: [
        `The price was ${formatRupees(maxMinor)} and becomes ${formatRupees(asked)}.`,
        rest <= 0 && registration.hold === 'held' && 'The places are confirmed.',
        ...dueSentences(rest),
      ],
      button: `Give a discount of ${formatRupees(amountMinor)}`,
      tells: payerIn(record),
      run: (request) => reduce(services, { ...request, amountMinor, reason }),
    }
  },
}
