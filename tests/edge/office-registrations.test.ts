import { expect, test } from 'vitest'
import { signedIn } from '../support/office/staff.ts'
import { storeRegistration } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

async function officeSite(role: 'viewer' | 'editor' = 'viewer') {
  const { services, url } = await testSite()
  const { cookie } = await signedIn(services, role)
  const get = (path: string) => fetch(`${url}${path}`, { headers: { Cookie: cookie } })
  return { services, get }
}

test('the list is searched, filtered and added up by its address', async () => {
  const { services, get } = await officeSite()
  const asha = await storeRegistration(services.db, { full_minor: 210_000, cashMinor: 30_000 })
  await storeRegistration(services.db, { people: [{ first_name: 'Maya', last_name: 'Sample' }] })
  const answer = await get('/office/registrations?search=RAO&standing=Part+paid')
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(html).toContain(`href="/office/registrations/${asha.id}"`)
  expect(html).not.toContain('Maya')
  expect(html).toContain('<dd>Rs. 1,800</dd>')
  expect(html).toContain('value="RAO"')
  expect(html).toContain('href="/office/registrations.csv?search=RAO&amp;standing=Part+paid"')
})

test.each([
  ['', 'Filters'],
  ['?search=rao&standing=Paid', 'Filters · Paid'],
  ['?party=Family&sort=name', 'Filters · Family · Name'],
])('with the address %j the folded filters are called %j', async (query, words) => {
  const { get } = await officeSite()
  const html = await (await get(`/office/registrations${query}`)).text()
  expect(html).toContain(`<details class="list-filter-more phone-fold"><summary>${words}</summary>`)
})

test('filters are unfolded where one of them could not be read', async () => {
  const { get } = await officeSite()
  const html = await (await get('/office/registrations?standing=Rich')).text()
  expect(html).toMatch(/<details class="list-filter-more phone-fold" open="">/)
})

test('the heads of the list sort what is filtered, and say how it is sorted', async () => {
  const { services, get } = await officeSite()
  await storeRegistration(services.db)
  const newest = await (await get('/office/registrations?search=rao')).text()
  const oldest = '/office/registrations?search=rao&amp;sort=oldest'
  expect(newest).toContain(
    `aria-sort="descending"><a class="sheet-sort" href="${oldest}">Registered</a>`,
  )
  const named = await (await get('/office/registrations?search=rao&sort=name')).text()
  const path = '/office/registrations?search=rao'
  expect(named).toContain(
    `aria-sort="ascending"><a class="sheet-sort" href="${path}&amp;sort=name">Name</a>`,
  )
  expect(named).toContain(`aria-sort="none"><a class="sheet-sort" href="${path}">Registered</a>`)
})

test('pages follow each other and lead back', async () => {
  const { services, get } = await officeSite()
  for (let count = 0; count < 60; count++) await storeRegistration(services.db)
  const first = await (await get('/office/registrations')).text()
  const [, next = ''] = /rel="next" href="([^"]+)"/.exec(first) ?? []
  const second = await (await get(`/office/registrations${next}`)).text()
  const [, previous = ''] = /rel="prev" href="([^"]+)"/.exec(second) ?? []
  const again = await (await get(`/office/registrations${previous}`)).text()
  expect(linksIn(first)).toHaveLength(50)
  expect(linksIn(second)).toHaveLength(10)
  expect(linksIn(again)).toEqual(linksIn(first))
  expect(second).not.toContain('rel="next"')
  expect(again).not.toContain('rel="prev"')
})

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="\/office\/registrations\/([\w-]{36})"/g)].map(([, id = '']) => id)
}

test.each([
  ['a long text', `search=${'x'.repeat(5_000)}`],
  ['a page that is not there', 'after=00000000-0000-0000-0000-000000000000'],
  ['a page that can’t be read', 'after=%01&before=..%2F'],
  ['two words with a tab between', 'search=asha%09rao'],
])('an odd parameter is taken: %s', async (_, query) => {
  const { services, get } = await officeSite()
  await storeRegistration(services.db)
  for (const path of ['registrations', 'registrations.csv', 'print/rooms']) {
    const answer = await get(`/office/${path}?${query}`)
    expect([path, answer.status]).toEqual([path, 200])
  }
})

test.each([
  ['unknown words', 'standing=Rich&party=Crowd&residential=x&arrival=2026-13-40&sort=up'],
  ['placeholders of SQL', 'search=%25%25%25+___+%5C'],
])(
  'with an unreadable filter the list is shown, and nothing is taken away: %s',
  async (_, query) => {
    const { services, get } = await officeSite()
    await storeRegistration(services.db)
    const page = await get(`/office/registrations?${query}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Asha Rao')])
    for (const path of ['registrations.csv', 'registrations.xlsx', 'print/rooms']) {
      const answer = await get(`/office/${path}?${query}`)
      expect([path, answer.status]).toEqual([path, 400])
      expect(await answer.text()).not.toContain('Asha')
    }
    expect(await services.db.selectFrom('office_event').selectAll().execute()).toEqual([])
  },
)

test('an unreadable filter is named beside its field, and left out of the links', async () => {
  const { services, get } = await officeSite()
  await storeRegistration(services.db)
  const html = await (await get('/office/registrations?standing=Rich&search=rao&arrival=x')).text()
  expect(html).toMatch(/<select[^>]*name="standing"[^>]*aria-invalid="true"/)
  expect(html).toMatch(/id="filter-standing-error".*?Please choose one of these\./)
  expect(html).toMatch(/id="filter-arrival-error".*?Please choose a day, such as 2026-11-15\./)
  expect(html).not.toContain('id="filter-search-error"')
  expect(html).toContain('href="/office/registrations.csv?search=rao"')
})

test('a refused export names the parameters, and leads back to the list', async () => {
  const { get } = await officeSite()
  const query = '?search=rao&standing=Rich&sort=up'
  const html = await (await get(`/office/registrations.csv${query}`)).text()
  expect(html).toContain('“Standing” and “Sort by” could not be read')
  expect(html).toContain('href="/office/registrations?search=rao&amp;standing=Rich&amp;sort=up"')
})

test('an export has one line for each person, runs no formula and is in the history', async () => {
  const { services, get } = await officeSite()
  const people = [{ first_name: '=1+1' }, { first_name: 'Maya', last_name: 'Rao, Sr.' }]
  await storeRegistration(services.db, { people })
  await storeRegistration(services.db, { event_code: 'other' })
  const answer = await get('/office/registrations.csv?conference=ewgmaymysore2023')
  const lines = Buffer.from(await answer.arrayBuffer())
    .toString()
    .split('\r\n')
  expect(answer.headers.get('content-disposition')).toContain('registrations.csv')
  expect(lines[0]).toBe(
    '\uFEFFConference,First Name,Last Name,Gender,Email,Age,Mobile,City,Residential,Arrival,Standing,Transaction number,Due (Rs.),Registering as,Payment type,Price (Rs.),Reduced (Rs.),Received (Rs.),Given back (Rs.),Registered,Registration,Language',
  )
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(/^ewgmaymysore2023,'=1\+1,Rao,Female,asha@example.org,34,9876543210,/)
  expect(lines[2]).toContain('Maya,"Rao, Sr."')
  const history = await services.db.selectFrom('office_event').selectAll().execute()
  expect(history).toMatchObject([{ author: 'viewer@office.example.org', action: 'export-csv' }])
  expect(JSON.parse(history[0]?.details ?? '')).toEqual({
    filter: { conference: 'ewgmaymysore2023' },
    people: 2,
  })
})

test('prints have only what their task needs', async () => {
  const { services, get } = await officeSite()
  const child = { first_name: 'Tim', age: 4, gender: 'Male', phone: '9000000001' } as const
  await storeRegistration(services.db, { party: 'Family', people: [{}, child] })
  await storeRegistration(services.db, { hold: 'waiting', people: [{ first_name: 'Waiting' }] })
  const print = async (kind: string) => (await get(`/office/print/${kind}`)).text()
  const [arrivals, rooms, contacts, children] = await Promise.all(
    ['arrivals', 'rooms', 'contacts', 'children'].map(print),
  )
  expect(arrivals).toContain('Saturday 12 Dec 2026: 2 people')
  expect(rooms).toContain('Tim Rao (Male, 4)')
  expect(contacts).toContain('asha@example.org')
  expect(children).toContain('Children under 12: 1')
  for (const page of [arrivals, rooms]) expect(page).not.toContain('9876543210')
  for (const page of [arrivals, rooms, children]) expect(page).not.toContain('asha@example.org')
  for (const page of [arrivals, rooms, contacts]) expect(page).not.toContain('Waiting Rao')
  for (const kind of ['nothing', 'constructor', '__proto__', 'toString']) {
    expect([kind, (await get(`/office/print/${kind}`)).status]).toEqual([kind, 404])
  }
})
