import { randomUUID } from 'node:crypto'
import { sentForm } from '#app/http/read-form-data.ts'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { changesSince } from '#app/office/office-line.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import { problemWords } from '#app/office/words/problems.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import { staffCan } from '#domain/staff.ts'
import { findSentForm } from '#workflows/do-once.ts'
import type { ActionScreen, OfficeRecord, Plan, ReadyPlan } from './action-screen.ts'
import { ActionView } from './action-view.tsx'
import { isMailed } from './mail-family.tsx'
import { addressOf, recordRow } from './office-record.ts'

type Found<Record extends OfficeRecord> = { screen: ActionScreen<Record>; record: Record }

/** Finds the record and the action of the address, or the answer for somebody who may not see them. */
type Find<Record extends OfficeRecord> = (
  context: OfficeContext,
) => Promise<Found<Record> | Response>

/** Opens an action: its empty form, or what will happen where nothing has to be filled in. */
export async function openAction<Record extends OfficeRecord>(
  context: OfficeContext,
  find: Find<Record>,
): Promise<Response> {
  const found = await findAllowed(context, find)
  if (found instanceof Response) return found
  const { screen, record } = found
  const initial = screen.initial?.(record, context.env.services.now())
  const typed = { ...initial, ...context.req.query() }
  const plan = screen.Fields ? undefined : await planOf(context, found, typed)
  return answer(context, found, { typed, plan })
}

/**
 * Shows what will happen, or does it. The same form sent twice does it once. If somebody has changed the
 * record since the form was opened, nothing is done: the page tells it and asks.
 */
export async function runAction<Record extends OfficeRecord>(
  context: OfficeContext,
  find: Find<Record>,
): Promise<Response> {
  const found = await findAllowed(context, find)
  if (found instanceof Response) return found
  const { kind } = found.record
  const { id, version: current } = recordRow(found.record)
  const sent = await sentForm(context.req.raw)
  const { key, version = current } = sent
  const { intent, ...typed } = sent.typed
  const plan = intent === 'edit' ? undefined : await planOf(context, found, typed)
  // Asked after the plan: what the first click of two has done makes no plan of the second one wrong.
  const done = key && (await findSentForm(context.env.services, key))
  if (done) return goBack(context, found, done)
  if (version !== current || !isReady(plan) || intent !== 'do' || !key) {
    return answer(context, found, { typed, plan, key, version })
  }
  const notify = plan.tells && plan.tells.length > 0 ? isMailed(typed) : undefined
  const result = await plan.run({ actor: staffOf(context), kind, id, key, version, notify })
  if (result.ok) return goBack(context, found, await findSentForm(context.env.services, key))
  if (result.problem === 'not-allowed') return answerNotAllowed(context)
  // Changed between the plan and the deed.
  if (result.problem === 'changed') return runAction(context, find)
  return answer(context, found, { typed, plan: result, version, status: 409 })
}

async function findAllowed<Record extends OfficeRecord>(
  context: OfficeContext,
  find: Find<Record>,
): Promise<Found<Record> | Response> {
  const found = await find(context)
  if (found instanceof Response) return found
  return staffCan[found.screen.needs](staffOf(context)) ? found : answerNotAllowed(context)
}

function planOf<Record extends OfficeRecord>(
  context: OfficeContext,
  { screen, record }: Found<Record>,
  typed: Typed,
): Promise<Plan> {
  return screen.plan({ services: context.env.services, actor: staffOf(context), record, typed })
}

async function answer<Record extends OfficeRecord>(
  context: OfficeContext,
  { screen, record }: Found<Record>,
  answered: {
    typed: Typed
    plan?: Plan | undefined
    /** The confirmation has the key of the form before it. Every new form has a new one. */
    key?: string | undefined
    /** With which the form was first opened. */
    version?: number
    status?: number
  },
): Promise<Response> {
  const current = recordRow(record).version
  const { typed, plan, key = randomUUID(), version = current } = answered
  const refused = plan && !isReady(plan) ? 422 : 200
  const { services } = context.env
  return answerPage(context, {
    title: screen.heading ?? screen.name,
    status: version === current ? (answered.status ?? refused) : 409,
    content: (
      <ActionView
        screen={screen}
        record={record}
        offers={plan?.ok ? undefined : await screen.offers?.({ services, record })}
        typed={typed}
        errors={errorsOf(plan)}
        plan={plan?.ok ? plan : undefined}
        formKey={key}
        version={current}
        changes={changesSince(record.officeEvents, version)}
      />
    ),
  })
}

/** Whether nothing is wrong, also with what was typed beside the plan. */
function isReady(plan: Plan | undefined): plan is ReadyPlan {
  return plan?.ok === true && Object.keys(plan.errors ?? {}).length === 0
}

function errorsOf(plan: Plan | undefined): Errors {
  if (!plan || plan.ok) return plan?.errors ?? {}
  return 'errors' in plan ? plan.errors : { '': problemWords(plan) }
}

/** The page says what the stored event says, so that nobody can forge it by the address. */
function goBack<Record extends OfficeRecord>(
  context: OfficeContext,
  { record }: Found<Record>,
  event: { id: string } | undefined,
): Response {
  return context.redirect(`${addressOf(record)}${event ? `?done=${event.id}` : ''}`, 303)
}
