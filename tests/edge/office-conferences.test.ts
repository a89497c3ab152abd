import { expect } from 'vitest'
import { listVersions } from '#database/content/content-versions.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { siteWithEditor } from '../support/office/forms/fill-form.ts'
import { SENT_REGISTRATION, storeRegistration } from '../support/people.ts'
import { formOn, wordsIn, wordsOf } from '../support/site/pages.ts'
import { expectWords, test } from '../support/site/server.ts'
import { sendForm } from '../support/site/visitor.ts'

const GPC = 'gpcnovmysore2023'
const PAGE = `/office/conferences/${GPC}`
const ADD = '/office/conferences/add-date?programme=gpcregister'
const TYPED = { first: '2027-02-21', last: '2027-02-26', venue: 'Ooty', places: '120' }

test('the folder says who comes in which hour, and how everybody is reached', async ({ site }) => {
  const { services } = site
  const child = { first_name: 'Tim', age: 4, email: '', phone: '9000000001' }
  const hold = 'confirmed'
  await storeRegistration(services.db, { hold, party: 'Family', people: [{}, child] })
  await storeRegistration(services.db, {
    ...{ hold, arrival: '2026-12-12T14:45', people: [{ city: 'Hubli' }] },
  })
  await storeRegistration(services.db, { people: [{ first_name: 'Offered' }] })
  await storeRegistration(services.db, { hold: 'waiting', people: [{ first_name: 'Waiting' }] })
  const desk = await site.enter('desk')
  const part = async (name: string) => {
    const { html } = await desk.read(`/office/conferences/ewgmaymysore2023/folder/${name}`)
    return wordsIn(html)
  }
  const [arrivals, contacts] = [await part('arrivals'), await part('contacts')]
  expect(arrivals).toContain('Saturday 12 Dec 2026, from 9:00 AM: 2 people')
  expectWords(arrivals, ['Saturday 12 Dec 2026, from 2:00 PM: 1 person', '2:45 PM'])
  expectWords(contacts, ['3 people', 'asha@example.org', '9000000001', 'Hubli'])
  for (const words of [arrivals, contacts]) {
    expect(words).toContain('1 offered, without a badge')
    expect(words).not.toMatch(/Waiting|Offered/)
  }
})

test('programmes stand by their names, past dates are folded, and closed in one step', async () => {
  const { editor } = await siteWithEditor()
  const { html } = await editor.read('/office/conferences')
  expect(html).toContain('<th scope="row">Global Pastors Conference</th>')
  expect(wordsIn(html)).not.toContain('Conference Registration')
  expect(wordsOf('summary', html.slice(html.indexOf('<main')))).toBe(
    '8 past dates, 6 of them still open',
  )
  expect(html).toContain('Close 6 past dates')
  const closed = await editor.fill('/office/conferences', {})
  expect(closed.location).toBe('/office/conferences?published=2')
  const after = await editor.read(closed.location)
  expect(after.html).not.toContain('still open')
  expect(after.html).toContain('href="/office/content/versions/2/undo"')
})

test('a date is added from six fields, and registered for on the public form', async () => {
  const site = await siteWithEditor()
  const { editor } = site
  const { html } = await editor.read(ADD)
  // The prices are those of the latest date.
  expect(formOn(html, -1).fields.residential).toBe('3100')
  expect(html).toContain('Taken from Sun 12 to Sun 19 Nov 2023.')
  const { plan, done, again } = await editor.confirm(ADD, TYPED)
  expect(plan.status).toBe(200)
  expect(wordsIn(plan.html)).toContain(
    'Sun 21 to Fri 26 Feb 2027 Ooty Rs. 1,900, residential Rs. 3,100',
  )
  const at = '/office/conferences/gpc20270221?published=2'
  expect([done.status, done.location]).toEqual([303, at])
  expect((await again()).location).toBe(at)
  expect(wordsIn(await editor.open(at))).toContain('Visitors see it within five seconds.')
  const page = await site.shown('/gpcregister?event=gpc20270221')
  expect(page).toMatch(/<option value="gpc20270221" selected="">Feb 21 to 26</)
  expect(await site.shown('/gpc')).toContain('href="/gpcregister?event=gpc20270221"')
  const fields = { ...SENT_REGISTRATION, productinfo: 'gpc20270221' }
  const { payment } = await sendForm(site, { address: '/gpcregister', fields })
  expect(payment).toMatchObject({ purpose: 'gpc20270221', amount_minor: 310_000 })
  const [newest] = await listVersions(site.services.db, 1)
  expect(newest?.why).toBe('New date: Global Pastors Conference, Sun 21 to Fri 26 Feb 2027')
})

test('a date is edited, and the second of two people is told what the first one did', async () => {
  const site = await siteWithEditor()
  const { editor, services } = site
  const other = await site.enter('admin')
  await storeRegistration(services.db, { event_code: GPC, hold: 'confirmed' })
  const edit = `${PAGE}/edit`
  const late = formOn(await other.open(edit), -1).fields
  const { plan, done } = await editor.confirm(edit, { places: '90', last: '2023-11-20' })
  expectWords(wordsIn(plan.html), ['Places: no limit → 90', '1 person is registered.'])
  expect(done.location).toBe(`${PAGE}?published=2`)
  const told = await other.send(edit, { ...late, venue: 'Coorg', intent: 'do' })
  expect(told.status).toBe(409)
  expect(wordsIn(told.html)).toContain('Somebody has changed this date in the meantime')
  expect(wordsIn(told.html)).toContain('Places: no limit → 90')
  expectWords(told.html, ['editor@office.example.org', 'value="Coorg"'])
  const again = await other.send(edit, { ...formOn(told.html, -1).fields, intent: 'do' })
  expect(again.status).toBe(303)
  const eventNow = () => findEvent(services.content.conferences, GPC)?.event
  const both = { venue: 'Coorg', dates: 'Nov 12 to 20', capacity: { people: 90 } }
  expect(eventNow()).toMatchObject(both)
  // What the other one has changed since stays.
  const undone = await editor.fill('/office/content/versions/2/undo', {})
  expect(undone.location).toBe('/office/conferences?published=4')
  expect([eventNow()?.venue, eventNow()?.capacity]).toEqual(['Coorg', undefined])
  const closed = await editor.confirm(edit, { open: '', bedsOnly: 'yes' })
  expect(wordsIn(closed.plan.html)).toMatch(/Without a bed, adult: .* → not offered/)
  expect(closed.plan.html).not.toContain('Non Residential')
  expectWords(wordsIn(closed.plan.html), ['Open now: yes → no', '1 person is registered. Places'])
})

test('a date is cancelled with its people, shown so in four languages, and stopped on the way', async () => {
  const site = await siteWithEditor()
  const { services, shown } = site
  const admin = await site.enter('admin')
  await admin.confirm(ADD, TYPED)
  const date = '/office/conferences/gpc20270221'
  const { id } = await storeRegistration(services.db, {
    ...{ event_code: 'gpc20270221', hold: 'confirmed', cashMinor: 310_000 },
  })
  expect(await admin.open(date)).toContain('Cancel this date')
  const { plan, done } = await admin.confirm(`${date}/cancel`, { message: 'The hall is flooded.' })
  expectWords(wordsIn(plan.html), ['1 person is cancelled', 'Rs. 3,100 that came by hand'])
  expectWords(plan.html, ['The hall is flooded.', `href="/office/registrations/${id}"`])
  expect(done.location).toBe(`${date}/cancel`)
  expect(wordsIn(await admin.open(done.location))).toContain('of 1 registration')
  const cancelled = { '': 'Cancelled', '/ta': 'ரத்து', '/kn': 'ರದ್ದಾಗಿದೆ', '/hi': 'रद्द' }
  for (const [language, words] of Object.entries(cancelled)) {
    expect(await shown(`${language}/gpc`)).toContain(words)
  }
  expect(await shown('/gpcregister?event=gpc20270221')).toContain(
    'was cancelled and will not take place',
  )
  expect((await admin.fill(`${date}/cancel`, {})).location).toBe(`${date}/cancel`)
  const stopped = await admin.read(`${date}/cancel`)
  expect(stopped.html).toMatch(/Continue<|Done\. Everybody was told/)
})

test('each price that is missing is named where they are all listed', async () => {
  const { editor } = await siteWithEditor()
  const title = { title: 'Summer Camp', intent: 'show' }
  const refused = await editor.fill('/office/conferences/new-programme', title)
  expect(refused.status).toBe(422)
  expectWords(wordsIn(refused.html), [
    'With a bed, child: Please enter an amount',
    'To reserve: Please enter an amount',
  ])
})

test('a sixth programme gets a form, a page and a place in the menu, and is undone by one button', async () => {
  const site = await siteWithEditor()
  const { editor } = site
  const page = '/office/conferences/new-programme'
  const prices = { residential: '900', residentialChild: '600', nonResidential: '500' }
  const typed = {
    ...{ ...TYPED, ...prices, nonResidentialChild: '300', part: '100' },
    ...{ title: 'Summer Camp', address: '', about: 'Five days in the hills.' },
  }
  const { plan, done } = await editor.confirm(page, typed)
  expect(wordsIn(plan.html)).toContain('Summer Camp gets a page at /summer-camp.')
  expect(wordsIn(plan.html)).toContain('People can register at /summer-campregister')
  expect(done.location).toBe('/office/conferences/sc20270221?published=2')
  const shown = await site.shown('/summer-camp')
  expectWords(shown, ['Summer Camp', 'Five days in the hills.', 'event=sc20270221', 'Rs. 500'])
  expect(await site.shown('/')).toContain('href="/summer-camp"')
  expect(await site.shown('/summer-campregister')).toContain('Summer Camp Registration Form')
  const { html } = await editor.read(done.location)
  const undo = /href="([^"]*)"[^>]*>Undo/.exec(html)?.[1] ?? ''
  expect((await editor.fill(undo, {})).status).toBe(303)
  expect(await site.shown('/')).not.toContain('/summer-camp')
})
