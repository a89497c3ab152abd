import { randomUUID } from 'node:crypto'
import { phonesOf } from '#database/doors/door-phones.ts'
import { entriesFor } from '#database/money/money-entries.ts'
import { findStaffByEmail } from '#database/staff/staff.ts'
import { addDays, dayInIndia } from '#domain/days.ts'
import { cancelRegistration } from '#workflows/cancellations/cancel-registration.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { settlePayment } from '#workflows/payments/reports/settle-payment.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'
import { openTestDoor } from '../doors.ts'
import { finishPayment, paidRegistration, register } from '../payments.ts'
import { couple, storeRegistration, testGift } from '../people.ts'
import { fieldsOfLastForm } from '../site/pages.ts'
import type { TestServices } from '../site/services.ts'
import type { enterOffice } from './staff.ts'

export type Desk = Awaited<ReturnType<typeof enterOffice>> & { services: TestServices }

/** A form as a browser is about to send it. */
export type ReadyForm = { address: string; fields: [string, string][] }

type Fields = Record<string, string>

/** Makes what the form is about and fills it in, as far as the button that does it. */
type Prepare = (desk: Desk) => Promise<ReadyForm>

/**
 * Every form of the office that stores something, by the address to which it is posted. An address with
 * several actions has one form for each.
 */
export const OFFICE_FORMS: Record<string, Prepare> = {
  '/office/registrations/:id/correct': onRegistration('correct', { arrival: '2025-09-14T10:00' }),
  '/office/registrations/:id/move': onRegistration('move', { to: 'ewgaugmysore2023' }),
  '/office/registrations/:id/record-payment': onRegistration('record-payment', {
    method: 'Cash',
    amount: '100',
  }),
  '/office/registrations/:id/reduction': onRegistration('reduction', {
    amount: '100',
    reason: 'Staff',
  }),
  '/office/registrations/:id/refund': onRegistration('refund', { amount: '100', reason: 'Ill' }),
  '/office/registrations/:id/cancel': onRegistration('cancel', {}),
  '/office/registrations/:id/take-off': async (desk) => {
    const { id } = await paidRegistration(desk.services)
    return readyToConfirm(desk, `/office/registrations/${id}/take-off?person=2`, {})
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
  '/office/registrations/write': async (desk) => {
    // A list of one, whoever else is registered.
    const last_name = newName().replace('-', '')
    await storeRegistration(desk.services.db, { people: [{ last_name }] })
    const address = `/office/registrations/write?search=${last_name}`
    const typed = { subject: 'Bring a torch', text: 'The way is dark.', intent: 'show' }
    const { html } = await sendReady(desk, await onPage(desk, address, { address, typed }))
    return { address, fields: [...(forms(html, address).at(-1) ?? []), ['intent', 'do']] }
  },
  '/office/waiting': async (desk) => {
    await storeRegistration(desk.services.db, { hold: 'waiting' })
    return onPage(desk, '/office/waiting', { address: '/office/waiting', typed: {} })
  },
  '/office/doors': (desk) =>
    filled(desk, '/office/doors', {
      event: 'ewgmaymysore2023',
      name: newName(),
      until: '2099-12-12T22:00',
    }),
  '/office/doors/:id/close': async (desk) => {
    const { door } = await openTestDoor(desk.services, newName())
    const address = `/office/doors/${door.id}/close`
    return onPage(desk, '/office/doors', { address, typed: {} })
  },
  '/office/doors/phones/:id/shut-out': async (desk) => {
    const { door } = await openTestDoor(desk.services, newName())
    const [phone] = await phonesOf(desk.services.db, [door.id])
    const address = `/office/doors/phones/${phone?.id}/shut-out`
    return onPage(desk, '/office/doors', { address, typed: {} })
  },
  '/office/registrations/:id/mail': onRegistration('mail', {}),
  '/office/registrations/:id/note': onRegistration('note', { note: 'Wants a quiet room' }),
  '/office/registrations/:id/take-back': async (desk) => {
    const { id } = await storeRegistration(desk.services.db, { cashMinor: 10_000 })
    const [entry] = await entriesFor(desk.services.db, 'registration_id', id)
    const address = `/office/registrations/${id}/take-back`
    return readyToConfirm(desk, `${address}?entry=${entry?.id}`, { reason: 'Mistyped' })
  },
  '/office/registrations/:id/accept': onMismatchedRegistration('accept'),
  '/office/registrations/:id/send-back': onMismatchedRegistration('send-back'),
  '/office/registrations/new': async (desk) =>
    readyToConfirm(desk, '/office/registrations/new', {
      productinfo: 'ewgmaymysore2023',
      type: 'Individual',
      residential: 'Residential',
      paym: 'Full Payment',
      arrival: '2026-12-12T09:00',
      pay: 'cash',
      ...VISITOR,
    }),
  '/office/gifts/new': (desk) => filled(desk, '/office/gifts/new', HAND_GIFT),
  '/office/gifts/:id/take-back': async (desk) => {
    const { location } = await sendReady(desk, await filled(desk, '/office/gifts/new', HAND_GIFT))
    return onPage(desk, location, { address: `${location}/take-back`, typed: { reason: 'Wrong' } })
  },
  '/office/gifts/:id/refund': onGift('refund', { amount: '100', reason: 'Mistyped' }),
  '/office/gifts/:id/correct': onGift('correct', { email: 'new.giver@example.org' }),
  '/office/gifts/:id/mail': onGift('mail', {}),
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
    const { id } = await gift(desk, 'wrong-amount')
    const { html } = await desk.read('/office')
    const items = forms(html, '/office/attention')
    const item = items.find((fields) => fields.get('about') === `mismatch:${id}`) ?? new Map()
    return { address: '/office/attention', fields: [...item.set('note', 'Accepted')] }
  },
  '/office/close': (desk) => closing(desk, earlierDay(desk)),
  '/office/close/open': async (desk) => {
    const day = earlierDay(desk)
    await sendReady(desk, await closing(desk, day))
    const typed = { reason: 'Another envelope' }
    return onPage(desk, `/office/close?day=${day}`, { address: '/office/close/open', typed })
  },
  '/office/settlement': async (desk) => {
    const text = `txnid,amount,utr\n${newName()},10.00,UTR1\n`
    const address = '/office/settlement'
    const { html } = await desk.send(address, [['text', text]])
    const form = forms(html, address).at(-1)
    return { address, fields: [...(form ?? []), ['intent', 'keep']] }
  },
  '/office/staff': (desk) =>
    filled(desk, '/office/staff', { email: `${randomUUID()}@office.example.org`, role: 'desk' }),
  '/office/staff/:id': async (desk) => {
    const address = `/office/staff/${await colleague(desk)}`
    return onPage(desk, address, { address, typed: { role: 'editor' } })
  },
  '/office/staff/:id/name': async (desk) => {
    const address = `/office/staff/${await colleague(desk)}`
    return onPage(desk, address, { address: `${address}/name`, typed: { name: newName() } })
  },
  '/office/devices/name': (desk) =>
    onPage(desk, '/office/devices', {
      address: '/office/devices/name',
      typed: { name: newName() },
    }),
  '/office/staff/:id/end': async (desk) => {
    const address = `/office/staff/${await colleague(desk)}`
    return onPage(desk, address, { address: `${address}/end`, typed: {} })
  },
  '/office/content': (desk) => filled(desk, '/office/content', { address: `/${newName()}` }),
  '/office/content/:file': (desk) =>
    filled(desk, '/office/content/church', { name: newName(), do: 'save' }),
  '/office/content/:file (discard)': async (desk) => {
    await draft(desk)
    return filled(desk, '/office/content/church', { do: 'discard' })
  },
  '/office/content/:file/publish': async (desk) => {
    await draft(desk)
    return filled(desk, '/office/content/church/publish', { why: 'A new name' })
  },
  '/office/content/pages/:file': async (desk) =>
    filled(desk, await newPage(desk), { 'head.title': newName(), do: 'save' }),
  '/office/content/versions/:number/back': async (desk) => {
    await draft(desk)
    await sendReady(
      desk,
      await filled(desk, '/office/content/church/publish', { why: 'A new name' }),
    )
    return filled(desk, '/office/content/versions/1/back', { why: 'As it was' })
  },
  '/office/conferences/close-past': async () => ({
    address: '/office/conferences/close-past',
    fields: [['key', crypto.randomUUID()]],
  }),
  '/office/conferences/:programme': (desk) =>
    filled(desk, '/office/conferences/ewgregister', {
      'programmes.ewgregister.title': newName(),
      do: 'save',
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
    const { id, payment } = await register(desk.services, {
      registration: couple(),
      key: randomUUID(),
    })
    if (!payment) throw new Error('there is something to pay')
    await finishPayment(desk.services, payment, 'wrong-amount')
    await settlePayment(desk.services, payment, { source: 'sweep' })
    return readyToConfirm(desk, `/office/registrations/${id}/${slug}?txnid=${payment.txnid}`, {})
  }
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
  return { id: given.id, txnid: given.txnid, giftId: given.gift_id ?? '' }
}

async function voiding(desk: Desk, typed: Fields): Promise<ReadyForm> {
  const { giftId } = await gift(desk, 'approve')
  return onPage(desk, `/office/gifts/${giftId}`, { address: '/office/receipts/void', typed })
}

function closing(desk: Desk, day: string): Promise<ReadyForm> {
  const typed = { counted: '0' }
  return onPage(desk, `/office/close?day=${day}`, { address: '/office/close', typed })
}

let daysAgo = 0

/** A day is closed once, so every form has its own. */
function earlierDay({ services }: Desk): string {
  daysAgo += 1
  return addDays(dayInIndia(services.now().getTime()), -daysAgo)
}

async function colleague(desk: Desk): Promise<string> {
  const email = `${randomUUID()}@office.example.org`
  await sendReady(desk, await filled(desk, '/office/staff', { email, role: 'viewer' }))
  return (await findStaffByEmail(desk.services.db, email))?.id ?? ''
}

async function draft(desk: Desk): Promise<void> {
  await sendReady(
    desk,
    await filled(desk, '/office/content/church', { name: newName(), do: 'save' }),
  )
}

async function newPage(desk: Desk): Promise<string> {
  const form = await filled(desk, '/office/content', { address: `/${newName()}` })
  return (await sendReady(desk, form)).location
}

function newName(): string {
  return `new-${randomUUID().slice(0, 8)}`
}

export function sendReady(desk: Desk, { address, fields }: ReadyForm) {
  return desk.send(address, fields)
}

/** Fills in the last form of a page that is posted to the page's own address. */
async function filled(desk: Desk, address: string, typed: Fields): Promise<ReadyForm> {
  return onPage(desk, address, { address, typed })
}

/** Fills in a form of a page. */
async function onPage(
  desk: Desk,
  page: string,
  { address, typed }: { address: string; typed: Fields },
): Promise<ReadyForm> {
  const { html } = await desk.read(page)
  const form = forms(html, address).at(-1)
  if (!form) throw new Error(`${page} has no form for ${address}`)
  return { address, fields: [...new Map([...form, ...Object.entries(typed)])] }
}

/** Fills in the form of an action and asks what will happen. What is left is to confirm it. */
export async function readyToConfirm(desk: Desk, page: string, typed: Fields): Promise<ReadyForm> {
  const [address = ''] = page.split('?')
  const form = await onPage(desk, page, { address, typed: { ...typed, intent: 'show' } })
  const plan = await sendReady(desk, form)
  const [fields] = forms(plan.html, address)
  if (!plan.html.includes('What will happen') || !fields) throw new Error(plan.html)
  return { address, fields: [...fields, ['intent', 'do']] }
}

/** The forms of a page that are posted to this address, each as a browser sends it. */
function forms(html: string, address: string): Map<string, string>[] {
  return [...html.matchAll(/<form\b.*?<\/form>/gs)]
    .map(([form]) => form)
    .filter((form) => form.slice(0, form.indexOf('>')).includes(`action="${address}"`))
    .map(fieldsOfLastForm)
}

const HAND_GIFT = { name: 'Meera Nambiar', fund: 'Tithe', method: 'Cash', amount: '700' }

const VISITOR = {
  'persons[0].firstname': 'Anil',
  'persons[0].lastname': 'Varghese',
  'persons[0].gender': 'Male',
  'persons[0].email': 'anil@example.org',
  'persons[0].age': '30',
  'persons[0].phone': '9876543210',
  'persons[0].city': 'Mysore',
}
