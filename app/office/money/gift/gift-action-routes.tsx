import { Hono } from 'hono'
import { type ActionTarget, openAction, runAction } from '#app/office/action/action-flow.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { changesSince } from '#app/office/office-line.ts'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { staffCan } from '#domain/staff.ts'
import { readGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { findGiftAction } from './find-gift-action.ts'
import { GiftActionView } from './gift-action-view.tsx'

const ONE = '/gifts/:id{[0-9a-f-]{36}}/:action{refund|correct|accept|send-back|mail}'

/** The actions on one gift: each shows what will happen before it does it. */
export const giftActionRoutes = new Hono<OfficeEnv>()

giftActionRoutes.get(ONE, (context) => openAction(context, findTarget))

giftActionRoutes.post(ONE, (context) => runAction(context, findTarget))

/** The gift and the action of the address, or the answer for somebody who may not see them. */
async function findTarget(context: OfficeContext): Promise<ActionTarget | Response> {
  const { services } = context.env
  const actor = staffOf(context)
  const action = findGiftAction(context.req.param('action') ?? '')
  const id = context.req.param('id') ?? ''
  const page = await readGiftPage(services, { actor, id })
  if (!page.ok && page.problem === 'not-allowed') return answerNotAllowed(context)
  if (!page.ok || !action) return answerNotFound(context)
  if (!staffCan[action.needs](actor)) return answerNotAllowed(context)
  return {
    slug: action.slug,
    name: action.name,
    address: `/office/gifts/${id}`,
    version: page.gift.version,
    changesSince: (version) => changesSince(page.history, version),
    hasFields: action.Fields !== undefined,
    initial: action.initial?.(page) ?? {},
    async plan(typed) {
      const plan = action.plan({ services, page, typed })
      return plan.ok ? { ...plan, run: (form) => plan.run({ actor, id, ...form }) } : plan
    },
    show: (shown) => <GiftActionView action={action} page={page} {...shown} />,
  }
}
