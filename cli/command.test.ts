import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { register } from '../tests/support/payments.ts'
import { registration } from '../tests/support/people.ts'
import { testServices } from '../tests/support/site/services.ts'
import { findCommand } from './commands.ts'

test('a transaction number may be typed in lower case and with spaces', async () => {
  const services = await testServices()
  const { payment } = await register(services, { registration: registration() })
  const txnid = payment?.txnid ?? ''
  const reading = readConfig({ DATABASE_URL: services.databaseUrl })
  if (!reading.ok) throw new Error('the configuration is wrong')
  const lines: string[] = []
  const say = (words: string) => void lines.push(words)
  const office = { services, config: reading.config, say, close: async () => {} }
  const small = txnid.toLowerCase()
  for (const typed of [[small], [` ${small.slice(0, 3)} ${small.slice(3)} `]]) {
    lines.length = 0
    expect(await findCommand('show')?.run(office, typed)).toBe(0)
    expect(lines[0]).toContain(txnid)
  }
  expect(await findCommand('act')?.run(office, ['cancel', small])).toBe(0)
  expect(await findCommand('reconcile')?.run(office, [small])).toBe(0)
})
