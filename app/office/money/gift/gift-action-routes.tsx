import { Hono } from 'hono'
import { openAction, runAction } from '#app/office/action/action-flow.tsx'
import { type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { readGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { findGiftAction } from './find-gift-action.ts'

const ONE = '/gifts/:id{[0-9a-f-]{36}}/:action{refund|correct|accept|send-back|mail|erase}'

/** The actions on one gift: each shows what will happen before it does it. */
export const giftActionRoutes = new Hono<OfficeEnv>()

giftActionRoutes.get(ONE, (context) => openAction(context, find))

giftActionRoutes.post(ONE, (context) => runAction(context, find))

async function find(context: OfficeContext) {
  const screen = findGiftAction(context.req.param('action') ?? '')
  const id = context.req.param('id') ?? ''
  const record = await readGiftPage(context.env.services, { actor: staffOf(context), id })
  if (!record.ok && record.problem === 'not-allowed') return answerNotAllowed(context)
  return record.ok && screen ? { screen, record } : answerNotFound(context)
}
