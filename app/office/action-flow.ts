import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { wasFormSent } from '#workflows/office/was-form-sent.ts'
import type { Errors, Plan, ReadyPlan, Typed } from './action-plan.ts'
import type { OfficeContext } from './office-env.ts'
import { answerPage } from './office-page.tsx'
import { problemWords } from './problem-words.ts'
import { answerNotAllowed } from './refusals.tsx'
import { typedFields } from './typed-fields.ts'

/** The key of a form, and the version with which it was first opened. */
type SentForm = { key: string; version: number }

export type ShownAction = {
  typed: Typed
  errors: Errors
  /** What will happen, once everything is filled in. */
  plan: ReadyPlan<SentForm> | undefined
  /** The form's own key. */
  formKey: string
  /** The version with which the form was first opened; undefined on a new form. */
  version: number | undefined
  /** The version since which somebody else has changed it. */
  changedSince: number | undefined
}

/** An action on one gift or one registration. */
export type ActionTarget = {
  slug: string
  name: string
  /** The page of what it is about. */
  address: string
  /** Whether something has to be filled in; otherwise what will happen is shown at once. */
  hasFields: boolean
  /** The values with which the form opens. */
  initial: Typed
  plan: (typed: Typed) => Promise<Plan<SentForm>>
  show: (shown: ShownAction) => ReactNode
}

/** Finds the target of the address, or the answer for somebody who may not see it. */
type FindTarget = (context: OfficeContext) => Promise<ActionTarget | Response>

/** Opens an action: its empty form, or what will happen where nothing has to be filled in. */
export async function openAction(context: OfficeContext, find: FindTarget): Promise<Response> {
  const target = await find(context)
  if (target instanceof Response) return target
  const typed = { ...target.initial, ...context.req.query() }
  const plan = target.hasFields ? undefined : await target.plan(typed)
  return answer(context, target, { typed, plan })
}

/** Shows what will happen, or does it. The same form sent twice does it once. */
export async function runAction(context: OfficeContext, find: FindTarget): Promise<Response> {
  const target = await find(context)
  if (target instanceof Response) return target
  const { key, version: opened = '', intent, ...typed } = await typedFields(context)
  const version = /^\d+$/.test(opened) ? Number(opened) : undefined
  if (key && (await wasFormSent(context.env.services, key))) return goBack(context, target)
  if (intent === 'edit') return answer(context, target, { typed, version })
  const plan = await target.plan(typed)
  if (!plan.ok || intent !== 'do' || !key) {
    return answer(context, target, { typed, plan, key, version })
  }
  const form = { key, version: version ?? Number.NaN }
  const result = await plan.run(form)
  if (result.ok) {
    return goBack(context, target, result.answer === 'unclear' ? 'unclear' : target.slug)
  }
  if (result.problem === 'not-allowed') return answerNotAllowed(context)
  if (result.problem === 'changed') return showChanges(context, find, { typed, form })
  const errors = { '': result.shortage ?? problemWords(result.problem) }
  return answer(context, target, { typed, plan: { ok: false, errors }, version, status: 409 })
}

type Answered = {
  typed: Typed
  plan?: Plan<SentForm> | undefined
  /** The confirmation has the key of the form before it. Every new form has a new one. */
  key?: string | undefined
  version?: number | undefined
  status?: number
  changedSince?: number
}

function answer(context: OfficeContext, target: ActionTarget, answered: Answered): Response {
  const { typed, plan, key = randomUUID(), version, changedSince } = answered
  return answerPage(context, {
    title: target.name,
    status: answered.status ?? (plan?.ok === false ? 422 : 200),
    content: target.show({
      typed,
      errors: plan && !plan.ok ? plan.errors : {},
      plan: plan?.ok ? plan : undefined,
      formKey: key,
      version,
      changedSince,
    }),
  })
}

/** The second of two people sees what the first one did, with everything typed kept. */
async function showChanges(
  context: OfficeContext,
  find: FindTarget,
  { typed, form }: { typed: Typed; form: SentForm },
): Promise<Response> {
  const target = await find(context)
  if (target instanceof Response) return target
  const plan = await target.plan(typed)
  return answer(context, target, { typed, plan, status: 409, changedSince: form.version })
}

function goBack(context: OfficeContext, { address }: ActionTarget, done = ''): Response {
  const query = done ? `?${new URLSearchParams({ done })}` : ''
  return context.redirect(`${address}${query}`, 303)
}
