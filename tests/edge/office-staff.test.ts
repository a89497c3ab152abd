import { expect, test } from 'vitest'
import { createLink } from '#database/staff/sign-ins.ts'
import { findStaffByEmail } from '#database/staff/staff.ts'
import { formsTo, postForm } from '../support/site/pages.ts'
import { expectWords, testSite } from '../support/site/server.ts'

const EMAIL = 'new@church.example'
const STAFF = '/office/staff'

async function office() {
  const site = await testSite()
  const stored = () => findStaffByEmail(site.services.db, EMAIL)
  return { ...site, stored, admin: await site.enter('admin') }
}

test('an admin invites, changes roles and ends access', async () => {
  const { admin, stored, mails } = await office()
  const invited = await admin.fill(STAFF, { email: EMAIL, role: 'desk' })
  const after = await admin.open(invited.location)
  expectWords(after, [`${EMAIL} can sign in now`, 'Name</th>', 'Role</th>', 'Action</th>'])
  const [mail] = await mails()
  expect(mail?.text).toContain('admin@office.example.org has invited you to the office of')
  expect(mail?.text).toContain('as Desk')
  const address = `${STAFF}/${(await stored())?.id}`
  const [form] = formsTo(await admin.open(address), address)
  expect(form?.get('role')).toBe('desk')
  const roles = ['viewer', 'treasurer', 'king'].map((role): [string, string] => ['role', role])
  expect((await admin.send(address, roles)).status).toBe(303)
  expect((await stored())?.roles).toEqual(['viewer', 'treasurer'])
  expect((await admin.send(`${address}/end`, [])).status).toBe(303)
  const history = await admin.open(address)
  expectWords(history, ['Invite', 'Change roles', 'End access', 'admin@office.example.org'])
})

test('inviting somebody again says which roles they have, and asks', async () => {
  const { admin, stored } = await office()
  await admin.fill(STAFF, { email: EMAIL, name: 'Grace Thomas', role: 'desk' })
  const asked = await admin.fill(STAFF, { email: EMAIL, name: '', role: 'treasurer' })
  expect(asked.status).toBe(409)
  expectWords(asked.html, [
    'Grace Thomas is already in the office',
    `${EMAIL} has the role Desk. Nothing was changed.`,
    'Add Treasurer and send a link</button>',
  ])
  expect((await stored())?.roles).toEqual(['desk'])
  const sure = await admin.send(STAFF, { email: EMAIL, role: 'treasurer', sure: 'yes' })
  expect(sure.status).toBe(303)
  expect(await stored()).toMatchObject({ name: 'Grace Thomas', roles: ['desk', 'treasurer'] })
})

test('an admin names somebody, and people name themselves', async () => {
  const { admin, ...site } = await office()
  const desk = await site.enter('desk')
  const [own, theirs] = ['/office/devices/name', `${STAFF}/${desk.staffId}`]
  expect((await admin.send(`${theirs}/name`, { name: 'Grace Thomas' })).status).toBe(303)
  expect(await desk.open('/office/devices')).toContain('Grace Thomas')
  const tooLong = await desk.send(own, { name: 'a'.repeat(81) })
  expect(tooLong.status).toBe(422)
  expect(tooLong.html).toContain('Name must have at most 80 characters')
  const changed = await desk.send(own, { name: 'Grace T.', version: '0' })
  expect(changed.status).toBe(409)
  expectWords(changed.html, ['value="Grace T."', 'admin@office.example.org'])
  expect((await desk.send(own, { name: 'Grace' })).status).toBe(303)
  const person = await admin.open(theirs)
  expectWords(person, ['<h1>Grace</h1>', 'Name was Grace Thomas, now Grace'])
  expect((await desk.send(`${theirs}/name`, { name: 'Nobody' })).status).toBe(303)
  const others = `${STAFF}/${admin.staffId}/name`
  expect((await desk.send(others, { name: 'Nobody' })).status).toBe(403)
})

test('somebody without a name is asked for it at the first sign-in', async () => {
  const { services, admin, stored, url } = await office()
  await admin.fill(STAFF, { email: EMAIL, role: 'desk' })
  const drawn = { staffId: (await stored())?.id ?? '', at: services.now(), lastsMs: 60_000 }
  const drawLink = async () => `${url}/office/sign-in/${await createLink(services.db, drawn)}`
  const link = await drawLink()
  expect(await (await fetch(link)).text()).toMatch(/<label[^>]*>Your name</)
  expect((await postForm(link, { name: 'a'.repeat(81) })).status).toBe(422)
  expect((await postForm(link, { name: 'Grace Thomas' })).status).toBe(303)
  expect((await stored())?.name).toBe('Grace Thomas')
  expect(await (await fetch(await drawLink())).text()).not.toContain('Your name')
})
