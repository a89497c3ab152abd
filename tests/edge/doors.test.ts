import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ENTRY, openTestDoor, tickets } from '../support/doors.ts'
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
