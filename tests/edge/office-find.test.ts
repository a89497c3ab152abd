import { expect, test } from 'vitest'
import type { Role } from '#domain/staff.ts'
import { signedIn } from '../support/office/staff.ts'
import { storeRegistration } from '../support/people.ts'
import { fieldsOfLastForm } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

async function officeSite(role: Role = 'viewer') {
  const { services, url } = await testSite()
  const { cookie } = await signedIn(services, role)
  const get = (path: string) =>
    fetch(`${url}${path}`, { headers: { Cookie: cookie }, redirect: 'manual' })
  const family = await storeRegistration(services.db, {
    cashMinor: 90_000,
    people: [
      { first_name: 'Lakshmi', last_name: 'Narayanan', phone: '9845012345' },
      { first_name: 'Arjun', last_name: 'Narayanan', phone: '9845054321' },
    ],
  })
  return { services, url, get, family }
}

test('a misspelt mother is found, marked, and leads back', async () => {
  const { get, family } = await officeSite()
  const html = await (await get('/office/find?q=laksmhi')).text()
  expect(html).toContain('1 found for “laksmhi”')
  expect(html).toContain('<mark>Lakshmi</mark> Narayanan')
  expect(html).toContain('Spelt a little differently')
  expect(html).toContain(`R-${family.number} · `)
  expect(html).toContain('Rs. 1,200 due')
  expect(html).toContain('Part paid')
  const address = `/office/registrations/${family.id}?found=1%7Elaksmhi`
  expect(html).toContain(`href="${address}"`)
  const record = await (await get(address)).text()
  expect(record).toContain('<a href="/office/find?q=laksmhi">Back to the 1 found</a>')
  expect(await (await get(`/office/registrations/${family.id}`)).text()).not.toContain(
    'Back to the',
  )
})

test('nothing typed says what can be looked for, nothing found what was tried', async () => {
  const { get } = await officeSite()
  expect(await (await get('/office/find')).text()).toContain('a mobile number, or its last four')
  const nobody = await (await get('/office/find?q=%3Cb%3Ezebulon')).text()
  expect(nobody).toContain('Nothing found for “&lt;b&gt;zebulon”')
  expect(nobody).toContain('with one wrong letter')
  expect(await (await get('/office/find?q=000999')).text()).toContain('their last digits')
})

test.each(['%25%25', `${'x'.repeat(5_000)}`, "'%22%5C", '~%5E%3C%23'])(
  'anything may be typed: %s',
  async (typed) => {
    const { get } = await officeSite('admin')
    const answer = await get(`/office/find?q=${typed}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  },
)

test('the way back leads to Find only', async () => {
  const { get, family } = await officeSite()
  const forged = '?found=%3Cb%3E~%22%3E%3Cscript%3E'
  const html = await (await get(`/office/registrations/${family.id}${forged}`)).text()
  expect(html).not.toContain('Back to')
  const other = await (await get(`/office/registrations/${family.id}?found=~%22%3E`)).text()
  expect(other).toContain('href="/office/find?q=%22%3E">Back to what was found</a>')
})

test('the way back survives an action on what was found', async () => {
  const { services, url, family } = await officeSite()
  const { cookie } = await signedIn(services, 'desk')
  const headers = { cookie, Origin: url }
  const record = `/office/registrations/${family.id}`
  const found = 'found=12%7Elakshmi'
  const page = await (await fetch(`${url}${record}?${found}`, { headers })).text()
  expect(page).toContain('<input type="hidden" name="found" value="12~lakshmi"/>')
  const form = await (await fetch(`${url}${record}/note?${found}`, { headers })).text()
  expect(form).toContain('Back to the 12 found')
  expect(form).toContain(`href="${record}?${found}">Back to the registration`)
  const action = `${record}/note?${found}`
  expect(form).toContain(`action="${action}"`)
  const typed = { note: 'Comes by train', intent: 'do' }
  const fields = Object.fromEntries(fieldsOfLastForm(form))
  const body = new URLSearchParams({ ...fields, ...typed })
  const done = await fetch(`${url}${action}`, { method: 'POST', headers, body, redirect: 'manual' })
  expect(done.status).toBe(303)
  const back = await (await fetch(`${url}${done.headers.get('Location')}`, { headers })).text()
  expect(back).toContain('<a href="/office/find?q=lakshmi">Back to the 12 found</a>')
})
