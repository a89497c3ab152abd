import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ENTRY, openTestDoor, sendWalkIn, tickets } from '../support/doors.ts'
import { CHOICES, personFields, storeRegistration } from '../support/people.ts'
import { COMING, OTHER_EVENT, withBothComing } from '../support/site/church.ts'
import { expectWords, testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'

async function opened() {
  const site = await testSite()
  const { services, url } = site
  const { id } = await storeRegistration(services.db, { hold: 'confirmed' })
  const [code = ''] = await tickets(services)
  const { door, secret } = await openTestDoor(services)
  const asPhone = (own = secret, others: HeadersInit = {}) => {
    const headers = { Cookie: `door=${own}`, ...others }
    return {
      list: (query = '') => fetch(`${url}/door/list${query}`, { headers }),
      send: (...entries: unknown[]) => {
        const body = JSON.stringify({ entries })
        return fetch(`${url}/door/entries`, { method: 'POST', headers, body })
      },
    }
  }
  return { ...site, id, code, door, secret, asPhone, link: `/door/${door.token}` }
}

const key = { key: randomUUID() }

test('a link shows the door and nothing of its list, which only the phone that it ties once may have', async () => {
  const { get, post, link, asPhone, lines, door } = await opened()
  for (const guessed of ['', 'guess', door.token]) {
    const phone = asPhone(guessed)
    expect([(await phone.list()).status, (await phone.send()).status]).toEqual([401, 401])
  }
  const evil = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await asPhone(undefined, evil).send()).status).toBe(403)
  const page = await (await get(link)).text()
  expectWords(page, ['Use this phone', 'Gate A'])
  expect(page).not.toContain('Asha')
  const tied = await post(link)
  expect([tied.status, tied.headers.get('Location')]).toEqual([303, '/door/app'])
  const [, secret = ''] =
    /^door=([^;]+); .*HttpOnly/.exec(tied.headers.get('Set-Cookie') ?? '') ?? []
  expect((await asPhone(secret).list()).status).toBe(200)
  expect((await post(link)).headers.get('Set-Cookie')).not.toContain(secret)
  expect(lines.join()).not.toContain(door.token)
})

test('a phone has the name of its volunteer, keeps it, and is named where it is silent', async () => {
  const { get, post, link, url, services, enter } = await opened()
  const tied = await post(link, { name: ' Ruth ' })
  const cookie = tied.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const again = await fetch(url + link, { headers: { cookie } })
  expect(await again.text()).toContain('value="Ruth"')
  for (const name of ['x'.repeat(41), 'a\0']) expect((await post(link, { name })).status).toBe(422)
  expect(await (await post(link, { name: 'x'.repeat(41) })).text()).toContain('at most 40 letters')
  const desk = await enter('desk')
  const address = '/office/conferences/ewgmaymysore2023/arrivals'
  expect(await desk.open(address)).not.toContain('silent')
  services.pass(22 * 60_000)
  expect(await desk.open(address)).toContain(
    'Ruth’s phone: silent for 22 minutes, it may hold entries',
  )
  await fetch(url + link, { method: 'POST', headers: { cookie }, redirect: 'manual' })
  expect(await desk.open(address)).not.toContain('Ruth’s phone: silent')
  expect(await desk.open('/office/doors')).toContain('Ruth’s phone, last heard')
  expect((await get(link)).status).toBe(200)
})

test('a phone gets its list, what changed since, and names for its entries', async () => {
  const { services, code, asPhone } = await opened()
  const phone = asPhone()
  const answer = await phone.list()
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const { cursor, guests } = await answer.json()
  expect(guests).toHaveLength(1)
  const since = async () => (await phone.list(`?since=${cursor}`)).json()
  expect(await since()).toMatchObject({ guests: [], cursor })
  const now = services.now().toISOString()
  const entry = { ...ENTRY, id: randomUUID(), code, at: now }
  for (const state of ['stored', 'known']) {
    const results = [{ id: entry.id, state }]
    expect(await (await phone.send(entry)).json()).toEqual({ results, now })
  }
  const entries = [{ kind: 'in', door: 'Gate A' }]
  expect(await since()).toMatchObject({ guests: [{ entries }] })
})

test('who came without a ticket waits for the desk, and is registered from there', async () => {
  const { services, secret, enter } = await opened()
  const { id } = await sendWalkIn(services, secret, { name: 'Thomas Kurian' })
  const desk = await enter('desk')
  const arrivals = await desk.open('/office/conferences/ewgmaymysore2023/arrivals')
  expectWords(arrivals, ['0 of 1 are here', 'and 1 person without a registration', 'Thomas Kurian'])
  expectWords(arrivals, ['Sun 9:30 AM'])
  const today = await desk.open('/office')
  expectWords(today, ['Walk-ins', 'Thomas Kurian', '9876543210', 'not paid yet'])
  const form = await desk.open(`/office/registrations/new?walkIn=${id}`)
  expectWords(form, ['Thomas', 'Kurian', '9876543210', id, 'Person 1'])
  expect(form).not.toContain('Person 2')
  const two = await sendWalkIn(services, secret, { people: 2 })
  const rows = await desk.open(`/office/registrations/new?walkIn=${two.id}`)
  expectWords(rows, ['Person 2', '<option value="Family" selected'])
  expect(rows).not.toContain('Person 3')
})

test('a date that asks for notes has them on its form, with what becomes of them', async () => {
  const site = await testSite({ event: { ...COMING, open: true, dayNotes: true } })
  const { services, post, read, enter } = site
  expectWords(await read('/ewgregister'), ['Notes for the day', 'erased 30 days after'])
  expect(await read('/wfc2register')).not.toContain('Notes for the day')
  const send = (note: string) => {
    const fields = { ...CHOICES, arrival: '2026-12-12T09:00', agree: 'on', ...personFields(0) }
    return post('/ewgregister', { ...fields, 'persons[0].note': note })
  }
  const refused = await send('x'.repeat(121))
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('120')])
  await send('Allergic to peanuts')
  const notes = await services.db.selectFrom('day_note').select('note').execute()
  expect(notes).toEqual([{ note: 'Allergic to peanuts' }])
  const desk = await enter('desk')
  expect(await desk.open('/office/registrations.csv')).not.toContain('peanuts')
})

test('staff see at a ticket’s address who it is and what is due, and check in there; others don’t', async () => {
  const { services, id, code, post, read, enter } = await opened()
  const address = `/t/${code}`
  const editor = await enter('editor')
  expect((await post(address, key)).status).toBe(404)
  expect((await editor.send(address, key)).status).toBe(404)
  expect(await services.db.selectFrom('door_entry').selectAll().execute()).toEqual([])
  const desk = await enter('desk')
  const before = await desk.open(address)
  expectWords(before, ['Asha Rao', 'Not here yet', 'Check in', 'Rs. 2,100', 'UPI code'])
  expect(before).toContain(`/office/registrations/${id}/record-payment`)
  const { status, location } = await desk.send(address, key)
  expect([status, location]).toEqual([303, `${address}?checked`])
  expect(await desk.open(location)).toContain('Welcome')
  const after = await desk.open(address)
  expect(after).toContain('Already in')
  expect(after).not.toContain('Check in')
  const volunteer = await enter('door')
  expect(await volunteer.open(address)).not.toMatch(/record-payment|UPI code/)
  const stranger = await read(address)
  expect(stranger).toContain('A. R.')
  expect(stranger).not.toMatch(/Asha|Already in|Rs\. \d/)
})

test('a door stays open until the evening of the date that was chosen, unless another end is typed', async () => {
  const change = (services: TestServices) => ({ ...services, ...withBothComing(services) })
  const { enter } = await testSite({ change })
  const desk = await enter('desk')
  for (const [until, shown] of [
    ['2026-12-13T22:00', '10 Jan 2027, 10:00 PM'],
    ['2026-12-11T18:00', '11 Dec 2026, 6:00 PM'],
  ] as const) {
    const { location } = await desk.fill('/office/doors', {
      event: OTHER_EVENT,
      name: 'Gate',
      until,
    })
    expect(await desk.open(location)).toContain(`until ${shown}`)
  }
})

test('a link in the wrong hands is replaced, tied phones go on, and a door is closed at once', async () => {
  const { door, link, get, post, read, asPhone, enter } = await opened()
  const desk = await enter('desk')
  expect((await desk.send(`/office/doors/${door.id}/new-link`, key)).status).toBe(303)
  expect([(await get(link)).status, (await post(link)).status]).toEqual([404, 404])
  expect((await asPhone().list()).status).toBe(200)
  const [, own = ''] = /"door-link">([^<]+)</.exec(await desk.open('/office/doors')) ?? []
  expect(own).toMatch(/\/door\/[\w-]{32}$/)
  await read(new URL(own).pathname)
  const closed = await desk.send(`/office/doors/${door.id}/close`, { key: randomUUID() })
  expect(closed.status).toBe(303)
  expect((await asPhone().list()).status).toBe(410)
  await read(new URL(own).pathname, 404)
})
