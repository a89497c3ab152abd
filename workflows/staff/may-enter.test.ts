import { expect, test } from 'vitest'
import { openSession } from '#database/staff/sign-ins.ts'
import { findStaffByEmail } from '#database/staff/staff.ts'
import { composeServices } from '#server/compose.ts'
import { readConfig } from '#server/config/config.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { type TestServices, testServices } from '#tests/support/site/services.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { endStaff } from './change-staff.ts'
import { addSampleAdmin, isAnybodyInOffice, SAMPLE_ADMIN } from './may-enter.ts'
import { readSession } from './sessions.ts'
import { askForLink } from './sign-in-by-link.ts'

const REAL = { PAYU_BASE_URL: 'https://pay.example', PAYU_INFO_URL: 'https://pay.example' }
const MERCHANT = { PAYU_KEY: 'key', PAYU_SALT: 'salt' }

test.each([
  ['nothing is configured', {}, true],
  ['mail is real', { SMTP_URL: 'smtp://mail.example' }, false],
  ['the address is real', { PUBLIC_URL: 'https://church.example', ...REAL, ...MERCHANT }, false],
  [
    'pretended payments are public',
    { PUBLIC_URL: 'https://church.example', SANDBOX_PAYMENTS: 'no money moves' },
    false,
  ],
])('when %s, the sample office is %s', async (_, environment, isSample) => {
  const { db, content } = await testServices()
  const reading = readConfig(environment)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  const { config } = reading
  const services = composeServices({ config, content, db, write: () => {}, smtpUrl: undefined })
  await addSampleAdmin(services)
  expect(services.sampleOffice).toBe(isSample)
  expect((await findStaffByEmail(db, SAMPLE_ADMIN)) !== undefined).toBe(isSample)
  expect(await isAnybodyInOffice(services)).toBe(isSample)
})

async function sampleOffice(): Promise<TestServices> {
  const services = { ...(await testServices()), sampleOffice: true }
  await addSampleAdmin(services)
  await addSampleAdmin(services)
  return services
}

test('a sample admin of earlier can not sign in once mail or address are real', async () => {
  const sample = await sampleOffice()
  const real = { ...sample, sampleOffice: false }
  const staff = await findStaffByEmail(sample.db, SAMPLE_ADMIN)
  const session = { staffId: staff?.id ?? '', device: 'Test', at: sample.now() }
  const secret = await openSession(sample.db, session)
  expect(await readSession(sample, secret)).toMatchObject({ roles: ['admin'] })
  expect(await readSession(real, secret)).toBeUndefined()
  await askForLink(real, { email: SAMPLE_ADMIN })
  await sendDueMails(real)
  expect(sample.sandbox.mailbox.mails()).toEqual([])
})

test('the sample admin does not count as the last admin of a real office', async () => {
  const services = { ...(await sampleOffice()), sampleOffice: false }
  const actor = await signedIn(services, 'admin')
  const ended = await endStaff(services, { actor, id: actor.staffId })
  expect(ended).toEqual({ ok: false, problem: 'last-admin' })
})
