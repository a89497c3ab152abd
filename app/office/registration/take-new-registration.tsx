import { randomUUID } from 'node:crypto'
import { readRegistrationRows } from '#app/features/registration/correction/read-registration-rows.ts'
import { RegistrationChoices } from '#app/features/registration/correction/registration-fields.tsx'
import { sentForm } from '#app/http/read-form-data.ts'
import { LANGUAGE_OPTIONS } from '#app/office/form/office-fields.ts'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import { problemWords } from '#app/office/words/problems.ts'
import { labelledOptions } from '#app/ui/form/field.tsx'
import type { Errors, Typed, Typing } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import {
  allEvents,
  type ConferenceEvent,
  eventLabel,
  inOfferOrder,
} from '#domain/conferences/conference.ts'
import type { Problem } from '#domain/problems.ts'
import { LARGEST_PARTY, type RegistrationInput } from '#domain/registration/party.ts'
import { PAYMENT_TYPES } from '#domain/registration/price.ts'
import { staffCan } from '#domain/staff.ts'
import { REGISTRATION_FIELDS } from '#words/forms.ts'
import { findSentForm } from '#workflows/do-once.ts'
import {
  previewTaking,
  takeRegistration,
} from '#workflows/records/registration/take-registration.ts'
import { NewRegistrationPlan } from './new-registration-plan.tsx'
import { mayExceed, OverCapacity } from './over-capacity.tsx'
import { PersonRows } from './person-rows.tsx'

/** The form for a registration by phone or at the door. `?event=` chooses the conference. */
export async function showNewRegistration(context: OfficeContext): Promise<Response> {
  if (!staffCan.takeRegistration(staffOf(context))) return answerNotAllowed(context)
  const productinfo = context.req.query('event') ?? ''
  const typed = { productinfo, paym: 'Full Payment', language: 'en', pay: 'later' }
  return answerForm(context, { typed, key: randomUUID() })
}

/** Shows the price, or stores the registration. What was typed comes back with everything else. */
export async function takeNewRegistration(context: OfficeContext): Promise<Response> {
  if (!staffCan.takeRegistration(staffOf(context))) return answerNotAllowed(context)
  const { typed: sent, key = randomUUID() } = await sentForm(context.req.raw)
  const { intent, price, ...typed } = sent
  const form = { typed, key }
  if (intent === 'edit') return answerForm(context, form)
  const codes = offered(context).map(({ code }) => code)
  const reading = readRegistrationRows(typed, { events: codes, atDesk: true, language: 'en' })
  if (!reading.ok) return answerForm(context, { ...form, errors: reading.errors, status: 422 })
  const { registration } = reading
  // Sent a second time it leads to what was stored the first time.
  const isPlan = intent !== 'do' && !(await findSentForm(context.env.services, key))
  if (isPlan) return answerPlan(context, { ...form, registration })
  return take(context, { ...form, registration, shownMinor: Number(price) })
}

type Form = { typed: Typed; key: string }
type Filled = Form & { registration: RegistrationInput }

async function take(
  context: OfficeContext,
  { shownMinor, ...filled }: Filled & { shownMinor: number },
): Promise<Response> {
  const taken = await takeRegistration(context.env.services, {
    actor: staffOf(context),
    key: filled.key,
    ...wantedOf(filled),
    shownMinor,
  })
  if (taken.ok) return context.redirect(`/office/registrations/${taken.id}?done=new`, 303)
  if (taken.problem === 'not-allowed') return answerNotAllowed(context)
  if (taken.problem !== 'other-price') return answerProblem(context, filled, taken)
  return answerPlan(context, { ...filled, message: problemWords(taken) })
}

function wantedOf({ typed, registration }: Filled) {
  return { registration, isPaidInCash: typed.pay === 'cash', overCapacity: mayExceed(typed) }
}

type Planned = Filled & { message?: string }

async function answerPlan(context: OfficeContext, planned: Planned): Promise<Response> {
  const { typed, key, registration, message = '' } = planned
  const plan = await previewTaking(context.env.services, wantedOf(planned))
  if (!plan.ok) return answerProblem(context, planned, plan)
  const view = { typed, formKey: key, registration, plan, message }
  return answerPage(context, {
    title: 'New registration',
    status: message ? 409 : 200,
    content: <NewRegistrationPlan {...view} />,
  })
}

function answerProblem(context: OfficeContext, form: Form, problem: Problem): Response {
  const errors: Errors =
    problem.problem === 'closed-day'
      ? { '': TODAY_IS_CLOSED }
      : { productinfo: problemWords(problem) }
  return answerForm(context, { ...form, errors, status: 409 })
}

const TODAY_IS_CLOSED =
  'Today is closed, so no cash can be recorded today. Please choose to pay later, or ask the treasurer to open the day again.'

/** Closed conferences too: the office decides. */
function offered({ env: { services } }: OfficeContext) {
  return inOfferOrder(allEvents(services.content.conferences), services.now())
}

type Shown = Form & { errors?: Errors; status?: number }

function answerForm(context: OfficeContext, { typed, key, errors = {}, status = 200 }: Shown) {
  const view = { typed, errors, formKey: key, events: offered(context) }
  const content = <NewRegistrationForm {...view} />
  return answerPage(context, { title: 'New registration', status, content })
}

const { labels, payments } = REGISTRATION_FIELDS.en

const PAYMENTS = labelledOptions(PAYMENT_TYPES, payments)

type NewRegistrationFormProps = Typing & {
  formKey: string
  events: readonly ConferenceEvent[]
}

/** The fields of the public form, on one page that works without a script. */
function NewRegistrationForm({ formKey, events, ...typing }: NewRegistrationFormProps) {
  const codes = events.map((event) => ({ value: event.code, label: eventLabel(event) }))
  return (
    <>
      <h1>New registration</h1>
      <p>
        For somebody on the phone or at the door. Without an e-mail address nothing is mailed, and
        you print the tickets. Where Email, Mobile or City is empty, the first person’s is used.
        Leave unused rows empty.
      </p>
      <form method="post" className="form office-form" action="/office/registrations/new">
        <FormKey value={formKey} />
        <TypedErrors errors={typing.errors} />
        <div className="office-pairs tiles">
          <RegistrationChoices events={codes} {...typing}>
            <TypedField label={labels.paym} name="paym" options={PAYMENTS} {...typing} />
            <TypedField label="Language" name="language" options={LANGUAGE_OPTIONS} {...typing} />
          </RegistrationChoices>
        </div>
        <PersonRows count={LARGEST_PARTY} {...typing} />
        <PayChoice {...typing} />
        <OverCapacity {...typing} />
        <Submit intent="show">Continue</Submit>
      </form>
    </>
  )
}

function PayChoice({ typed }: Pick<NewRegistrationFormProps, 'typed'>) {
  return (
    <fieldset className="card office-person">
      <legend>Payment</legend>
      {PAY_CHOICES.map(({ value, label }) => (
        <label key={value} className="office-check">
          <input
            type="radio"
            name="pay"
            value={value}
            defaultChecked={(typed.pay ?? 'later') === value}
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  )
}

const PAY_CHOICES = [
  { value: 'later', label: 'Pay later' },
  { value: 'cash', label: 'Paid in cash' },
]
