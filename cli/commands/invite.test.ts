import { expect, test } from 'vitest'
import { findStaffByEmail } from '#database/staff/staff.ts'
import { readConfig } from '#server/config/config.ts'
import { readSession } from '#workflows/staff/sessions.ts'
import { signInByLink } from '#workflows/staff/sign-in-by-link.ts'
import { testServices } from '../../tests/support/site/services.ts'
import { inviteCommand } from './invite.ts'

async function testOffice() {
  const services = await testServices()
  const reading = readConfig({ DATABASE_URL: services.databaseUrl })
  if (!reading.ok) throw new Error('the configuration is wrong')
  const lines: string[] = []
  const say = (words: string) => void lines.push(words)
  return {
    services,
    lines,
    office: { services, config: reading.config, say, close: async () => {} },
  }
}

test('the link stands on a line of its own and signs in with the roles', async () => {
  const { services, office, lines } = await testOffice()
  const args = ['first@church.example', '--role', 'admin', '--role', 'desk']
  expect(await inviteCommand.run(office, args)).toBe(0)
  const link = lines.find((line) =>
    /^http:\/\/church\.test\/office\/sign-in\/[\w-]{43}$/.test(line),
  )
  const token = link?.split('/').at(-1) ?? ''
  const secret = await signInByLink(services, { token, device: 'Test' })
  expect(await readSession(services, secret ?? '')).toMatchObject({ roles: ['desk', 'admin'] })
  expect(services.sandbox.mailbox.mails()).toEqual([])
})

test('somebody of the office gets another role only with --yes', async () => {
  const { services, office, lines } = await testOffice()
  const email = 'first@church.example'
  await inviteCommand.run(office, [email, '--role', 'desk', '--name', 'Grace Thomas'])
  expect(lines[0]).toContain('Grace Thomas may sign in as desk')
  await expect(inviteCommand.run(office, [email, '--role', 'admin'])).rejects.toThrow(
    'Grace Thomas is in the office as desk. Add admin? Nobody is there to answer. Add --yes',
  )
  expect((await findStaffByEmail(services.db, email))?.roles).toEqual(['desk'])
  expect(await inviteCommand.run(office, [email, '--role', 'desk'])).toBe(0)
  expect(await inviteCommand.run(office, [email, '--role', 'admin', '--yes'])).toBe(0)
  expect((await findStaffByEmail(services.db, email))?.roles).toEqual(['desk', 'admin'])
})

test.each([
  ['no address', ['--role', 'admin'], 'Name an e-mail address'],
  ['a wrong address', ['first', '--role', 'admin'], 'not an e-mail address'],
  ['no role', ['first@church.example'], 'Name a role'],
  ['a wrong role', ['first@church.example', '--role', 'king'], '"king" is not one of'],
])('%s is refused', async (_, args, words) => {
  const { office } = await testOffice()
  await expect(inviteCommand.run(office, args)).rejects.toThrow(words)
})
