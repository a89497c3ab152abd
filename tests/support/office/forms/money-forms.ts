import { randomUUID } from 'node:crypto'
import { noteUnknownPayment } from '#database/records/attention/attention.ts'
import { addDays, dayInIndia } from '#domain/days.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { finishPayment } from '../../payments.ts'
import { testGift } from '../../people.ts'
import { formsTo } from '../../site/pages.ts'
import {
  type Desk,
  type Fields,
  filled,
  newName,
  type Prepare,
  type ReadyForm,
  readyToConfirm,
  sendFilled,
  sendReady,
} from './fill-form.ts'

/** Gifts, receipts, payments and the close of a day. */
export const MONEY_FORMS: Record<string, Prepare> = {
  '/office/gifts/new': (desk) => filled(desk, '/office/gifts/new', HAND_GIFT),
  '/office/gifts/:id/take-back': async (desk) => {
    const { location } = await sendFilled(desk, '/office/gifts/new', HAND_GIFT)
    return filled(desk, location, { reason: 'Wrong' }, `${location}/take-back`)
  },
  '/office/gifts/:id/refund': onGift('refund', { amount: '100', reason: 'Mistyped' }),
  '/office/gifts/:id/correct': onGift('correct', { email: 'new.giver@example.org' }),
  '/office/gifts/:id/mail': onGift('mail', {}),
  '/office/gifts/:id/erase': onGift('erase', {}),
  '/office/gifts/:id/accept': onMismatchedGift('accept'),
  '/office/gifts/:id/send-back': onMismatchedGift('send-back'),
  '/office/receipts/void': (desk) => voiding(desk, { reason: 'Wrong name' }),
  '/office/receipts/void (reissue)': (desk) =>
    voiding(desk, { reason: 'Wrong name', reissue: 'yes' }),
  '/office/payments/:txnid/ask': async (desk) => {
    const { txnid } = await gift(desk, 'pending')
    return { address: `/office/payments/${txnid}/ask`, fields: [] }
  },
  '/office/attention': async (desk) => {
    const txnid = newName()
    await noteUnknownPayment(desk.services.db, { txnid, amountMinor: 500, at: desk.services.now() })
    const { html } = await desk.read('/office')
    const items = formsTo(html, '/office/attention')
    const item = items.find((fields) => fields.get('about')?.endsWith(txnid)) ?? new Map()
    return { address: '/office/attention', fields: [...item.set('note', 'Looked up')] }
  },
  '/office/close': (desk) => closing(desk, earlierDay(desk)),
  '/office/close/open': async (desk) => {
    const day = earlierDay(desk)
    await sendReady(desk, await closing(desk, day))
    const typed = { reason: 'Another envelope' }
    return filled(desk, `/office/close?day=${day}`, typed, '/office/close/open')
  },
  '/office/settlement': async (desk) => {
    const text = `txnid,amount,utr\n${newName()},10.00,UTR1\n`
    const address = '/office/settlement'
    const { html } = await desk.send(address, [['text', text]])
    const form = formsTo(html, address).at(-1)
    return { address, fields: [...(form ?? []), ['intent', 'do']] }
  },
}

function onGift(slug: string, typed: Fields): Prepare {
  return async (desk) => {
    const { giftId } = await gift(desk, 'approve')
    return readyToConfirm(desk, `/office/gifts/${giftId}/${slug}`, typed)
  }
}

function onMismatchedGift(slug: string): Prepare {
  return async (desk) => {
    const { giftId, txnid } = await gift(desk, 'wrong-amount')
    return readyToConfirm(desk, `/office/gifts/${giftId}/${slug}?txnid=${txnid}`, {})
  }
}

async function gift({ services }: Desk, outcome: string) {
  const given = await giveGift(services, { ...testGift, submission: randomUUID() })
  await finishPayment(services, given, outcome)
  await settlePayment(services, given, { source: 'sweep' })
  return { txnid: given.txnid, giftId: given.gift_id ?? '' }
}

async function voiding(desk: Desk, typed: Fields): Promise<ReadyForm> {
  const { giftId } = await gift(desk, 'approve')
  return filled(desk, `/office/gifts/${giftId}`, typed, '/office/receipts/void')
}

function closing(desk: Desk, day: string): Promise<ReadyForm> {
  const typed = { counted: '0' }
  return filled(desk, `/office/close?day=${day}`, typed, '/office/close')
}

let daysAgo = 0

/** A day is closed once, so every form has its own. */
function earlierDay({ services }: Desk): string {
  daysAgo += 1
  return addDays(dayInIndia(services.now().getTime()), -daysAgo)
}

const HAND_GIFT = { name: 'Meera Nambiar', fund: 'Tithe', method: 'Cash', amount: '700' }
