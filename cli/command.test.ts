import { expect } from 'vitest'
import { runOffice } from '#tests/support/office/command-line.ts'
import { register } from '#tests/support/payments.ts'
import { registration } from '#tests/support/people.ts'
import { test } from '#tests/support/site/services.ts'

test('a transaction number may be typed in lower case and with spaces', async (services) => {
  const { payment } = await register(services, { registration: registration() })
  const txnid = payment?.txnid ?? ''
  const small = txnid.toLowerCase()
  for (const typed of [small, ` ${small.slice(0, 3)} ${small.slice(3)} `]) {
    expect((await runOffice(services, 'show', typed)).said).toContain(txnid)
  }
  expect((await runOffice(services, 'act', 'cancel', small)).code).toBe(0)
  expect((await runOffice(services, 'reconcile', small)).code).toBe(0)
  services.sandbox.setFault('payu', 'failing')
  const asked = await runOffice(services, 'reconcile', small)
  expect(asked).toMatchObject({ code: 1, said: expect.stringContaining('could not be asked') })
})
