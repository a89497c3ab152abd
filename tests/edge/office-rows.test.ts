import { expect } from 'vitest'
import { ROLES, type StaffAction, staffCan } from '#domain/staff.ts'
import type { Desk } from '../support/office/forms/fill-form.ts'
import { type OfficeForm, officeForms, officeRoutes, openDesk } from '../support/office/forms.ts'
import { paidRegistration } from '../support/payments.ts'
import { storeFirstVersion } from '../support/site/church.ts'
import { test } from '../support/site/server.ts'

const ROUTES = await officeRoutes()

const FORMS = (await officeForms()).filter(({ route }) => route.isRow)

/** What its workflow asks for besides its row, because of whose record it is. */
const GUARDED: [addresses: RegExp, needs: StaffAction][] = [
  [/\/(staff|samples)/, 'manageStaff'],
  [/\/tickets$/, 'printTickets'],
  [/\/folder/, 'printFolder'],
  [/\/receipts/, 'recordMoney'],
  [/^\/office\/(payments|gifts|close|settlement)/, 'seeMoney'],
  [/\/(registrations|print|find|waiting|rooms|arrivals)/, 'seeRegistrations'],
  [/\/content|\/conferences\/:name/, 'editContent'],
  [/\/conferences$/, 'seeConferences'],
  [/^\/office$/, 'seeToday'],
]

/** Everybody's: to sign in, one's own name, devices and passkeys. And what is only there in the sandbox. */
const OPEN = /^\/office\/(sign-|passkey|devices)|\/to-try$/

/** There are samples only where nothing else is. */
const NOT_NOW = /\/samples$/

test('a role may what the address asks for, and nothing else', async ({ site }) => {
  await storeFirstVersion(site.services)
  const { id, payment } = await paidRegistration(site.services)
  const wrong: string[] = []
  for (const role of ROLES) {
    const { read, send } = await site.enter(role)
    for (const { method, path, needs } of ROUTES.filter((route) => !OPEN.test(route.path))) {
      const rights = [needs, GUARDED.find(([addresses]) => addresses.test(path))?.[1]]
      const asked = rights.filter((right) => right !== undefined)
      const may = asked.length > 0 && asked.every((right) => staffCan[right]({ roles: [role] }))
      // What may be sent is sent by other tests.
      if (may && (method === 'POST' || NOT_NOW.test(path))) continue
      const address = exampleOf(path, id).replace(':txnid', payment.txnid)
      const { status, html } = await (method === 'POST' ? send(address, []) : read(address))
      // A record of others is not there, and who only has doors is led to them.
      const isRefused = [403, 404].includes(status) || (status === 303 && path === '/office')
      const told = may ? status === 403 || status >= 500 : !isRefused || html.includes('Ravi')
      if (told) wrong.push(`${role} ${method} ${address}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

/** What a form does, and who may: the first that fits. Said here once more, so that no row can ask for less. */
const RIGHTS: [addresses: RegExp, needs: StaffAction][] = [
  [/\/note$/, 'addNote'],
  [/\/day-notes$/, 'correct'],
  [/\/conferences\/.*\/cancel(\/|$)/, 'cancelDate'],
  [/\/rooms(\/|$)/, 'arrangeRooms'],
  [/\/(cancel|restore|take-off|bring-back)$/, 'cancel'],
  [/\/registrations\/.*\/correct$/, 'correct'],
  [/\/gifts\/.*\/correct$/, 'correctGift'],
  [/^\/office\/close/, 'closeDay'],
  [/\/erase$/, 'erase'],
  [/\/staff/, 'manageStaff'],
  [/\/move$/, 'move'],
  [/\/(offer-place|withdraw)$/, 'offerPlace'],
  [/\/doors/, 'openDoors'],
  [/\/(record-payment|give-back|take-back)$/, 'recordMoney'],
  [/\/reduction$/, 'reduce'],
  [/\/(accept|refund|send-back|void)$/, 'refund'],
  [/\/mail$/, 'resendMail'],
  [/\/(gifts\/new|settlement)$/, 'seeMoney'],
  [/\/attention$/, 'settleAttention'],
  [/\/registrations\/new$/, 'takeRegistration'],
  [/\/registrations\/write$/, 'writeToPeople'],
  [/\/(content|site|conferences|start)(\/|$)/, 'editContent'],
]

test('a form asks for the right to what it does', () => {
  const asking = ROUTES.filter(({ method, needs }) => method === 'POST' && needs)
  const rightOf = (path: string) => RIGHTS.find(([addresses]) => addresses.test(path))?.[1]
  const others = asking.filter(({ path, needs }) => rightOf(path) !== needs)
  expect(others.map(({ path, needs }) => `${needs} ${path}`)).toEqual([])
})

function exampleOf(path: string, id: string): string {
  return path
    .replace(/:\w+\{[^}]*\}\}?/g, id)
    .replace(':code', 'ewgmaymysore2023')
    .replace(':year/:number', '2026-27/1')
    .replace(':kind', 'rooms')
    .replace(':file', 'policy')
    .replace(':language', 'ta')
    .replace(/:(?!txnid)\w+/g, 'none')
}

test('a form with a mistake is refused, with a title that says so', async () => {
  const desk = await openDesk()
  const taken: string[] = []
  for (const form of FORMS) {
    const asksNothing = form.route.asks?.length === 0 || TAKES_ANYTHING.includes(form.name)
    if (asksNothing) continue
    const { status, title } = await sendRubbish(desk, form)
    const isRefused =
      status === 422 ? title.startsWith('Error: ') : [404, 409, 413].includes(status)
    if (!isRefused) taken.push(`${form.name}: ${status} ${title}`)
  }
  expect(taken).toEqual([])
})

/** Nothing is typed into these: there are ticks and choices, and what stood there when they were opened. */
const TAKES_ANYTHING = [
  ...['/office/registrations/:id/correct', '/office/registrations/:id/cancel'],
  ...['/office/registrations/:id/restore', '/office/registrations/:id/offer-place'],
  ...['/office/registrations/:id/erase', '/office/gifts/:id/erase'],
  '/office/registrations/:id/withdraw',
  ...['/office/conferences/:code/folder/badges', '/office/conferences/close-past'],
  '/office/doors/:id/late',
  ...['publish', 'undo', 'discard', 'bring back'].map((button) => `/office/site (${button})`),
  ...['/office/site/:page (move)', '/office/site/:page (remove)'],
]

/** In the place of everything but what the form says of itself. */
async function sendRubbish(desk: Desk, { prepare }: OfficeForm) {
  const { address, fields } = await prepare(desk)
  const sent = fields.map(([name, value]): [string, string] =>
    ['key', 'version', 'intent', 'do'].includes(name) ? [name, value] : [name, '?'.repeat(5_000)],
  )
  const { status, html } = await desk.send(address, sent)
  return { status, title: /<title>([^<]*)/.exec(html)?.[1] ?? '' }
}
