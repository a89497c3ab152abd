import { randomUUID } from 'node:crypto'
import { staffCan } from '#domain/staff.ts'
import {
  type RegistrationRecord,
  readRegistrationRecord,
} from '#workflows/office/read-registration-record.ts'
import { wasFormSent } from '#workflows/office/was-form-sent.ts'
import type { Errors, Plan, Typed } from '../action-plan.ts'
import { type OfficeContext, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { problemWords } from '../problem-words.ts'
import { answerNotAllowed, answerNotFound } from '../refusals.tsx'
import { typedFields } from '../typed-fields.ts'
import type { ActionRequest, ActionScreen } from './action-screen.ts'
import { ActionView } from './action-view.tsx'
import { findAction } from './find-action.ts'
import { changesSince } from './history.ts'
import { registrationAddress } from './registration-address.ts'

type Found = { context: OfficeContext; screen: ActionScreen; record: RegistrationRecord }

/** Opens an action: its empty form, or what will happen where nothing has to be filled in. */
export async function showAction(context: OfficeContext): Promise<Response> {
  const found = await findTarget(context)
  if (found instanceof Response) return found
  const { screen, record } = found
  const typed = { ...screen.initial?.(record, context.env.services.now()), ...context.req.query() }
  const plan = screen.Fields ? undefined : await planFor(found, typed)
  return answer(found, { typed, plan })
}

/** Shows what will happen, or does it. */
export async function takeAction(context: OfficeContext): Promise<Response> {
  const found = await findTarget(context)
  if (found instanceof Response) return found
  const { services } = context.env
  const { key, version, intent, ...typed } = await typedFields(context)
  const { screen, record } = found
  if (key && (await wasFormSent(services, key))) return goBack(found)
  if (intent === 'edit') return answer(found, { typed })
  const plan = await planFor(found, typed)
  if (!plan.ok || intent !== 'do' || !key) return answer(found, { typed, plan, key })
  const actor = staffOf(context)
  const request = { actor, id: record.registration.id, key, version: Number(version) }
  const result = await plan.run(request)
  if (result.ok) return goBack(found, result.answer === 'unclear' ? 'unclear' : screen.slug)
  if (result.problem === 'not-allowed') return answerNotAllowed(context)
  if (result.problem === 'changed') return showChanges(context, { typed, version: request.version })
  const errors = { '': result.shortage ?? problemWords(result.problem) }
  return answer(found, { typed, plan: { ok: false, errors }, status: 409 })
}

/** The registration and the action of the address, or the answer for somebody who may not see them. */
async function findTarget(context: OfficeContext): Promise<Found | Response> {
  const { services } = context.env
  const actor = staffOf(context)
  const screen = findAction(services, context.req.param('action') ?? '')
  const id = context.req.param('id') ?? ''
  const record = await readRegistrationRecord(services, { id, actor })
  if (!screen || !record) return answerNotFound(context)
  return staffCan[screen.needs](actor) ? { context, screen, record } : answerNotAllowed(context)
}

function planFor({ context, screen, record }: Found, typed: Typed): Promise<Plan<ActionRequest>> {
  return screen.plan({ services: context.env.services, actor: staffOf(context), record, typed })
}

type Shown = {
  typed: Typed
  plan?: Plan<ActionRequest> | undefined
  /** Kept from what will happen to doing it; new for each form. */
  key?: string | undefined
  status?: number
  changedSince?: number
}

function answer({ context, screen, record }: Found, shown: Shown): Response {
  const { typed, plan, key = randomUUID(), changedSince } = shown
  const errors: Errors = plan && !plan.ok ? plan.errors : {}
  const status = shown.status ?? (plan?.ok === false ? 422 : 200)
  return answerPage(context, {
    title: screen.name,
    status,
    content: (
      <ActionView
        screen={screen}
        record={record}
        typed={typed}
        errors={errors}
        plan={plan?.ok ? plan : undefined}
        formKey={key}
        changes={changedSince === undefined ? [] : changesSince(record, changedSince)}
      />
    ),
  })
}

/** The second of two people sees what the first one did, with everything typed kept. */
async function showChanges(
  context: OfficeContext,
  { typed, version }: { typed: Typed; version: number },
): Promise<Response> {
  const found = await findTarget(context)
  if (found instanceof Response) return found
  const plan = await planFor(found, typed)
  return answer(found, { typed, plan, status: 409, changedSince: version })
}

function goBack({ context, record }: Found, done = ''): Response {
  const query = done ? `?${new URLSearchParams({ done })}` : ''
  return context.redirect(`${registrationAddress(record)}${query}`, 303)
}
