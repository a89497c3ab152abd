import { randomUUID } from 'node:crypto'
import { noteUnknownPayment } from '#database/records/attention/attention.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { addDays, dayInIndia } from '#domain/days.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { takeOffPerson } from '#workflows/records/cancellations/take-off-person.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { offerPlace } from '#workflows/records/places/offer-places.ts'
import { finishPayment, paidRegistration, register } from '../../payments.ts'
import { CHOICES, couple, storeRegistration, TYPED_PERSON, testGift } from '../../people.ts'
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

const CASH = { method: 'Cash', amount: '100' }
const BACK = { method: 'Cash', amount: '50', reason: 'Too much' }
const REDUCTION = { amount: '100', reason: 'Staff' }

export const REGISTRATION_FORMS: Record<string, Prepare> = {
  '/office/registrations/:id/correct': onRegistration('correct', { arrival: '2025-09-14T10:00' }),
  '/office/registrations/:id/move': onRegistration('move', { to: 'ewgaugmysore2023' }),
  '/office/registrations/:id/record-payment': onRegistration('record-payment', CASH),
  '/office/registrations/:id/reduction': onRegistration('reduction', REDUCTION),
  '/office/registrations/:id/refund': onRegistration('refund', { amount: '100', reason: 'Ill' }),
  '/office/registrations/:id/cancel': onRegistration('cancel', {}),
  '/office/registrations/:id/erase': onRegistration('erase', {}),
  '/office/registrations/:id/take-off': onRegistration('take-off?person=2', {}),
  '/office/registrations/:id/bring-back': async (desk) => {
    const { id } = await paidRegistration(desk.services)
    await takeOffPerson(desk.services, { actor: COMMAND_LINE, id, position: 2, backMinor: 0 })
    return readyToConfirm(desk, `/office/registrations/${id}/bring-back?person=2`, {})
  },
  '/office/registrations/:id/withdraw': async (desk) => {
    const { id } = await storeRegistration(desk.services.db, { hold: 'waiting' })
    const room = { actor: COMMAND_LINE, id, overCapacity: true }
    await offerPlace(desk.services, room)
    return readyToConfirm(desk, `/office/registrations/${id}/withdraw`, {})
  },
  '/office/registrations/:id/restore': async (desk) => {
    const { id } = await paidRegistration(desk.services)
    await cancelRegistration(desk.services, { actor: COMMAND_LINE, id })
    return readyToConfirm(desk, `/office/registrations/${id}/restore`, {})
  },
  '/office/registrations/:id/offer-place': async (desk) => {
    const { id } = await storeRegistration(desk.services.db, { hold: 'waiting' })
    return readyToConfirm(desk, `/office/registrations/${id}/offer-place`, {})
  },
  '/office/registrations/move': async (desk) => {
    const numbers = []
    for (const last_name of [newName(), newName()]) {
      numbers.push((await storeRegistration(desk.services.db, { people: [{ last_name }] })).number)
    }
    const address = `/office/registrations/move?only=${numbers}`
    const typed = { to: 'ewgaugmysore2023', intent: 'show' }
    const { html } = await sendFilled(desk, address, typed, address)
    return { address, fields: [...(formsTo(html, address).at(-1) ?? []), ['intent', 'do']] }
  },
  '/office/registrations/write': async (desk) => {
    // A list of one, whoever else is registered.
    const last_name = newName().replace('-', '')
    await storeRegistration(desk.services.db, { hold: 'confirmed', people: [{ last_name }] })
    const address = `/office/registrations/write?search=${last_name}&who=coming`
    const typed = { subject: 'Bring a torch', text: 'The way is dark.', intent: 'show' }
    const { html } = await sendFilled(desk, address, typed, address)
    return { address, fields: [...(formsTo(html, address).at(-1) ?? []), ['intent', 'do']] }
  },
  '/office/registrations/:id/mail': onRegistration('mail', {}),
  '/office/registrations/:id/void': async (desk) =>
    voiding(desk, (await paidRegistration(desk.services)).payment, {}),
  '/office/registrations/:id/note': async (desk) => {
    const { id } = await paidRegistration(desk.services)
    const address = `/office/registrations/${id}/note`
    return filled(desk, address, { note: 'Wants a quiet room', intent: 'do' })
  },
  '/office/registrations/:id/day-notes': async (desk) => {
    const noted = { event_code: 'tamilewgaprmysore2023', hold: 'confirmed' } as const
    const { id } = await storeRegistration(desk.services.db, noted)
    const address = `/office/registrations/${id}/day-notes`
    return filled(desk, address, { 'note 1': 'Allergic to peanuts', intent: 'do' })
  },
  '/office/registrations/:id/take-back': async (desk) => {
    const { id } = await storeRegistration(desk.services.db, { cashMinor: 10_000 })
    const [entry] = await entriesFor(desk.services.db, 'registration_id', id)
    const address = `/office/registrations/${id}/take-back`
    return readyToConfirm(desk, `${address}?entry=${entry?.id}`, { reason: 'Mistyped' })
  },
  '/office/registrations/:id/give-back': async (desk) => {
    const { id } = await storeRegistration(desk.services.db, { cashMinor: 10_000 })
    return readyToConfirm(desk, `/office/registrations/${id}/give-back`, BACK)
  },
  '/office/registrations/:id/accept': onMismatchedRegistration('accept'),
  '/office/registrations/:id/send-back': onMismatchedRegistration('send-back'),
  '/office/registrations/new': async (desk) =>
    readyToConfirm(desk, '/office/registrations/new', {
      ...CHOICES,
      ...{ arrival: '2026-12-12T09:00', pay: 'cash' },
      ...TYPED_PERSON,
    }),
}

function onRegistration(slug: string, typed: Fields): Prepare {
  return async (desk) => {
    const { id } = await paidRegistration(desk.services)
    return readyToConfirm(desk, `/office/registrations/${id}/${slug}`, typed)
  }
}

function onMismatchedRegistration(slug: string): Prepare {
  return async (desk) => {
    const sent = { registration: couple(), key: randomUUID() }
    const { id, payment } = await register(desk.services, sent)
    if (!payment) throw new Error('there is something to pay')
    await finishPayment(desk.services, payment, 'wrong-amount')
    await settlePayment(desk.services, payment, { source: 'sweep' })
    return readyToConfirm(desk, `/office/registrations/${id}/${slug}?txnid=${payment.txnid}`, {})
  }
}

export const MONEY_FORMS: Record<string, Prepare> = {
  '/office/gifts/new': (desk) => readyToConfirm(desk, '/office/gifts/new', HAND_GIFT),
  '/office/gifts/:id/take-back': async (desk) => {
    const { location } = await sendFilled(desk, '/office/gifts/new', { ...HAND_GIFT, intent: 'do' })
    const [gift = ''] = /[\da-f-]{36}/.exec(location) ?? []
    const [entry] = await entriesFor(desk.services.db, 'gift_id', gift)
    return readyToConfirm(desk, `${location}/take-back?entry=${entry?.id}`, { reason: 'Wrong' })
  },
  '/office/gifts/:id/give-back': async (desk) => {
    const { location } = await sendFilled(desk, '/office/gifts/new', { ...HAND_GIFT, intent: 'do' })
    return readyToConfirm(desk, `${location}/give-back`, BACK)
  },
  '/office/gifts/:id/refund': onGift('refund', { amount: '100', reason: 'Mistyped' }),
  '/office/gifts/:id/correct': onGift('correct', { email: 'new.giver@example.org' }),
  '/office/gifts/:id/mail': onGift('mail', {}),
  '/office/gifts/:id/erase': onGift('erase', {}),
  '/office/gifts/:id/accept': onMismatchedGift('accept'),
  '/office/gifts/:id/send-back': onMismatchedGift('send-back'),
  '/office/gifts/:id/void': async (desk) => voiding(desk, await gift(desk, 'approve'), {}),
  '/office/gifts/:id/void (reissue)': async (desk) =>
    voiding(desk, await gift(desk, 'approve'), { reissue: 'yes' }),
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

/** Its receipt leads to the form. */
async function voiding(desk: Desk, { txnid }: { txnid: string }, typed: Fields) {
  const [, receipt = ''] =
    /href="([^"]+receipts[^"]+)"/.exec((await desk.read(`/office/payments/${txnid}`)).html) ?? []
  const { html } = await desk.read(receipt)
  const [page = '', address] = /(?<=href=")([^"]+\/void)\?[^"]+/.exec(html) ?? []
  return filled(desk, page, { reason: 'Wrong name', intent: 'do', ...typed }, address)
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
