import { randomUUID } from 'node:crypto'
import { readRegistrationRows } from '#app/features/registration/correction/read-registration-rows.ts'
import { RegistrationChoices } from '#app/features/registration/correction/registration-fields.tsx'
import { PAYMENT_OPTIONS } from '#app/features/registration/registration-form.tsx'
import { LABELS } from '#app/features/registration/still-missing.ts'
import { sentForm } from '#app/http/sent-form.ts'
import { FormKey } from '#app/office/form/form-key.tsx'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import { problemWords } from '#app/office/words/problems.ts'
import type { Errors, Typed, Typing } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { allEvents, type ConferenceEvent, eventLabel } from '#domain/conferences/conference.ts'
import { inOfferOrder } from '#domain/conferences/offer-order.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { staffCan } from '#domain/staff.ts'
import { takeRegistration } from '#workflows/registration/take-registration.ts'
import { mayExceed, OverCapacity } from './over-capacity.tsx'
import { PersonRows } from './person-rows.tsx'

/** The form for a registration by phone or at the door. `?event=` chooses the conference. */
export async function showNewRegistration(context: OfficeContext): Promise<Response> {
  if (!staffCan.takeRegistration(staffOf(context))) return answerNotAllowed(context)
  const productinfo = context.req.query('event') ?? ''
  return answer(context, { typed: { productinfo, paym: 'Full Payment', pay: 'later' } })
}

export async function takeNewRegistration(context: OfficeContext): Promise<Response> {
  const actor = staffOf(context)
  if (!staffCan.takeRegistration(actor)) return answerNotAllowed(context)
  const { typed, key = randomUUID() } = await sentForm(context.req.raw)
  const reading = readRegistrationRows(typed, { events: offered(context).map(({ code }) => code) })
  if (!reading.ok) return answer(context, { typed, key, errors: reading.errors, status: 422 })
  const { registration } = reading
  const isPaidInCash = typed.pay === 'cash'
  const taken = await takeRegistration(context.env.services, {
    actor,
    key,
    registration,
    isPaidInCash,
    overCapacity: mayExceed(typed),
  })
  if (taken.ok) return context.redirect(`/office/registrations/${taken.id}`, 303)
  if (taken.problem === 'not-allowed') return answerNotAllowed(context)
  const errors: Errors =
    taken.problem === 'closed-day' ? { '': TODAY_IS_CLOSED } : { productinfo: problemWords(taken) }
  return answer(context, { typed, key, errors, status: 409 })
}

const TODAY_IS_CLOSED =
  'Today is closed, so no cash can be recorded today. Please choose to pay later, or ask the treasurer to open the day again.'

/** Closed conferences too: the office decides. */
function offered({ env: { services } }: OfficeContext) {
  return inOfferOrder(allEvents(services.content.conferences), services.now())
}

type Shown = { typed: Typed; key?: string; errors?: Errors; status?: number }

function answer(context: OfficeContext, { typed, key, errors = {}, status = 200 }: Shown) {
  return answerPage(context, {
    title: 'New registration',
    status,
    content: (
      <NewRegistrationView
        typed={typed}
        errors={errors}
        formKey={key ?? randomUUID()}
        events={offered(context)}
      />
    ),
  })
}

type Props = Typing & {
  formKey: string
  events: readonly ConferenceEvent[]
}

/** The fields of the public form, on one page that works without a script. */
function NewRegistrationView({ formKey, events, ...typing }: Props) {
  const codes = events.map((event) => ({ value: event.code, label: eventLabel(event) }))
  return (
    <>
      <h1>New registration</h1>
      <p>For somebody on the phone or at the door. Leave unused rows empty.</p>
      <form className="form office-form" method="post" action="/office/registrations/new">
        <FormKey value={formKey} />
        <TypedErrors errors={typing.errors} />
        <div className="office-pairs">
          <RegistrationChoices events={codes} {...typing}>
            <TypedField label={LABELS.paym} name="paym" options={PAYMENT_OPTIONS} {...typing} />
          </RegistrationChoices>
        </div>
        <PersonRows count={LARGEST_PARTY} {...typing} />
        <PayChoice {...typing} />
        <OverCapacity {...typing} />
        <p className="field-help">
          Please read the conditions to them. By pressing Submit you say that they agree. They get a
          mail.
        </p>
        <button className="button" type="submit">
          Submit
        </button>
      </form>
    </>
  )
}

function PayChoice({ typed }: Pick<Props, 'typed'>) {
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
