import { expect, test } from 'vitest'
import { ROLES, staffCan } from '#domain/staff.ts'
import type { Desk } from '../support/office/forms/fill-form.ts'
import { type OfficeForm, officeForms, officeRoutes, openDesk } from '../support/office/forms.ts'
import { enterOffice } from '../support/office/staff.ts'
import { storeFirstVersion } from '../support/site/church.ts'
import { testSite } from '../support/site/server.ts'

/** What the engine of the office promises, asked of every row that it has. */
const ROUTES = (await officeRoutes()).filter(({ isRow }) => isRow)

/** Editing answers by itself: its many buttons change the form that they stand on. */
const EDITORS = /^\/office\/(site(\/:page)?|content\/(pages\/)?:file|conferences\/:name)\b(?!\/)/

const FORMS = (await officeForms()).filter(({ name, route }) => route.isRow && !EDITORS.test(name))

test.each(ROLES)('a %s may what the row says, and nothing else', async (role) => {
  const site = await testSite()
  await storeFirstVersion(site.services)
  const { read, send } = await enterOffice(site, role)
  const wrong: string[] = []
  for (const { method, path, needs } of ROUTES) {
    if (!needs) continue
    const may = staffCan[needs]({ roles: [role] })
    // What may be sent is sent by other tests. Of a gift only those who see money are told that it isn't there.
    if (may && (method === 'POST' || path.startsWith('/office/gifts/:id'))) continue
    const address = exampleOf(path)
    const { status } = await (method === 'POST' ? send(address, []) : read(address))
    if ((status === 403) === may || status === 500) wrong.push(`${method} ${address}: ${status}`)
  }
  expect(wrong).toEqual([])
})

/** What everybody has: the first page, Find, and one's own name and devices. */
const OF_EVERYBODY = ['/office', '/office/find', '/office/devices', '/office/devices/name']

test('where the row says nothing, its workflow lets nobody of the doors in', async () => {
  const site = await testSite()
  await storeFirstVersion(site.services)
  const { read } = await enterOffice(site, 'door')
  const seen: string[] = []
  for (const { method, path, needs } of ROUTES) {
    if (needs || method === 'POST') continue
    if ((await read(exampleOf(path))).status < 400) seen.push(path)
  }
  expect(seen.filter((path) => !OF_EVERYBODY.includes(path))).toEqual([])
})

/** The address with something that may stand in it. */
function exampleOf(path: string): string {
  return path
    .replace(/:\w+\{[^}]*\}\}?/g, '00000000-0000-4000-8000-000000000000')
    .replace(':code', 'ewgmaymysore2023')
    .replace(/:\w+/g, 'none')
}

test('a form with a mistake is refused, with a title that says so', async () => {
  const desk = await openDesk()
  const taken: string[] = []
  for (const form of FORMS) {
    const asksNothing = form.route.asks?.length === 0 || TAKES_ANYTHING.includes(form.name)
    if (asksNothing) continue
    const { status, title } = await sendRubbish(desk, form)
    const isRefused = status === 422 ? title.startsWith('Error: ') : [404, 409].includes(status)
    if (!isRefused) taken.push(`${form.name}: ${status} ${title}`)
  }
  expect(taken).toEqual([])
})

/** Nothing is typed into these: there are ticks and choices, and what stood there when they were opened. */
const TAKES_ANYTHING = [
  ...['/office/registrations/:id/correct', '/office/registrations/:id/cancel'],
  ...['/office/registrations/:id/restore', '/office/registrations/:id/offer-place'],
  ...['/office/registrations/:id/erase', '/office/gifts/:id/erase'],
  ...['/office/conferences/:code/folder/badges', '/office/conferences/close-past'],
  '/office/doors/:id/late',
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
