import type { ActionScreen, Asking } from '#app/office/action/action-screen.ts'
import { readAmount } from '#app/office/form/read-amount.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { formatDay } from '#domain/dates.ts'
import { dayInIndia, isDay } from '#domain/days.ts'
import { formatRupees, toDecimalText } from '#domain/money.ts'
import { HAND_METHODS } from '#domain/payments/hand-method.ts'
import { HAND_MONEY_FIELDS } from '#domain/payments/hand-money.ts'
import { problemWords } from '#domain/problem-words.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import {
  type HandPaymentProblem,
  handPaymentProblem,
  recordPayment as recordHandPayment,
} from '#workflows/money/record-payment.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

const METHODS = HAND_METHODS.map((method) => ({ value: method, label: method }))

export const recordPaymentAction: ActionScreen<RegistrationRecord> = {
  slug: 'record-payment',
  name: 'Record payment',
  needs: 'recordMoney',
  initial: ({ account }, now) => ({
    day: dayInIndia(now.getTime()),
    amount: account.dueMinor > 0 ? toDecimalText(account.dueMinor) : '',
  }),
  Fields: ({ record: _, ...typing }) => (
    <>
      <TypedField label="Method" name="method" options={METHODS} {...typing} />
      <TypedField label="Day" name="day" type="date" {...typing} />
      <TypedField label="Amount" name="amount" inputMode="decimal" {...typing} />
      <TypedField
        label="Reference"
        name="reference"
        help="The number of the UPI payment, transfer or cheque. May be left empty for cash."
        {...typing}
      />
      {typing.errors.another && (
        <label className="office-check">
          <input type="checkbox" name="another" value="yes" /> This is another payment, it came
          twice
        </label>
      )}
    </>
  ),
  async plan(asking) {
    const { services, record, typed } = asking
    const amountMinor = readAmount(typed.amount) ?? 0
    const payment = {
      method: typed.method ?? '',
      day: typed.day ?? '',
      amountMinor,
      reference: typed.reference ?? '',
      isAnother: typed.another === 'yes',
    }
    const checked = { ...record, payment, at: services.now() }
    const problem = handPaymentProblem(checked)
    if (problem) return { ok: false, errors: errorsFor(problem) }
    return {
      ok: true,
      will: sentences(asking, payment),
      button: `Record payment of ${formatRupees(amountMinor)}`,
      run: (request) => recordHandPayment(services, { ...request, payment }),
    }
  },
}

function sentences(
  { record: { account, registration } }: Asking<RegistrationRecord>,
  { amountMinor, method, day }: { amountMinor: number; method: string; day: string },
): string[] {
  const rest = account.dueMinor - amountMinor
  return [
    `${formatRupees(amountMinor)} by ${method} on ${isDay(day) ? formatDay(day) : day} are recorded, with a receipt. The payer gets a mail.`,
    ...(registration.hold === 'held' ? ['The places are confirmed.'] : []),
    ...(takesPlaces(registration.hold) ? [] : ['It has no places: offer a place afterwards.']),
    rest > 0 ? `Then ${formatRupees(rest)} are still due.` : 'Then nothing is due.',
    ...(rest < 0 ? [`That is ${formatRupees(-rest)} more than is due.`] : []),
  ]
}

const FIELD_OF: Record<HandPaymentProblem, string> = {
  ...HAND_MONEY_FIELDS,
  'same-reference': 'reference',
  'looks-recorded': 'another',
  cancelled: '',
}

function errorsFor(problem: HandPaymentProblem) {
  return { [FIELD_OF[problem]]: problemWords({ problem }) }
}
