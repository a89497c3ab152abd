import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ENTRY, openTestDoor, sendLateEntry, tickets } from '../support/doors.ts'
import { enterOffice } from '../support/office/staff.ts'
import { storeRegistration } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

type Site = Awaited<ReturnType<typeof testSite>>

function asPhone({ url }: Pick<Site, 'url'>, secret: string) {
  const headers = { Cookie: `door=${secret}` }
  return {
    list: (query = '') => fetch(`${url}/door/list${query}`, { headers }),
    send: (body: unknown) =>
      fetch(`${url}/door/entries`, { method: 'POST', headers, body: JSON.stringify(body) }),
  }
}

test('a link shows the door and nothing of its list, and ties each phone once', async () => {
  const site = await testSite()
  await storeRegistration(site.services.db, { hold: 'confirmed' })
  const { door } = await openTestDoor(site.services)
  const address = `${site.url}/door/${door.token}`
  const page = await (await fetch(address)).text()
  expect(page).toContain('Use this phone')
  expect(page).toContain('Gate A')
  expect(page).not.toContain('Asha')
  const tied = await fetch(address, { method: 'POST', redirect: 'manual' })
  expect([tied.status, tied.headers.get('Location')]).toEqual([303, '/door/app'])
  const [, secret = ''] =
    /^door=([^;]+); .*HttpOnly/.exec(tied.headers.get('Set-Cookie') ?? '') ?? []
  expect((await asPhone(site, secret).list()).status).toBe(200)
  const again = await fetch(address, { method: 'POST', redirect: 'manual' })
  expect(again.headers.get('Set-Cookie')).not.toContain(secret)
})

test('without a phone’s cookie there is no list, and nothing is stored', async () => {
  const site = await testSite()
  const { door } = await openTestDoor(site.services)
  for (const secret of ['', 'guess', door.token]) {
    const phone = asPhone(site, secret)
    expect((await phone.list()).status).toBe(401)
    expect((await phone.send({ entries: [] })).status).toBe(401)
  }
})

test('a phone gets its list, what changed since, and names for its entries', async () => {
  const site = await testSite()
  const { secret } = await openTestDoor(site.services)
  await storeRegistration(site.services.db, { hold: 'confirmed' })
  const [code] = await tickets(site.services)
  const phone = asPhone(site, secret)
  const answer = await phone.list()
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const { cursor, guests } = await answer.json()
  expect(guests).toHaveLength(1)
  expect(await (await phone.list(`?since=${cursor}`)).json()).toMatchObject({ guests: [], cursor })
  const entry = { ...ENTRY, id: randomUUID(), code, at: site.services.now().toISOString() }
  const now = site.services.now().toISOString()
  expect(await (await phone.send({ entries: [entry] })).json()).toEqual({
    results: [{ id: entry.id, state: 'stored' }],
    now,
  })
  expect(await (await phone.send({ entries: [entry] })).json()).toEqual({
    results: [{ id: entry.id, state: 'known' }],
    now,
  })
  expect(await (await phone.list(`?since=${cursor}`)).json()).toMatchObject({
    guests: [{ entries: [{ kind: 'in', door: 'Gate A' }] }],
  })
})

test('a batch that can’t be read is refused whole', async () => {
  const site = await testSite()
  const phone = asPhone(site, (await openTestDoor(site.services)).secret)
  for (const body of [null, { entries: Array(201).fill({}) }, { entries: 'x' }]) {
    expect((await phone.send(body)).status).toBe(400)
  }
})

test('another site’s page sends no entries', async () => {
  const site = await testSite()
  const { secret } = await openTestDoor(site.services)
  const answer = await fetch(`${site.url}/door/entries`, {
    method: 'POST',
    headers: {
      Cookie: `door=${secret}`,
      Origin: 'https://evil.example',
      'Sec-Fetch-Site': 'cross-site',
    },
    body: '{"entries":[]}',
  })
  expect(answer.status).toBe(403)
})

test('the office closes a door at once', async () => {
  const site = await testSite()
  const { door, secret } = await openTestDoor(site.services)
  const desk = await enterOffice(site, 'desk')
  const closed = await desk.send(`/office/doors/${door.id}/close`, [['key', randomUUID()]])
  expect(closed.status).toBe(303)
  expect((await asPhone(site, secret).list()).status).toBe(410)
  expect((await fetch(`${site.url}/door/${door.token}`)).status).toBe(404)
})

test('only the page of the app may use the camera and run WebAssembly', async () => {
  const { url } = await testSite()
  const app = await fetch(`${url}/door/app`)
  expect(app.headers.get('Permissions-Policy')).toBe('camera=(self)')
  expect(app.headers.get('Content-Security-Policy')).toContain("'wasm-unsafe-eval'")
  const home = await fetch(url)
  expect(home.headers.get('Permissions-Policy')).toContain('camera=()')
  expect(home.headers.get('Content-Security-Policy')).not.toContain('wasm')
  expect(await home.text()).not.toContain('/door')
})

test('the log has no link of a door', async () => {
  const site = await testSite()
  const { door } = await openTestDoor(site.services)
  await fetch(`${site.url}/door/${door.token}`)
  expect(site.lines.join()).not.toContain(door.token)
})

test('the role door sees doors and nothing else of the office', async () => {
  const site = await testSite()
  const { read, send } = await enterOffice(site, 'door')
  await openTestDoor(site.services)
  expect((await read('/office')).status).toBe(303)
  const { status, html } = await read('/office/doors')
  expect(status).toBe(200)
  expect(html).toContain('Gate A')
  expect(html).not.toContain('Close this door')
  expect(html).not.toContain('/office/registrations')
  for (const path of ['/office/registrations', '/office/payments', '/office/staff']) {
    expect([path, (await read(path)).status]).not.toEqual([path, 200])
  }
  expect((await send('/office/doors', [['name', 'x']])).status).toBe(403)
})

test('a door is opened by a form, with its link and code to scan', async () => {
  const site = await testSite()
  const desk = await enterOffice(site, 'desk')
  const typed = { event: 'ewgmaymysore2023', name: 'Gate <A>', until: '2099-12-12T22:00' }
  const { status, location } = await desk.fill('/office/doors', typed)
  expect(status).toBe(303)
  const { html } = await desk.read(location)
  expect(html).toContain('Gate &lt;A&gt;')
  expect(html).toMatch(/http:\/\/church\.test\/door\/[\w-]{32}/)
  expect(html).toContain('QR code of Gate &lt;A&gt;')
})

test('staff see at a ticket’s address who it is and what is due, and check in there', async () => {
  const site = await testSite()
  const { id } = await storeRegistration(site.services.db, { hold: 'confirmed' })
  const [code] = await tickets(site.services)
  const address = `/t/${code}`
  const desk = await enterOffice(site, 'desk')
  const before = (await desk.read(address)).html
  for (const words of ['Asha Rao', 'Not here yet', 'Check in', 'Rs. 2,100', 'UPI code']) {
    expect(before).toContain(words)
  }
  expect(before).toContain(`/office/registrations/${id}/record-payment`)
  const { status, location } = await desk.send(address, [['key', randomUUID()]])
  expect([status, location]).toEqual([303, `${address}?checked`])
  expect((await desk.read(location)).html).toContain('Welcome')
  const after = (await desk.read(address)).html
  expect(after).toContain('Already in')
  expect(after).not.toContain('Check in')
  const volunteer = await enterOffice(site, 'door')
  expect((await volunteer.read(address)).html).not.toMatch(/record-payment|UPI code/)
  const stranger = await (await fetch(site.url + address)).text()
  expect(stranger).toContain('A. R.')
  expect(stranger).not.toMatch(/Asha|Already in|Rs\. \d/)
})

test('a stranger checks nobody in', async () => {
  const site = await testSite()
  await storeRegistration(site.services.db, { hold: 'confirmed' })
  const [code] = await tickets(site.services)
  const editor = await enterOffice(site, 'editor')
  const body = new URLSearchParams({ key: randomUUID() })
  expect((await fetch(`${site.url}/t/${code}`, { method: 'POST', body })).status).toBe(404)
  expect((await editor.send(`/t/${code}`, body)).status).toBe(404)
  expect(await site.services.db.selectFrom('door_entry').selectAll().execute()).toEqual([])
})

test('the arrivals of a conference name who came in twice, and where', async () => {
  const site = await testSite()
  const desk = await enterOffice(site, 'desk')
  const gates = [await openTestDoor(site.services), await openTestDoor(site.services, 'Gate B')]
  await storeRegistration(site.services.db, {
    hold: 'confirmed',
    people: [{}, { first_name: 'Late' }],
  })
  const at = site.services.now().toISOString()
  const { guests } = await (await asPhone(site, gates[0]?.secret ?? '').list()).json()
  const { ticket: code } = guests.find(({ first }: { first: string }) => first === 'Asha')
  for (const { secret } of gates) {
    const entries = [{ ...ENTRY, id: randomUUID(), code, at, how: 'search' }]
    await asPhone(site, secret).send({ entries })
  }
  const address = '/office/conferences/ewgmaymysore2023/arrivals'
  const { html } = await desk.read(address)
  for (const words of ['1 of 2 are here', 'Came in twice', 'Gate B', 'Not here yet (1)', 'Late']) {
    expect(html).toContain(words)
  }
  expect((await desk.read('/office/conferences/nothing/arrivals')).status).toBe(404)
  const volunteer = await enterOffice(site, 'door')
  expect((await volunteer.read(address)).status).toBe(404)
})

test('the desk takes what is due at a ticket’s address in two steps', async () => {
  const site = await testSite()
  const { id } = await storeRegistration(site.services.db, { hold: 'confirmed' })
  const [code] = await tickets(site.services)
  const desk = await enterOffice(site, 'desk')
  const page = (await desk.read(`/t/${code}`)).html
  expect(page).toContain('Rs. 2,100 in cash')
  const record = `/office/registrations/${id}/record-payment`
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
  const typed: [string, string][] = [
    ['day', hidden('day')],
    ['amount', hidden('amount')],
  ]
  const { status, html: plan } = await desk.send(record, [...typed, ['method', 'Cash']])
  expect(status).toBe(200)
  expect(plan).toContain('Record payment of Rs. 2,100')
  const unnamed = await desk.send(record, [...typed, ['method', 'UPI'], ['reference', '']])
  expect(unnamed.status).toBe(422)
  const key = /name="key" value="([^"]+)"/.exec(plan)?.[1] ?? ''
  const done = await desk.send(record, [
    ...typed,
    ['method', 'Cash'],
    ['intent', 'do'],
    ['key', key],
  ])
  expect(done.status).toBe(303)
  expect((await desk.read(`/t/${code}`)).html).not.toContain('to pay')
})

test('a link in the wrong hands is replaced, and tied phones go on', async () => {
  const site = await testSite()
  const { door, secret } = await openTestDoor(site.services)
  const desk = await enterOffice(site, 'desk')
  const renewed = await desk.send(`/office/doors/${door.id}/new-link`, [['key', randomUUID()]])
  expect(renewed.status).toBe(303)
  const stolen = `${site.url}/door/${door.token}`
  expect((await fetch(stolen)).status).toBe(404)
  expect((await fetch(stolen, { method: 'POST', redirect: 'manual' })).status).toBe(404)
  expect((await asPhone(site, secret).list()).status).toBe(200)
  const [, link = ''] = /"door-link">([^<]+)</.exec((await desk.read('/office/doors')).html) ?? []
  expect(link).toMatch(/\/door\/[\w-]{32}$/)
  expect((await fetch(`${site.url}${new URL(link).pathname}`)).status).toBe(200)
})

test('tickets to try are in the sandbox only', async () => {
  const site = await testSite()
  const { door } = await openTestDoor(site.services)
  const desk = await enterOffice(site, 'desk')
  const address = `/office/doors/${door.id}/to-try`
  expect((await desk.read(address)).status).toBe(404)
  expect((await desk.read('/office/doors')).html).not.toContain('to-try')
})

test('the office accepts what a closed door sent late', async () => {
  const site = await testSite()
  const desk = await enterOffice(site, 'desk')
  await storeRegistration(site.services.db, { hold: 'confirmed', people: [{ age: 5 }] })
  const [code] = await tickets(site.services)
  const taken = { code, kind: 'out', takenBy: 'A <stranger>' }
  const { door, entry } = await sendLateEntry(site.services, taken)
  const arrivals = '/office/conferences/ewgmaymysore2023/arrivals'
  for (const address of ['/office', '/office/doors', arrivals]) {
    const { html } = await desk.read(address)
    expect([address, html.includes('1 late entry waits')]).toEqual([address, true])
    expect(html).not.toContain('stranger')
  }
  const { html } = await desk.read('/office/doors/late')
  for (const words of [
    'Gate A',
    'Asha Rao',
    'Went out',
    'with A &lt;stranger&gt;, without the code',
  ])
    expect(html).toContain(words)
  const form = `/office/doors/${door.id}/late`
  const unticked = await desk.send(form, [
    ['key', randomUUID()],
    ['intent', 'accept'],
  ])
  expect(unticked.status).toBe(422)
  expect(unticked.html).toContain('Please tick an entry')
  const { status, location } = await desk.send(form, [
    ['key', randomUUID()],
    ['intent', 'accept'],
    [`entry ${entry.id}`, 'yes'],
  ])
  expect([status, location]).toEqual([303, '/office/doors/late?done=accepted'])
  expect((await desk.read(location)).html).toContain('Nothing waits.')
  const after = (await desk.read(arrivals)).html
  for (const words of ['Handed over without the code', 'A &lt;stranger&gt;', 'No reason given'])
    expect(after).toContain(words)
  const volunteer = await enterOffice(site, 'door')
  expect((await volunteer.read('/office/doors/late')).status).toBe(403)
  expect((await volunteer.read('/office/doors')).html).not.toContain('late')
})

test('of somebody inside whose ticket was cancelled since, staff read both', async () => {
  const site = await testSite()
  const desk = await enterOffice(site, 'desk')
  const { id } = await storeRegistration(site.services.db, { hold: 'confirmed' })
  const [code] = await tickets(site.services)
  await desk.send(`/t/${code}`, [['key', randomUUID()]])
  const cancelled_at = site.services.now().toISOString()
  const people = site.services.db.updateTable('attendee').set({ cancelled_at })
  await people.where('registration_id', '=', id).execute()
  const { html } = await desk.read(`/t/${code}`)
  expect(html).toContain('Already in')
  expect(html).toContain('It was cancelled.')
  expect(html).not.toContain('Check in')
})

test('a batch with a NUL is refused entry by entry', async () => {
  const site = await testSite()
  const phone = asPhone(site, (await openTestDoor(site.services)).secret)
  const entry = { ...ENTRY, id: randomUUID(), code: 'a\0b', at: site.services.now().toISOString() }
  const answer = await phone.send({ entries: [entry, 'a\0b', { id: 'a\0b' }] })
  expect(answer.status).toBe(200)
  const { results } = await answer.json()
  expect(results.map(({ state }: { state: string }) => state)).toEqual(Array(3).fill('refused'))
})
