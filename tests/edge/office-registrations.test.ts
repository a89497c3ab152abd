import { expect } from 'vitest'
import { findGift } from '#database/records/gifts/gifts.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { chooseLanguage } from '#workflows/languages/stored-language.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { finishPayment, paidRegistration } from '../support/payments.ts'
import { couple, storeRegistration, testGift } from '../support/people.ts'
import { withBothComing } from '../support/site/church.ts'
import { formOn } from '../support/site/pages.ts'
import { expectWords, test, testSite } from '../support/site/server.ts'
import { give, registerFamily } from '../support/site/visitor.ts'

const LIST = '/office/registrations'

async function office(role: 'viewer' | 'desk' = 'viewer') {
  const site = await testSite()
  const { db } = site.services
  const store = (sample?: Parameters<typeof storeRegistration>[1]) => storeRegistration(db, sample)
  return { ...site, db, store, ...(await site.enter(role)) }
}

test('Today shows registrations, gifts, charts and what needs attention', async ({ site }) => {
  const { payment } = await registerFamily(site)
  await finishPayment(site.services, payment, 'approve')
  site.services.pass(1_000)
  const gift = (await give(site)).payment
  await finishPayment(site.services, gift, 'wrong-amount')
  await settlePayment(site.services, gift, { source: 'sweep' })
  const { html } = await (await site.enter('treasurer')).read('/office')
  expectWords(html, [
    'Today, Sunday 15 Nov 2026',
    'href="/office/registrations?from=2026-11-15">Registered today',
    '2 people',
    'Given this month',
    'Rs.\u00a00',
    'Wrong amount paid',
    'was taken where Rs. 500 was asked for',
    'open although it was over on 7 May 2023',
    'class="chart"',
  ])
})

test('an office in which nothing has happened shows three steps and no alarm about past dates', async () => {
  const site = await testSite()
  const html = await (await site.enter('admin')).open('/office')
  expectWords(html, ['Enter your name', 'Open a date', 'Invite a colleague'])
  expect(html).not.toContain('past dates')
})

test('the list is searched, filtered, added up and sorted by its address', async () => {
  const { store, read } = await office()
  const asha = await store({ full_minor: 210_000, cashMinor: 30_000 })
  await store({ people: [{ first_name: 'Maya', last_name: 'Sample' }] })
  const { html } = await read(`${LIST}?search=RAO&standing=Part+paid`)
  expectWords(html, [
    `href="${LIST}/${asha.id}"`,
    'still due <strong>Rs. 1,800</strong>',
    'value="RAO"',
    `href="${LIST}.xlsx?search=RAO&amp;standing=Part+paid"`,
  ])
  expect(html).not.toContain('Maya')
  const path = `${LIST}?search=rao`
  const head = (sorted: string, to: string, name: string) =>
    `aria-sort="${sorted}"><a class="sheet-sort" href="${path}${to}">${name}</a>`
  const oldest = head('descending', '&amp;sort=oldest', 'Registered')
  expect((await read(path)).html).toContain(oldest)
  const named = (await read(`${path}&sort=name`)).html
  expectWords(named, [head('ascending', '&amp;sort=name', 'Name'), head('none', '', 'Registered')])
})

test('filters are folded on a phone and named, unfolded where one could not be read, and an odd one is taken', async () => {
  const { store, read } = await office()
  await store()
  for (const [query, words] of [
    ['', '><summary>Filters<'],
    ['?search=rao&standing=Paid', '><summary>Filters · Paid<'],
    ['?party=Family&sort=name', '><summary>Filters · Family · Name<'],
    ['?standing=Rich', ' open="">'],
  ]) {
    const folded = `<details class="list-filter-more phone-fold"${words}`
    expect((await read(LIST + query)).html).toContain(folded)
  }
  for (const query of [
    `search=${'x'.repeat(5_000)}`,
    'after=00000000-0000-0000-0000-000000000000',
    'after=%01&before=..%2F',
    'search=asha%09rao',
  ]) {
    for (const path of ['registrations', 'registrations.csv']) {
      expect([path, (await read(`/office/${path}?${query}`)).status]).toEqual([path, 200])
    }
  }
})

test('pages follow each other and lead back', async () => {
  const { store, read } = await office()
  for (let count = 0; count < 60; count++) await store()
  const linksIn = (html: string) => html.match(/href="\/office\/registrations\/[\w-]{36}"/g)
  const first = (await read(LIST)).html
  const [, next = ''] = /rel="next" href="([^"]+)"/.exec(first) ?? []
  const second = (await read(LIST + next)).html
  const [, previous = ''] = /rel="prev" href="([^"]+)"/.exec(second) ?? []
  const again = (await read(LIST + previous)).html
  expect([linksIn(first)?.length, linksIn(second)?.length]).toEqual([50, 10])
  expect(linksIn(again)).toEqual(linksIn(first))
  expect(second).not.toContain('rel="next"')
  expect(again).not.toContain('rel="prev"')
})

test('with an unreadable filter the list is shown and names it, and nothing is taken away', async () => {
  const { db, store, read } = await office()
  await store()
  for (const query of [
    'standing=Rich&party=Crowd&residential=x&arrival=2026-13-40&sort=up',
    'search=%25%25%25+___+%5C',
  ]) {
    expect((await read(`${LIST}?${query}`)).html).toContain('Asha Rao')
    for (const path of ['registrations.csv', 'registrations.xlsx']) {
      const { status, html } = await read(`/office/${path}?${query}`)
      expect([path, status, html.includes('Asha')]).toEqual([path, 400, false])
    }
  }
  const { html } = await read(`${LIST}?standing=Rich&search=rao&arrival=x`)
  expect(html).toMatch(/<select[^>]*name="standing"[^>]*aria-invalid="true"/)
  expect(html).toMatch(/id="filter-standing-error".*?Please choose one of these\./)
  expect(html).toMatch(/id="filter-arrival-error".*?Please choose a day, such as 2026-11-15\./)
  expect(html).not.toContain('id="filter-search-error"')
  expect(html).toContain(`href="${LIST}.xlsx?search=rao"`)
  const refused = (await read(`${LIST}.csv?search=rao&standing=Rich&sort=up`)).html
  expect(refused).toContain('“Status” and “Sort by” could not be read')
  expect(refused).toContain(`href="${LIST}?search=rao&amp;standing=Rich&amp;sort=up"`)
  expect(await db.selectFrom('office_event').selectAll().execute()).toEqual([])
})

test('an export has one line for each person, runs no formula and is in the history', async () => {
  const { db, store, read } = await office()
  await store({ people: [{ first_name: '=1+1' }, { first_name: 'Maya', last_name: 'Rao, Sr.' }] })
  await store({ event_code: 'other' })
  const lines = (await read(`${LIST}.csv?conference=ewgmaymysore2023`)).html.split('\r\n')
  expect(lines[0]).toBe(
    'Conference,First Name,Last Name,Gender,Email,Age,Mobile,City,Residential,Arrival,Status,Transaction number,Due (Rs.),Registering as,Payment type,Price (Rs.),Discount (Rs.),Received (Rs.),Given back (Rs.),Registered,Registration,Language',
  )
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(
    /^Encounter with God · 6–7 May 2023,'=1\+1,Rao,Female,asha@example.org,34,9876543210,/,
  )
  expect(lines[2]).toContain('Maya,"Rao, Sr."')
  const [event] = await db.selectFrom('office_event').selectAll().execute()
  expect(event).toMatchObject({ author: 'viewer@office.example.org', action: 'export-csv' })
  const details = { filter: { conference: 'ewgmaymysore2023' }, people: 2 }
  expect(JSON.parse(event?.details ?? '')).toEqual(details)
})

test('the office sees in which language somebody is written to, and what was sent', async () => {
  const site = await testSite()
  const { services } = site
  const { read } = await site.enter('admin')
  const { id } = await paidRegistration(services, couple({ language: 'ta' }))
  await sendDueMails(services)
  const { gift_id, privateToken: token } = await giveGift(services, testGift)
  await chooseLanguage(services, { token, language: 'kn' })
  const page = (await read(`${LIST}/${id}`)).html
  expect(page.replaceAll('<!-- -->', '')).toContain('Language: Tamil')
  expect(page).toMatch(/<strong lang="ta">[^<]*\p{Script=Tamil}/u)
  expect(page).toMatch(/<pre class="office-mail" tabindex="0" lang="ta">/i)
  const gift = (await read(`/office/gifts/${gift_id}`)).html
  expect(gift).toMatch(/<dt>Language<\/dt><dd>Kannada<\/dd>/)
  expect(gift).toContain('Choose the language')
  const csv = (await read(`${LIST}.csv?search=Sample`)).html
  expect(csv.match(/[^,]+(?=\r\n)/g)).toEqual(['Language', 'Tamil', 'Tamil'])
  expect((await findGift(services.db, gift_id ?? '')).version).toBe(0)
})

test('rows are ticked to write to them and to print their badges', async () => {
  const { store, read, services } = await office('desk')
  const hold = 'confirmed'
  const one = await store({ hold, people: [{ first_name: 'Maya', email: 'maya@example.org' }] })
  await store({ hold, people: [{ first_name: 'Ravi' }] })
  const other = await store({ hold, event_code: 'ewgaugmysore2023' })
  const { html } = await read(LIST)
  expect(html).toContain(
    `form="ticked" aria-label="Tick Maya Rao" name="only" value="${one.number}"`,
  )
  const only = `?only=${one.number}`
  expectWords((await read(`${LIST}/write${only}`)).html, ['To 1 address of 1 registration'])
  expect((await read(`${LIST}/badges${only}`)).status).toBe(303)
  const folder = `/office/conferences/${one.event_code}/folder/badges${only}`
  const { html: printed } = await read(folder)
  expect([printed.includes('Maya'), printed.includes('Ravi')]).toEqual([true, false])
  expect((await read(`${LIST}/badges${only}&only=${other.number}`)).status).toBe(422)
  expect((await read(`${LIST}/badges`)).status).toBe(422)
  expect(await services.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('several are moved to another date at once, and who can’t be moved stays', async () => {
  const site = await testSite({ change: withBothComing })
  const store = (sample = {}) => storeRegistration(site.services.db, sample)
  const { confirm, read } = await site.enter('desk')
  const numbers = [await store(), await store({ hold: 'cancelled' }), await store()]
  const only = `?only=${numbers.map(({ number }) => number)}`
  const { plan, done } = await confirm(`${LIST}/move${only}`, { to: 'ewgaugmysore2023' })
  expectWords(plan.html, ['2 of 3 move to', `R-${numbers[1]?.number} stays: This registration is`])
  expect(done.location).toBe(`${LIST}${only}&moved=2`)
  expectWords((await read(done.location)).html, ['2 of these are at the date that you chose.'])
  expect((await read(`${LIST}/move?only=${numbers[0]?.number}`)).status).toBe(303)
  expect((await read(`${LIST}/move`)).status).toBe(422)
})

test('of one date the list counts who comes, who is offered a place and who waits', async () => {
  const { store, read } = await office()
  await store({ hold: 'confirmed', people: [{}, {}] })
  await store({ held_until: '2026-11-17T04:00:00.000Z' })
  await store({ hold: 'waiting' })
  await store({ hold: 'cancelled' })
  const { html } = await read(`${LIST}?conference=ewgmaymysore2023&who=offered`)
  expectWords(html.replaceAll('<!-- -->', ''), [
    '<strong>2</strong> coming',
    '<strong>1</strong> offered',
    '<strong>1</strong> waiting',
    'until <time dateTime="2026-11-17T04:00:00.000Z">Tue 9:30 AM</time>',
  ])
})

const WRITE = `${LIST}/write`
const TO_ALL = `${WRITE}?conference=ewgmaymysore2023`
const LETTER = {
  subject: 'Bring a torch',
  text: '<b>Dear</b> all,\n\nsee https://church.test/way.',
}

async function withAddresses() {
  const desk = await office('desk')
  await desk.store({ hold: 'confirmed' })
  await desk.store({ hold: 'confirmed', people: [{ email: 'b@example.org' }, { email: '' }] })
  await desk.store({ people: [{ email: 'offered@example.org' }] })
  await desk.store({ hold: 'cancelled', people: [{ email: 'c@example.org' }] })
  return desk
}

test('a letter is previewed, sent once to each address, only with its key, and kept in the history', async () => {
  const { db, services, read, fill, send, confirm } = await withAddresses()
  const preview = await fill(TO_ALL, { ...LETTER, intent: 'show' })
  const { key: _, ...keyless } = formOn(preview.html, -1).fields
  const shown = await send(TO_ALL, { ...keyless, intent: 'do' })
  expect([shown.status, shown.html.includes('Send 2 mails')]).toEqual([409, true])
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
  const list = await read(`${LIST}?conference=ewgmaymysore2023`)
  expect(list.html).toContain('Write to these people')
  const { plan, done, again } = await confirm(TO_ALL, LETTER)
  expect(plan.status).toBe(200)
  expectWords(plan.html, [
    'To 2 addresses of 2 registrations, one mail for each address: 3 coming.',
    'Without an address: 1 person.',
    '<p>&lt;b&gt;Dear&lt;/b&gt; all,</p>',
    '<a href="https://church.test/way" rel="noreferrer">',
    'Send 2 mails</button>',
    'this address belongs to a registration with us.',
  ])
  for (const sent of [done, await again()]) {
    expect(sent).toMatchObject({ status: 303, location: `${TO_ALL}&who=coming&sent=2` })
  }
  await sendDueMails(services)
  expect(services.sandbox.mailbox.mails()).toHaveLength(2)
  const after = (await read(done.location)).html
  expectWords(after, ['On the way: 2 mails.', 'Subject: Bring a torch', 'desk@office.example'])
  // Others than those who come are written to where the address says so.
  const { html } = await read(`${TO_ALL}&who=coming&who=offered&who=cancelled`)
  expectWords(html, ['To 4 addresses of 4 registrations', '3 coming, 1 offered and 1 cancelled.'])
})

test('a letter to nobody, to all and to who can’t be read is refused', async () => {
  const { db, read, send } = await withAddresses()
  for (const [query, status] of [
    ['?standing=nonsense', 400],
    ['', 422],
    ['?conference=none', 422],
  ] as const) {
    const sent = await send(WRITE + query, { ...LETTER, intent: 'do' })
    expect([(await read(WRITE + query)).status, sent.status]).toEqual([status, status])
  }
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
})
