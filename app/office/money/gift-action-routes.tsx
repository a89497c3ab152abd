import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { staffCan } from '#domain/staff.ts'
import { type OneGift, readGiftPage } from '#workflows/office/read-gift-page.ts'
import { wasFormSent } from '#workflows/office/was-form-sent.ts'
import { ActionForm } from '../action-form.tsx'
import type { Errors, Plan, Typed } from '../action-plan.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { problemWords } from '../problem-words.ts'
import { answerNotAllowed, answerNotFound } from '../refusals.tsx'
import { typedFields } from '../typed-fields.ts'
import { findGiftAction } from './find-gift-action.ts'
import type { GiftAction, GiftActionRequest } from './gift-action.ts'

type Found = { context: OfficeContext; action: GiftAction; page: OneGift }

const ONE = '/gifts/:id{[0-9a-f-]{36}}/:action{refund|accept|send-back|mail}'

/** The actions on one gift: each shows what will happen before it does it. */
export const giftActionRoutes = new Hono<OfficeEnv>()

giftActionRoutes.get(ONE, async (context) => {
  const found = await findTarget(context)
  if (found instanceof Response) return found
  const { action, page } = found
  const typed = { ...action.initial?.(page), ...context.req.query() }
  return answer(found, { typed, plan: action.Fields ? undefined : planFor(found, typed) })
})

giftActionRoutes.post(ONE, async (context) => {
  const found = await findTarget(context)
  if (found instanceof Response) return found
  const { action, page } = found
  const { key, intent, ...typed } = await typedFields(context)
  if (key && (await wasFormSent(context.env.services, key))) return goBack(found)
  if (intent === 'edit') return answer(found, { typed })
  const plan = planFor(found, typed)
  if (!plan.ok || intent !== 'do' || !key) return answer(found, { typed, plan, key })
  const result = await plan.run({ actor: staffOf(context), id: page.gift.id, key })
  if (result.ok) return goBack(found, result.answer === 'unclear' ? 'unclear' : action.slug)
  if (result.problem === 'not-allowed') return answerNotAllowed(context)
  const errors = { '': problemWords(result.problem) }
  return answer(found, { typed, plan: { ok: false, errors }, status: 409 })
})

/** The gift and the action of the address, or the answer for somebody who may not see them. */
async function findTarget(context: OfficeContext): Promise<Found | Response> {
  const actor = staffOf(context)
  const action = findGiftAction(context.req.param('action') ?? '')
  const id = context.req.param('id') ?? ''
  const page = await readGiftPage(context.env.services, { actor, id })
  if (!page.ok && page.problem === 'not-allowed') return answerNotAllowed(context)
  if (!page.ok || !action) return answerNotFound(context)
  return staffCan[action.needs](actor) ? { context, action, page } : answerNotAllowed(context)
}

function planFor({ context, action, page }: Found, typed: Typed): Plan<GiftActionRequest> {
  return action.plan({ services: context.env.services, page, typed })
}

type Shown = {
  typed: Typed
  plan?: Plan<GiftActionRequest> | undefined
  /** Kept from what will happen to doing it; new for each form. */
  key?: string | undefined
  status?: number
}

function answer({ context, action, page }: Found, shown: Shown): Response {
  const { typed, plan, key = randomUUID() } = shown
  const errors: Errors = plan && !plan.ok ? plan.errors : {}
  const { Fields, name, slug } = action
  const address = `/office/gifts/${page.gift.id}`
  const content = (
    <>
      <p>
        <a href={address}>Back to the gift</a>
      </p>
      <h1>{name}</h1>
      <p>Gift of {page.gift.full_name}</p>
      <ActionForm
        action={`${address}/${slug}`}
        formKey={key}
        typed={typed}
        errors={errors}
        plan={plan?.ok ? plan : undefined}
        fields={Fields && <Fields typed={typed} errors={errors} page={page} />}
      />
    </>
  )
  return answerPage(context, {
    title: name,
    status: shown.status ?? (plan?.ok === false ? 422 : 200),
    content,
  })
}

function goBack({ context, page }: Found, done = ''): Response {
  const query = done ? `?${new URLSearchParams({ done })}` : ''
  return context.redirect(`/office/gifts/${page.gift.id}${query}`, 303)
}
