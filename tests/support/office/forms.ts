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
  '/office/content/versions/drafts': async (desk) => {
    await draft(desk)
    await sendReady(desk, await filled(desk, '/office/content/church', { do: 'discard' }))
    const address = '/office/content/versions/drafts'
    return onPage(desk, '/office/content/versions', { address, typed: {} })
  },
  '/office/site': (desk) => ownService(desk, newName()),
  '/office/site (publish)': (desk) => withOwnService(desk, 'publish'),
  '/office/site (undo)': (desk) => withOwnService(desk, 'undo'),
  '/office/site (discard)': async (desk) => {
    await sendReady(desk, await ownService(desk, newName()))
    const typed = { do: 'discard' }
    return onPage(desk, '/office/site?ask=discard', { address: '/office/site', typed })
  },
  '/office/site (bring back)': async (desk) => {
    await sendReady(desk, await ownService(desk, newName()))
    const typed = { do: 'discard' }
    await sendReady(
      desk,
      await onPage(desk, '/office/site?ask=discard', { address: '/office/site', typed }),
    )
    return onSite(desk, '/office/site?done=discarded', 'bring-back')
  },
  '/office/site/:page': async (desk) => {
    const page = '/office/site/staff?part=pages%2Fstaff%3Ablocks.0&added=0'
    const { html } = await desk.read(page)
    const text = { 'blocks.0.text': newName(), do: 'save' }
    return {
      address: SITE_PAGE,
      fields: [...new Map([...fieldsOfLastForm(html), ...Object.entries(text)])],
    }
  },
  '/office/site/:page (move)': (desk) => onSite(desk, SITE_PAGE, 'down blocks.0'),
  '/office/site/:page (remove)': async (desk) => {
    const page = `${SITE_PAGE}?ask=remove&part=pages%2Fstaff%3Ablocks.0`
    return onPage(desk, page, { address: SITE_PAGE, typed: { do: 'remove blocks.0' } })
  },
  '/office/conferences/close-past': async () => ({
    address: '/office/conferences/close-past',
    fields: [['key', crypto.randomUUID()]],
  }),
  '/office/conferences/:code/rooms': (desk) =>
    filled(desk, ROOMS, { building: 'Grace', name: newName(), beds: '2' }),
  '/office/conferences/:code/rooms/paste': (desk) =>
    onPage(desk, ROOMS, { address: `${ROOMS}/paste`, typed: { rooms: `Grace,${newName()},2` } }),
  '/office/conferences/:code/rooms/remove': async (desk) => {
    const id = await newRoom(desk)
    return onPage(desk, `${ROOMS}?room=${id}`, { address: `${ROOMS}/remove`, typed: {} })
  },
  '/office/conferences/:code/rooms/suggest': async (desk) => {
    await newRoom(desk)
    return onPage(desk, ROOMS, { address: `${ROOMS}/suggest`, typed: {} })
  },
  '/office/conferences/:code/rooms/beds': async (desk) => {
    const { id } = await storeRegistration(desk.services.db, { hold: 'confirmed' })
    const typed = { [`bed ${id} 1`]: `${id} 1 0`, room: await newRoom(desk) }
    return onPage(desk, ROOMS, { address: `${ROOMS}/beds`, typed })
  },
  '/office/conferences/:code/rooms/publish': async (desk) => {
    await newRoom(desk)
    const fields: [string, string][] = [['key', randomUUID()]]
    return { address: `${ROOMS}/publish`, fields }
  },
  '/office/conferences/:code/folder/badges': async (desk) => {
    await storeRegistration(desk.services.db, { hold: 'confirmed' })
    return filled(desk, '/office/conferences/ewgmaymysore2023/folder/badges', {})
  },
  '/office/conferences/add-date': (desk) => newDate(desk),
  '/office/conferences/new-programme': async (desk) => {
    // Without the page of the one before: each version stores a row for each page.
    const back = '/office/content/versions/1/back'
    await sendReady(desk, await filled(desk, back, { why: 'As it was' }))
    const title = newName()
    const letters = [...title.slice(-8)].map((digit) => LETTERS[Number.parseInt(digit, 16)])
    const typed = { ...DATE, ...laterDays(), title, prefix: letters.join(''), menu: '' }
    return readyToPublish(desk, '/office/conferences/new-programme', typed)
  },
  '/office/conferences/:code/edit': async (desk) => {
    const { location } = await sendReady(desk, await newDate(desk))
    const [date] = location.split('?')
    return readyToPublish(desk, `${date}/edit`, { venue: newName() })
  },
  '/office/conferences/:code/close': async (desk) => {
    const { location } = await sendReady(desk, await newDate(desk))
    const [date] = location.split('?')
    return filled(desk, `${date}/close`, {})
  },
  '/office/conferences/:name': (desk) =>
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

const SITE_PAGE = '/office/site/staff'

/** The form of the service times, with another language. */
async function ownService(desk: Desk, language: string): Promise<ReadyForm> {
  const { html } = await desk.read('/office/site?part=church%3Aservices')
  const typed = new Map([...fieldsOfLastForm(html), ['services.0.language', language]])
  return { address: '/office/site', fields: [...typed, ['do', 'save']] }
}

async function withOwnService(desk: Desk, button: string): Promise<ReadyForm> {
  await sendReady(desk, await ownService(desk, newName()))
  return onSite(desk, '/office/site', button)
}

/** The form of a page of the site that has this button. */
async function onSite(desk: Desk, page: string, button: string): Promise<ReadyForm> {
  const { html } = await desk.read(page)
  const forms = [...html.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form)
  const form = forms.find((each) => each.includes(`value="${button}"`))
  if (!form) throw new Error(`${page} has no button ${button}`)
  const [address = ''] = page.split('?')
  return { address, fields: [...fieldsOfLastForm(`${form}</main>`), ['do', button]] }
}

async function newPage(desk: Desk): Promise<string> {
  const form = await filled(desk, '/office/content', { address: `/${newName()}` })
  return (await sendReady(desk, form)).location
}

const LETTERS = 'ABCDEFGHIJKLMNOP'

const DATE = {
  ...{ venue: 'Ooty', places: '40', open: 'yes', part: '100' },
  ...{ residential: '900', residentialChild: '600', nonResidential: '500' },
  nonResidentialChild: '300',
}

function newDate(desk: Desk): Promise<ReadyForm> {
  const typed = { ...DATE, ...laterDays() }
  return readyToPublish(desk, '/office/conferences/add-date', typed)
}

let daysLater = 0

/** A programme has one date on a day, so every form has its own. */
function laterDays(): Fields {
  daysLater += 1
  const day = addDays('2027-01-01', daysLater)
  return { first: day, last: day }
}

/** Fills in the short form of a date or a programme. What is left is to publish it. */
async function readyToPublish(desk: Desk, address: string, typed: Fields): Promise<ReadyForm> {
  const form = await onPage(desk, address, { address, typed: { ...typed, intent: 'continue' } })
  const plan = await sendReady(desk, form)
  const [fields] = forms(plan.html, address)
  if (!plan.html.includes('What will happen') || !fields) throw new Error(plan.html)
  return { address, fields: [...fields, ['intent', 'publish']] }
}

const ROOMS = '/office/conferences/ewgmaymysore2023/rooms'

/** Its id. */
async function newRoom(desk: Desk): Promise<string> {
  const name = newName()
  await sendReady(desk, await filled(desk, ROOMS, { name, beds: '2' }))
  const rooms = desk.services.db.selectFrom('room').select('id').where('name', '=', name)
  return (await rooms.executeTakeFirstOrThrow()).id
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
