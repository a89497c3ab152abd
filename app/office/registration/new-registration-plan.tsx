import { explainPrice } from '#app/features/registration/price/price-summary.tsx'
import { WillHappen } from '#app/office/action/will-happen.tsx'
import { FormKey, HiddenFields, Submit } from '#app/office/form/office-form.tsx'
import type { Typing } from '#app/ui/form/typed.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { eventLabel } from '#domain/conferences/conference.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { type RegistrationInput, shortArrival } from '#domain/registration/party.ts'
import type { TakingPlan } from '#workflows/records/registration/take-registration.ts'
import { numbers, Sheet } from '../sheet.tsx'
import { exceedingSentences } from './over-capacity.tsx'

/** The errors are why it was not stored; none the first time. */
type Props = Typing & {
  formKey: string | undefined
  registration: RegistrationInput
  plan: TakingPlan
}

/** The people, the price and what is due, before anything is stored. */
export function NewRegistrationPlan({ typed, errors, formKey, registration, plan }: Props) {
  const { type, residential, arrival, language } = registration
  const { total, balance } = plan.quoted
  return (
    <>
      <h1>New registration</h1>
      <p>
        <strong>{eventLabel(plan.event)}</strong>
        {` · ${type} · ${residential} · arrives ${shortArrival(arrival)} · ${ENGLISH_LANGUAGE_NAMES[language]}`}
      </p>
      <form method="post" className="form office-form" action="/office/registrations/new">
        <FormKey value={formKey} />
        <TypedErrors errors={errors} />
        <HiddenFields fields={{ ...typed, price: total + balance }} />
        <PriceSheet registration={registration} plan={plan} />
        <WillHappen will={sentences(registration, plan)} />
        <p className="field-help">
          Please read the conditions to them. By pressing Register you confirm that they agree.
        </p>
        <div className="button-row">
          <Submit intent="do">Register</Submit>
          <Submit intent="edit" isQuiet>
            Change what I typed
          </Submit>
        </div>
      </form>
    </>
  )
}

function PriceSheet({ registration, plan }: Pick<Props, 'registration' | 'plan'>) {
  const { lines, total, balance } = plan.quoted
  const rows = lines.map((line, index) => {
    const { firstname = '', lastname = '', phone = '' } = registration.persons[index] ?? {}
    const amount = formatRupees(line.amount + line.balance)
    const name = `${firstname} ${lastname}`
    const tel = (
      <span key="tel" className="nowrap">
        {phone}
      </span>
    )
    return { key: String(index), cells: [explainPrice('en', { ...line, name }), tel, amount] }
  })
  const totals = ['Price', '', formatRupees(total + balance)]
  return <Sheet caption="Who comes, and the price" columns={COLUMNS} rows={rows} totals={totals} />
}

const COLUMNS = ['Who', 'Mobile', ...numbers('Amount')]

function sentences({ persons }: RegistrationInput, plan: TakingPlan): string[] {
  const { length } = persons
  return [
    `${length === 1 ? 'One place is' : `${length} places are`} theirs at once, with ${length === 1 ? 'a ticket' : 'tickets'}.`,
    ...exceedingSentences(plan),
    ...moneySentences(plan),
    mailSentence([...new Set(persons.map(({ email }) => email))].filter(Boolean)),
  ]
}

function moneySentences({ quoted: { total, balance }, cashMinor }: TakingPlan): string[] {
  const restMinor = total + balance - cashMinor
  const cash =
    cashMinor > 0
      ? [`${formatRupees(cashMinor)} is recorded as cash of today, with a receipt.`]
      : []
  if (restMinor === 0) return [...cash, 'Nothing more is due.']
  const isAdvance = cashMinor === 0 && total > 0 && balance > 0
  if (isAdvance) {
    return [
      `Due now: ${formatRupees(total)}, on their page or to the office. Later: ${formatRupees(balance)}.`,
    ]
  }
  const where =
    cashMinor > 0 || total > 0 ? 'on their page or to the office' : 'at the registration desk'
  return [...cash, `Still due: ${formatRupees(restMinor)}, ${where}.`]
}

function mailSentence(addresses: readonly string[]): string {
  return addresses.length > 0
    ? `${addresses.join(' and ')} ${addresses.length === 1 ? 'gets' : 'get'} a mail.`
    : 'Nothing is mailed, because there is no e-mail address. Please print the tickets afterwards.'
}
