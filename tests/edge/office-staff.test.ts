import { expect, test } from 'vitest'
import { findStaffByEmail } from '#database/staff/staff.ts'
import { createLink } from '#database/staff/staff-links.ts'
import { signedIn } from '../support/office/staff.ts'
import { testSite } from '../support/site/server.ts'

const EMAIL = 'new@church.example'

type Form = Record<string, string> | [string, string][]

async function office() {
  const site = await testSite()
  const admin = await signedIn(site.services, 'admin')
  const read = (path: string, cookie = admin.cookie) =>
    fetch(site.url + path, { headers: { Cookie: cookie }, redirect: 'manual' })
  const post = (path: string, form: Form = {}, cookie = admin.cookie) =>
    fetch(site.url + path, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { Cookie: cookie },
      redirect: 'manual',
    })
  return { ...site, admin, read, post }
}

test('an admin invites, changes roles and ends access', async () => {
  const { services, read, post } = await office()
  const list = await (await read('/office/staff')).text()
  expect(list).toMatch(/<label[^>]*>Email<[\s\S]*<label[^>]*>Role<[\s\S]*Invite<\/button>/)
  const invited = await post('/office/staff', { email: EMAIL, role: 'desk' })
  expect(invited.status).toBe(303)
  const after = await (await read(invited.headers.get('Location') ?? '')).text()
  expect(after).toContain(`${EMAIL} can sign in now`)
  for (const column of ['Name', 'Role', 'Action']) expect(after).toContain(`${column}</th>`)

  const person = await findStaffByEmail(services.db, EMAIL)
  const address = `/office/staff/${person?.id}`
  expect(await (await read(address)).text()).toMatch(
    /value="desk"[^>]*checked|checked[^>]*value="desk"/,
  )
  const roles: [string, string][] = [
    ['role', 'viewer'],
    ['role', 'treasurer'],
    ['role', 'king'],
  ]
  expect((await post(address, roles)).status).toBe(303)
  expect((await findStaffByEmail(services.db, EMAIL))?.roles).toEqual(['viewer', 'treasurer'])
  expect((await post(`${address}/end`)).status).toBe(303)
  const history = await (await read(address)).text()
  for (const action of ['Invite', 'Change roles', 'End access']) expect(history).toContain(action)
  expect(history).toContain('admin@office.example.org')
})

test('inviting somebody again says which roles they have, and asks', async () => {
  const { services, read, post } = await office()
  const first = { email: EMAIL, name: 'Grace Thomas', role: 'desk' }
  expect((await post('/office/staff', first)).status).toBe(303)
  const asked = await post('/office/staff', { email: EMAIL, name: '', role: 'treasurer' })
  expect(asked.status).toBe(409)
  const page = await asked.text()
  expect(page).toContain('Grace Thomas is already in the office')
  expect(page).toContain(`${EMAIL} has the role Desk. Nothing was changed.`)
  expect(page).toContain('Add Treasurer and send a link</button>')
  expect((await findStaffByEmail(services.db, EMAIL))?.roles).toEqual(['desk'])
  const sure = await post('/office/staff', { email: EMAIL, role: 'treasurer', sure: 'yes' })
  expect(sure.status).toBe(303)
  const list = await (await read(sure.headers.get('Location') ?? '')).text()
  expect(list).toContain('Grace Thomas')
  expect(await findStaffByEmail(services.db, EMAIL)).toMatchObject({
    name: 'Grace Thomas',
    roles: ['desk', 'treasurer'],
  })
})

test('an admin names somebody, and people name themselves', async () => {
  const { admin, services, read, post } = await office()
  const desk = await signedIn(services, 'desk')
  const address = `/office/staff/${desk.staffId}/name`
  expect((await post(address, { name: 'Grace Thomas' })).status).toBe(303)
  expect(await (await read('/office/devices', desk.cookie)).text()).toContain('Grace Thomas')
  const tooLong = await post('/office/devices/name', { name: 'a'.repeat(81) }, desk.cookie)
  expect(tooLong.status).toBe(422)
  expect(await tooLong.text()).toContain('Name must have at most 80 characters')
  const outdated = { name: 'Grace T.', version: '0' }
  const changed = await post('/office/devices/name', outdated, desk.cookie)
  expect(changed.status).toBe(409)
  const notice = await changed.text()
  expect(notice).toContain('value="Grace T."')
  expect(notice).toContain(admin.name)
  expect((await post('/office/devices/name', { name: 'Grace' }, desk.cookie)).status).toBe(303)
  const person = await (await read(`/office/staff/${desk.staffId}`)).text()
  expect(person).toContain('<h1>Grace</h1>')
  expect(person).toContain('Name was Grace Thomas, now Grace')
  expect((await post(address, { name: 'Nobody' }, desk.cookie)).status).toBe(303)
  const others = `/office/staff/${admin.staffId}/name`
  expect((await post(others, { name: 'Nobody' }, desk.cookie)).status).toBe(403)
})

test('somebody without a name is asked for it at the first sign-in', async () => {
  const { services, post, url } = await office()
  await post('/office/staff', { email: EMAIL, role: 'desk' })
  const staff = await findStaffByEmail(services.db, EMAIL)
  const drawn = { staffId: staff?.id ?? '', at: services.now(), lastsMs: 60_000 }
  const link = `${url}/office/sign-in/${await createLink(services.db, drawn)}`
  expect(await (await fetch(link)).text()).toMatch(/<label[^>]*>Your name</)
  const signIn = (name: string) =>
    fetch(link, { method: 'POST', body: new URLSearchParams({ name }), redirect: 'manual' })
  expect((await signIn('a'.repeat(81))).status).toBe(422)
  expect((await signIn('Grace Thomas')).status).toBe(303)
  expect((await findStaffByEmail(services.db, EMAIL))?.name).toBe('Grace Thomas')
  const second = `${url}/office/sign-in/${await createLink(services.db, drawn)}`
  expect(await (await fetch(second)).text()).not.toContain('Your name')
})
