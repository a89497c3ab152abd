import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { versionOf } from '#app/office/form/form-version.tsx'
import { typedFields } from '#app/office/form/typed-fields.ts'
import type { OfficeContext } from '#app/office/office-env.ts'
import type { HistoryLine } from '#app/office/office-line.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import { wasFormSent } from '#workflows/registration/was-form-sent.ts'
import type { Plan, ReadyPlan } from './action-plan.ts'
import { problemWords } from './problem-words.ts'

/** The key of a form, and the version with which it was first opened. */
type SentForm = { key: string; version: number }

export type ShownAction = {
  typed: Typed
  errors: Errors
  /** What will happen, once everything is filled in. */
  plan: ReadyPlan<SentForm> | undefined
  /** The form's own key. */
  formKey: string
  /** The version with which the form was first opened, or whose changes this page tells. */
  version: number
  /** What somebody has changed since the form was opened. */
  changes: HistoryLine[]
}

/** An action on one gift or one registration. */
export type ActionTarget = {
  slug: string
  name: string
  /** The page of what it is about. */
  address: string
  /** The version that it has now. */
  version: number
  /** What was changed since an earlier version. */
  changesSince: (version: number) => HistoryLine[]
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

/**
 * Shows what will happen, or does it. The same form sent twice does it once. If somebody has changed the
 * record since the form was opened, nothing is done: the page tells it and asks.
 */
export async function runAction(context: OfficeContext, find: FindTarget): Promise<Response> {
  const target = await find(context)
  if (target instanceof Response) return target
  const { key, version: opened, intent, ...typed } = await typedFields(context)
  const version = versionOf({ version: opened }) ?? target.version
  const plan = intent === 'edit' ? undefined : await target.plan(typed)
  // Asked after the plan: what the first click of two has done makes no plan of the second one wrong.
  if (key && (await wasFormSent(context.env.services, key))) return goBack(context, target)
  const isOutdated = version !== target.version
  if (isOutdated || !plan?.ok || intent !== 'do' || !key) {
    return answer(context, target, { typed, plan, key, version })
  }
  const result = await plan.run({ key, version })
  if (result.ok) return goBack(context, target)
  if (result.problem === 'not-allowed') return answerNotAllowed(context)
  // Changed between the plan and the deed.
  if (result.problem === 'changed') return runAction(context, find)
  const errors = { '': result.shortage ?? problemWords(result.problem) }
  return answer(context, target, { typed, plan: { ok: false, errors }, version, status: 409 })
}

type Answered = {
  typed: Typed
  plan?: Plan<SentForm> | undefined
  /** The confirmation has the key of the form before it. Every new form has a new one. */
  key?: string | undefined
  /** With which the form was first opened. */
  version?: number
  status?: number
}

function answer(context: OfficeContext, target: ActionTarget, answered: Answered): Response {
  const { typed, plan, key = randomUUID(), version = target.version } = answered
  const isOutdated = version !== target.version
  const refused = plan?.ok === false ? 422 : 200
  return answerPage(context, {
    title: target.name,
    status: isOutdated ? 409 : (answered.status ?? refused),
    content: target.show({
      typed,
      errors: plan && !plan.ok ? plan.errors : {},
      plan: plan?.ok ? plan : undefined,
      formKey: key,
      version: target.version,
      changes: target.changesSince(version),
    }),
  })
}

function goBack(context: OfficeContext, { address, slug }: ActionTarget): Response {
  return context.redirect(`${address}?${new URLSearchParams({ done: slug })}`, 303)
}
