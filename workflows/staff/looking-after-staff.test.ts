import { expect } from 'vitest'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { findLink } from '#database/staff/sign-ins.ts'
import { findStaffByEmail } from '#database/staff/staff.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { changeStaffRoles, endStaff, nameStaff } from './change-staff.ts'
import { inviteByLink, inviteStaff } from './invite-staff.ts'
import { readSession } from './sessions.ts'
import { signInByLink } from './sign-in-by-link.ts'

const EMAIL = 'new@church.example'
const DAY_MS = 24 * 60 * 60_000

onEngines('an invitation lets somebody in, by mail and in the history', async (services) => {
  const actor = await signedIn(services, 'admin')
  const key = crypto.randomUUID()
  const invitation = { actor, email: EMAIL, roles: ['desk'], key } as const
  const invited = await inviteStaff(services, invitation)
  if (!invited.ok) throw new Error(invited.problem)
  expect(await inviteStaff(services, invitation)).toEqual(invited)
  const [mail, ...others] = await sentMails(services)
  expect([mail?.to, others]).toEqual([[EMAIL], []])
  expect(mail?.text).toMatch(/http:\/\/church\.test\/office\/sign-in\/[\w-]{43}/)
  expect(await officeEventsOf(services.db, 'staff', invited.staff.id)).toMatchObject([
    { action: 'invite', author: actor.name, key },
  ])
})

test('an invitation works for seven days, by mail and from the command line', async (services) => {
  const { db, now } = services
  const actor = COMMAND_LINE
  await inviteStaff(services, { actor, email: EMAIL, roles: ['desk'] })
  const [mail] = await sentMails(services)
  expect(mail?.text).toContain('for seven days')
  const [mailed = ''] = /[\w-]{43}/.exec(mail?.text ?? '') ?? []
  const { href } = await linkFor(services, 'printed@church.example')
  const printed = href.split('/').at(-1) ?? ''
  services.pass(7 * DAY_MS - 60_000)
  const found = () => Promise.all([mailed, printed].map((token) => findLink(db, token, now())))
  expect(await found()).toEqual([expect.anything(), expect.anything()])
  services.pass(60_000)
  expect(await found()).toEqual([undefined, undefined])
})

onEngines('the history shows the name that a person has now', async (services) => {
  const admin = await signedIn(services, 'admin')
  const desk = await signedIn(services, 'desk')
  const naming = { actor: desk, id: desk.staffId, name: ' Grace  Thomas ' }
  expect(await nameStaff(services, naming)).toMatchObject({ ok: true })
  const secret = desk.cookie.split('=')[1] ?? ''
  expect(await readSession(services, secret)).toMatchObject({
    name: 'Grace Thomas',
    email: desk.name,
  })
  const history = () => officeEventsOf(services.db, 'staff', desk.staffId)
  expect(await history()).toMatchObject([{ action: 'change-name', author: 'Grace Thomas' }])
  services.pass(1_000)
  await nameStaff(services, { actor: admin, id: desk.staffId, name: 'Grace Thomas-Rao' })
  expect(await history()).toMatchObject([{ author: 'Grace Thomas-Rao' }, { author: admin.name }])
})

test.each([
  ['too long a name', 'a'.repeat(81), 'name-too-long'],
  ['a name of two lines', 'Grace\nThomas', undefined],
  ['no name', ' ', undefined],
])('%s', async (_, name, problem) => {
  const services = await testServices()
  const actor = await signedIn(services, 'desk')
  const named = await nameStaff(services, { actor, id: actor.staffId, name })
  expect(named).toMatchObject(problem ? { ok: false, problem } : { ok: true })
  const stored = await findStaffByEmail(services.db, actor.name)
  expect(stored?.name).toBe(problem ? '' : name.replace('\n', ' ').trim())
})

test('whoever has left gets only the roles of the new invitation', async (services) => {
  const actor = await signedIn(services, 'admin')
  const invited = await inviteStaff(services, { actor, email: EMAIL, roles: ['treasurer'] })
  if (!invited.ok) throw new Error(invited.problem)
  await endStaff(services, { actor, id: invited.staff.id })
  await inviteStaff(services, { actor, email: EMAIL, roles: ['viewer'] })
  expect(await findStaffByEmail(services.db, EMAIL)).toMatchObject({ roles: ['viewer'] })
})

onEngines('the last admin can neither leave nor be demoted', async (services) => {
  const actor = await signedIn(services, 'admin')
  const id = actor.staffId
  const refused = { ok: false, problem: 'last-admin' }
  for (const by of [actor, COMMAND_LINE]) {
    expect(await endStaff(services, { actor: by, id })).toEqual(refused)
    const demoting = { actor: by, id, roles: ['desk'], isSure: true } as const
    expect(await changeStaffRoles(services, demoting)).toEqual(refused)
  }
  expect(await changeStaffRoles(services, { actor, id, roles: ['admin', 'desk'] })).toMatchObject({
    ok: true,
  })
})

onEngines('two admins can not remove each other at once', async (services) => {
  const one = await signedIn(services, 'admin')
  const two = await signedIn(services, 'admin', 'desk')
  const both = await Promise.all([
    endStaff(services, { actor: one, id: two.staffId }),
    endStaff(services, { actor: two, id: one.staffId }),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

test('an admin gives up the own right only when asked twice', async (services) => {
  await signedIn(services, 'admin')
  const actor = await signedIn(services, 'admin', 'desk')
  const change = { actor, id: actor.staffId, roles: ['desk'] } as const
  expect(await changeStaffRoles(services, change)).toEqual({ ok: false, problem: 'own-right' })
  expect(await changeStaffRoles(services, { ...change, isSure: true })).toMatchObject({ ok: true })
  expect(await endStaff(services, { actor, id: actor.staffId })).toEqual({
    ok: false,
    problem: 'oneself',
  })
})

onEngines('whoever leaves is signed out at once', async (services) => {
  const actor = await signedIn(services, 'admin')
  const desk = await signedIn(services, 'desk')
  const secret = desk.cookie.split('=')[1] ?? ''
  const { href } = await linkFor(services, desk.name)
  expect(await readSession(services, secret)).toBeDefined()
  expect(await endStaff(services, { actor, id: desk.staffId })).toMatchObject({ ok: true })
  expect(await readSession(services, secret)).toBeUndefined()
  // Invited again, they need a new link.
  await linkFor(services, desk.name)
  const token = href.split('/').at(-1) ?? ''
  expect(await signInByLink(services, { token, device: 'Test' })).toBeUndefined()
})

async function linkFor(services: TestServices, email: string) {
  const invitation = { actor: COMMAND_LINE, email, roles: ['desk'], isSure: true } as const
  const invited = await inviteByLink(services, invitation)
  if (!invited.ok) throw new Error(invited.problem)
  return invited
}
