import { execFile, execFileSync, spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { findStaffByEmail } from '#database/staff/staff.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { IS_LONG } from '../tests/support/long.ts'
import { runOffice } from '../tests/support/office/command-line.ts'
import { testGift } from '../tests/support/people.ts'
import { builtFile } from '../tests/support/site/built-site.ts'
import { type TestServices, testServices } from '../tests/support/site/services.ts'

const EMAIL = 'first@church.example'
const ANOTHER_ROLE = ['invite', EMAIL, '--role', 'admin']

/** Somebody who gets another role only when the person at the terminal agrees. */
async function withSomebody(): Promise<TestServices> {
  const services = await testServices()
  await runOffice(services, 'invite', EMAIL, '--role', 'desk')
  return services
}

async function rolesIn({ db }: TestServices) {
  return (await findStaffByEmail(db, EMAIL))?.roles
}

/** A site on this machine, which needs no settings of its providers. */
function environment(databaseUrl: string) {
  return { ...process.env, NODE_ENV: undefined, DATABASE_URL: databaseUrl }
}

type Ended = { code: number; said: string }

/** Runs the command at a terminal and presses these keys at its question. */
function atTerminal({ databaseUrl }: TestServices, keys: string): Promise<Ended> {
  // A shell runs the command, and the path of Node may have spaces.
  const command = `"$NODE" "${builtFile('office.js')}" ${ANOTHER_ROLE.join(' ')}`
  const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { ...environment(databaseUrl), NODE: process.execPath },
  })
  let said = ''
  terminal.stdout.on('data', (words: Buffer) => {
    const wasAsked = said.includes('Type yes')
    said += words
    if (!wasAsked && said.includes('Type yes')) terminal.stdin.write(keys)
  })
  return new Promise((resolve) =>
    terminal.on('exit', (code) => resolve({ code: code ?? -1, said })),
  )
}

const hasTerminal = (() => {
  try {
    return execFileSync('script', ['--version']).includes('util-linux')
  } catch {
    return false
  }
})()

const REFUSALS = [
  ['no', 'no\r'],
  ['Ctrl-C', '\u0003'],
  ...(IS_LONG ? [['Ctrl-D', '\u0004'] as const] : []),
] as const

test.skipIf(!hasTerminal).each(REFUSALS)('the answer %s changes nothing', async (_, keys) => {
  const services = await withSomebody()
  const { code, said } = await atTerminal(services, keys)
  expect(said).toContain(`${EMAIL} is in the office as desk. Add admin?`)
  expect(said).toContain('Nothing was changed.')
  expect(said).not.toContain('AbortError')
  expect(code).toBe(1)
  expect(await rolesIn(services)).toEqual(['desk'])
})

test.skipIf(!hasTerminal)('the answer yes does it', async () => {
  const services = await withSomebody()
  expect(await atTerminal(services, 'Yes\r')).toMatchObject({ code: 0 })
  expect(await rolesIn(services)).toEqual(['desk', 'admin'])
})

test('where nobody can be asked, a yes on a pipe is no answer', async () => {
  const services = await withSomebody()
  const env = environment(services.databaseUrl)
  const ended = await new Promise<Ended>((resolve) => {
    const child = execFile(
      process.execPath,
      [builtFile('office.js'), ...ANOTHER_ROLE],
      { env },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
    child.stdin?.end('yes\n')
  })
  expect(ended).toMatchObject({ code: 2, said: expect.stringContaining('Nobody is there') })
  expect(await rolesIn(services)).toEqual(['desk'])
})

test('a word too many is refused', async () => {
  const services = await withSomebody()
  const ended = await runOffice(services, 'invite', EMAIL, 'please', '--role', 'admin')
  expect(ended).toMatchObject({ code: 2, said: expect.stringContaining('was not expected') })
})

test('a provider that does not answer is reported in plain words', async () => {
  const services = await testServices()
  const payment = await giveGift(services, testGift)
  services.sandbox.setFault('payu', 'failing')
  const asked = await runOffice(services, 'reconcile', payment.txnid)
  expect(asked).toMatchObject({ code: 1, said: expect.stringContaining('could not be asked') })
})
