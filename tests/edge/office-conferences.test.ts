import { expect, test } from 'vitest'
import { listVersions } from '#database/content/content-versions.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import type { Role } from '#domain/staff.ts'
import { enterOffice } from '../support/office/staff.ts'
import { SENT_REGISTRATION, storeRegistration } from '../support/people.ts'
import { storeFirstVersion } from '../support/site/church.ts'
import { fieldsOfLastForm, wordsIn, wordsOf } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import { sendForm } from '../support/site/visitor.ts'

const GPC = 'gpcnovmysore2023'
const PAGE = `/office/conferences/${GPC}`
const ADD = '/office/conferences/add-date?programme=gpcregister'
const TYPED = { first: '2027-02-21', last: '2027-02-26', venue: 'Ooty', places: '120' }

async function office() {
  const site = await testSite()
  await storeFirstVersion(site.services)
  const enter = (...roles: Role[]) => enterOffice(site, ...roles)
  const shown = async (path: string) =>
    (await fetch(site.url + path, { headers: { host: 'church.test' } })).text()
  return { ...site, enter, shown }
}

type Person = Awaited<ReturnType<typeof enterOffice>>

/** Fills in the form of a page, looks at what will happen, and publishes. */
async function publish(person: Person, page: string, typed: Record<string, string>) {
  const [address = ''] = page.split('?')
  const form = fieldsOfLastForm((await person.read(page)).html)
  const filled = new Map([...form, ...Object.entries(typed)])
  const plan = await person.send(address, [...filled, ['intent', 'show']])
  const ready = fieldsOfLastForm(plan.html)
  const done = await person.send(address, [...ready, ['intent', 'do']])
  return { plan, done, again: () => person.send(address, [...ready, ['intent', 'do']]) }
}

test('the folder says who comes in which hour, and how everybody is reached', async () => {
  const { enter, services } = await office()
  const child = { first_name: 'Tim', age: 4, email: '', phone: '9000000001' }
  await storeRegistration(services.db, { party: 'Family', people: [{}, child] })
  await storeRegistration(services.db, { arrival: '2026-12-12T14:45', people: [{ city: 'Hubli' }] })
  await storeRegistration(services.db, { hold: 'waiting', people: [{ first_name: 'Waiting' }] })
  const desk = await enter('desk')
  const part = async (name: string) => {
    const { html } = await desk.read(`/office/conferences/ewgmaymysore2023/folder/${name}`)
    return wordsIn(html)
  }
  const [arrivals, contacts] = [await part('arrivals'), await part('contacts')]
  expect(arrivals).toContain('Saturday 12 Dec 2026, from 9:00 AM: 2 people')
  expect(arrivals).toContain('Saturday 12 Dec 2026, from 2:00 PM: 1 person')
  expect(arrivals).toContain('2:45 PM')
  for (const words of ['3 people', 'asha@example.org', '9000000001', 'Hubli']) {
    expect(contacts).toContain(words)
  }
  for (const words of [arrivals, contacts]) expect(words).not.toContain('Waiting')
})

test('programmes stand by their names, past dates are folded, and closed in one step', async () => {
  const { enter } = await office()
  const editor = await enter('editor')
  const { html } = await editor.read('/office/conferences')
  expect(html).toContain('<strong>Global Pastors Conference</strong>')
  expect(wordsIn(html)).not.toContain('Conference Registration')
  expect(wordsOf('summary', html.slice(html.indexOf('<main')))).toBe(
    '8 past dates, 6 of them still open',
  )
  expect(html).toContain('Close 6 past dates')
  const form = fieldsOfLastForm(html)
  const closed = await editor.send('/office/conferences/close-past', form)
  expect(closed.location).toBe('/office/conferences?closed=2')
  const after = await editor.read(closed.location)
  expect(after.html).not.toContain('still open')
  expect(after.html).toContain('href="/office/content/versions/2/undo"')
})

test('a date is added from six fields, and registered for on the public form', async () => {
  const site = await office()
  const editor = await site.enter('editor')
  const { html } = await editor.read(ADD)
  const form = fieldsOfLastForm(html)
  // The prices are those of the latest date.
  expect(form.get('residential')).toBe('3100')
  expect(html).toContain('Taken from Sun 12 to Sun 19 Nov 2023.')
  const { plan, done, again } = await publish(editor, ADD, TYPED)
  expect(plan.status).toBe(200)
  expect(wordsIn(plan.html)).toContain(
    'Sun 21 to Fri 26 Feb 2027 Ooty Rs. 1,900, residential Rs. 3,100',
  )
  const at = '/office/conferences/gpc20270221?published=2'
  expect([done.status, done.location]).toEqual([303, at])
  expect((await again()).location).toBe(at)
  expect(wordsIn((await editor.read(at)).html)).toContain('Visitors see it within five seconds.')
  const page = await site.shown('/gpcregister?event=gpc20270221')
  expect(page).toMatch(/<option value="gpc20270221" selected="">Feb 21 to 26</)
  expect(await site.shown('/gpc')).toContain('href="/gpcregister?event=gpc20270221"')
  const fields = { ...SENT_REGISTRATION, productinfo: 'gpc20270221' }
  const { payment } = await sendForm(site, { address: '/gpcregister', fields })
  expect(payment).toMatchObject({ purpose: 'gpc20270221', amount_minor: 310_000 })
  const [newest] = await listVersions(site.services.db, 1)
  expect(newest?.why).toBe('New date: Global Pastors Conference, Sun 21 to Fri 26 Feb 2027')
})

test('what a family would pay is worked out by a button, and nothing typed is lost', async () => {
  const { enter } = await office()
  const editor = await enter('editor')
  const form = fieldsOfLastForm((await editor.read(ADD)).html)
  const typed = { ...TYPED, residential: 'Rs. 6,000', residentialChild: '0', part: '0', venue: '' }
  const filled = new Map([...form, ...Object.entries(typed), ['intent', 'edit'] as const])
  const shown = await editor.send('/office/conferences/add-date', filled)
  expect(shown.status).toBe(200)
  expect(wordsIn(shown.html)).toContain(
    'A family of four would pay Rs. 12,000 with beds, Rs. 4,750 without.',
  )
  expect(shown.html).toContain('value="Rs. 6,000"')
  const free = { residential: '0', nonResidential: '0', nonResidentialChild: '0' }
  const nothing = await editor.send('/office/conferences/add-date', [
    ...new Map([...filled, ...Object.entries(free)]),
  ])
  expect(wordsIn(nothing.html)).toContain('Free: nobody pays anything.')
})

test('a date is edited, and the second of two people is told what the first one did', async () => {
  const { enter, services } = await office()
  const [one, other] = [await enter('editor'), await enter('admin')]
  await storeRegistration(services.db, { event_code: GPC, hold: 'confirmed' })
  const edit = `${PAGE}/edit`
  const late = fieldsOfLastForm((await other.read(edit)).html)
  const { plan, done } = await publish(one, edit, { places: '90', last: '2023-11-20' })
  expect(wordsIn(plan.html)).toContain('Places: no limit → 90')
  expect(wordsIn(plan.html)).toContain('1 person is registered.')
  expect(done.location).toBe(`${PAGE}?published=2`)
  const filled = new Map([...late, ['venue', 'Coorg'], ['intent', 'do']])
  const told = await other.send(edit, filled)
  expect(told.status).toBe(409)
  expect(wordsIn(told.html)).toContain('Somebody has changed this date in the meantime')
  expect(told.html).toContain('editor@office.example.org')
  expect(wordsIn(told.html)).toContain('Places: no limit → 90')
  expect(told.html).toContain('value="Coorg"')
  const read = fieldsOfLastForm(told.html)
  const again = await other.send(edit, [...new Map([...read, ['intent', 'do']])])
  expect(again.status).toBe(303)
  expect(findEvent(services.content.conferences, GPC)?.event).toMatchObject({
    venue: 'Coorg',
    dates: 'Nov 12 to 20',
    capacity: { people: 90 },
  })
  // What the other one has changed since stays.
  const undone = await one.fill('/office/content/versions/2/undo', {})
  expect(undone.location).toBe('/office/conferences?undone=4')
  const { event } = findEvent(services.content.conferences, GPC) ?? {}
  expect([event?.venue, event?.capacity]).toEqual(['Coorg', undefined])
})

test('closing a date says what becomes of its people, and leads there', async () => {
  const { enter, services, shown } = await office()
  const admin = await enter('admin')
  await publish(admin, ADD, TYPED)
  const date = '/office/conferences/gpc20270221'
  await storeRegistration(services.db, { event_code: 'gpc20270221', hold: 'confirmed' })
  const { html } = await admin.read(`${date}/close`)
  expect(wordsIn(html)).toContain('1 person is registered. They keep their places')
  expect(html).toContain('/office/registrations/write?conference=gpc20270221')
  const closed = await admin.fill(`${date}/close`, {})
  expect(closed.location).toBe(`${date}?closed=3`)
  expect((await admin.read(closed.location)).html).toContain('Write to its 1 person')
  const undo = await admin.read('/office/content/versions/2/undo')
  expect(wordsIn(undo.html)).toContain('Somebody has changed the same thing since')
  expect(await shown('/gpcregister')).not.toContain('value="gpc20270221"')
})

test('a sixth programme gets a form, a page and a place in the menu, and is undone by one button', async () => {
  const site = await office()
  const editor = await site.enter('editor')
  const page = '/office/conferences/new-programme'
  const prices = { residential: '900', residentialChild: '600', nonResidential: '500' }
  const typed = {
    ...{ ...TYPED, ...prices, nonResidentialChild: '300', part: '100' },
    ...{ title: 'Summer Camp', address: '', prefix: '', about: 'Five days in the hills.' },
  }
  const { plan, done } = await publish(editor, page, typed)
  expect(wordsIn(plan.html)).toContain('Summer Camp gets a page at /summer-camp.')
  expect(wordsIn(plan.html)).toContain('People can register at /summer-campregister')
  expect(done.location).toBe('/office/conferences/sc20270221?published=2')
  const shown = await site.shown('/summer-camp')
  for (const words of ['Summer Camp', 'Five days in the hills.', 'event=sc20270221', 'Rs. 500']) {
    expect(shown).toContain(words)
  }
  expect(await site.shown('/')).toContain('href="/summer-camp"')
  expect(await site.shown('/summer-campregister')).toContain('Summer Camp Registration Form')
  const taken = await publish(editor, page, { ...typed, address: 'Summer Camp', prefix: 'gpc' })
  expect(taken.plan.status).toBe(422)
  expect(taken.plan.html).toContain('This address is already in use.')
  const letters = await publish(editor, page, { ...typed, address: 'camp', prefix: 'gpc' })
  expect(letters.plan.html).toContain('Another programme has these letters.')
  const reserved = await publish(editor, page, { ...typed, address: '/office' })
  expect(reserved.plan.html).toContain('This address is already in use.')
  const { html } = await editor.read(done.location)
  const undo = /href="([^"]*)"[^>]*>Undo/.exec(html)?.[1] ?? ''
  expect((await editor.fill(undo, {})).status).toBe(303)
  expect(await site.shown('/')).not.toContain('/summer-camp')
})

test('a programme’s whole form stays at its address, and what is not there is not found', async () => {
  const { enter } = await office()
  const editor = await enter('editor')
  expect((await editor.read('/office/conferences/gpcregister')).status).toBe(200)
  for (const path of ['nothing', 'nothing/edit', 'constructor', 'add-date?programme=constructor']) {
    expect([path, (await editor.read(`/office/conferences/${path}`)).status]).toEqual([path, 404])
  }
})
