import { execFile, execFileSync, spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Payment } from '#database/records/payments/payments.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { IS_LONG } from '../tests/support/long.ts'
import { runOffice } from '../tests/support/office/command-line.ts'
import { payInSandbox } from '../tests/support/payments.ts'
import { testGift as gift } from '../tests/support/people.ts'
import { builtFile } from '../tests/support/site/built-site.ts'
import { type TestServices, testServices } from '../tests/support/site/services.ts'

async function paidGift(services: TestServices): Promise<Payment> {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
  return payment
}

function environment({ databaseUrl, sandboxUrl }: TestServices) {
  const payu = `${sandboxUrl}/payu`
  const merchant = { PAYU_KEY: 'TESTKEY', PAYU_SALT: 'TESTSALT' }
  const urls = { DATABASE_URL: databaseUrl, PAYU_BASE_URL: payu, PAYU_INFO_URL: payu }
  return { ...process.env, ...urls, ...merchant }
}

type Ended = { code: number; said: string }

/** Runs the refund command at a terminal and presses these keys at its question. */
function atTerminal(services: TestServices, txnid: string, keys: string): Promise<Ended> {
  // A shell runs the command, and the path of Node may have spaces.
  const command = `"$NODE" "${builtFile('office.js')}" refund ${txnid}`
  const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { ...environment(services), NODE: process.execPath },
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

function typed(services: TestServices, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [builtFile('office.js'), ...args],
      { env: environment(services) },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
    child.stdin?.end('yes\n')
  })
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

test.skipIf(!hasTerminal).each(REFUSALS)('the answer %s refunds nothing', async (_, keys) => {
  const services = await testServices()
  const payment = await paidGift(services)
  const { code, said } = await atTerminal(services, payment.txnid, keys)
  expect(said).toContain(`Give back Rs. 500 of ${payment.txnid} (Anita Sample, Tithe)?`)
  expect(said).toContain('Nothing was given back.')
  expect(said).not.toContain('AbortError')
  expect(code).toBe(1)
  expect(await refundsOf(services.db, payment.id)).toEqual([])
})

test.skipIf(!hasTerminal)('the answer yes refunds', async () => {
  const services = await testServices()
  const payment = await paidGift(services)
  const { code, said } = await atTerminal(services, payment.txnid, 'Yes\r')
  expect(said).toContain('Done: Rs. 500 has gone back.')
  expect(code).toBe(0)
  expect(await refundsOf(services.db, payment.id)).toMatchObject([{ state: 'done' }])
})

test.each([
  ['nobody to ask', typed, [], 'Nobody is there to answer'],
  ['not a number of seconds', runOffice, ['--wait', 'long', '--yes'], 'not a number of seconds'],
  ['a word too many', runOffice, ['please', '--yes'], 'was not expected'],
] as const)('%s: nothing is refunded', async (_, run, args, words) => {
  const services = await testServices()
  const payment = await paidGift(services)
  const ended = await run(services, 'refund', payment.txnid, ...args)
  expect(ended).toMatchObject({ code: 2, said: expect.stringContaining(words) })
  expect(await refundsOf(services.db, payment.id)).toEqual([])
})

test('a provider that does not answer is reported in plain words', async () => {
  const services = await testServices()
  const payment = await paidGift(services)
  services.sandbox.setFault('payu', 'failing')
  const refund = await typed(services, 'refund', payment.txnid, '--yes')
  expect(refund).toMatchObject({ code: 1, said: expect.stringContaining('not known yet') })
  expect(refund.said).not.toMatch(/^ +at /m)
  const asked = await runOffice(services, 'reconcile', payment.txnid)
  expect(asked).toMatchObject({ code: 1, said: expect.stringContaining('could not be asked') })
})
