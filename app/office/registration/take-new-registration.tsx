import { randomUUID } from 'node:crypto'
import { readRegistrationRows } from '#app/features/registration/correction/read-registration-rows.ts'
import { sentForm } from '#app/http/sent-form.ts'
import { problemWords } from '#app/office/words/problems.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import { allEvents } from '#domain/conferences/conference.ts'
import { inOfferOrder } from '#domain/conferences/offer-order.ts'
import { staffCan } from '#domain/staff.ts'
import { takeRegistration } from '#workflows/registration/take-registration.ts'
import { type OfficeContext, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed } from '../refusals.tsx'
import { NewRegistrationView } from './new-registration-view.tsx'
import { mayExceed } from './over-capacity.tsx'

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
