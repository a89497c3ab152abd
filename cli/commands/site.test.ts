import { expect } from 'vitest'
import { findStaffByEmail } from '#database/staff/staff.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { test, testServices } from '#tests/support/site/services.ts'
import { readSession } from '#workflows/staff/sessions.ts'
import { signInByLink } from '#workflows/staff/sign-in-by-link.ts'

const email = 'first@church.example'

test('the link stands on a line of its own and signs in with the roles, once', async (services) => {
  const { code, said } = await runOffice(services, 'invite', email, '--role=admin', '--role=desk')
  const [, token = ''] = /^http:\/\/church\.test\/office\/sign-in\/([\w-]{43})$/m.exec(said) ?? []
  const secret = await signInByLink(services, { token, device: 'Test' })
  expect([code, await readSession(services, secret ?? '')]).toMatchObject([
    0,
    { roles: ['desk', 'admin'] },
  ])
  expect(await signInByLink(services, { token, device: 'Test' })).toBeUndefined()
  const links = await services.db.selectFrom('staff_link').selectAll().execute()
  expect(JSON.stringify(links)).not.toContain(token)
  expect(services.sandbox.mailbox.mails()).toEqual([])
})

test('somebody of the office gets another role only with --yes', async (services) => {
  const invite = (...args: string[]) => runOffice(services, 'invite', email, ...args)
  const first = await invite('--role', 'desk', '--name', 'Grace Thomas')
  expect(first.said).toContain('Grace Thomas may sign in as desk')
  const again = runOffice(services, 'invite', 'FIRST@church.example', '--role', 'admin')
  expect(await again).toEqual({
    code: 1,
    said: 'Grace Thomas is in the office as desk. Nothing was changed. Add --yes to add admin.',
  })
  expect((await findStaffByEmail(services.db, email))?.roles).toEqual(['desk'])
  expect((await invite('--role', 'desk')).code).toBe(0)
  expect((await invite('--role', 'admin', '--yes')).code).toBe(0)
  expect((await findStaffByEmail(services.db, email))?.roles).toEqual(['desk', 'admin'])
})

test.each([
  ['no address', ['--role', 'admin'], 'Name an e-mail address'],
  ['a wrong address', ['first', '--role', 'admin'], 'not an e-mail address'],
  ['no role', [email], 'Name a role'],
  ['a wrong role', [email, '--role', 'king'], '"king" is not one of'],
  ['a word too many', [email, 'please', '--role', 'admin'], '"please" was not expected'],
])('%s is refused', async (_, args, words) => {
  const refused = await runOffice(await testServices(), 'invite', ...args)
  expect(refused).toMatchObject({ code: 2, said: expect.stringContaining(words) })
})
