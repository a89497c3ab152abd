import { expect } from 'vitest'
import { openSession } from '#database/staff/sign-ins.ts'
import { findStaffByEmail, storeStaff } from '#database/staff/staff.ts'
import { composeServices } from '#server/compose.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { register } from '#tests/support/payments.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { fixedContent } from '#tests/support/site/fixed-content.ts'
import { configured, PAYU } from '#tests/support/site/live-settings.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { endStaff } from './change-staff.ts'
import { addSampleAdmin, isAnybodyInOffice, SAMPLE_ADMIN } from './may-enter.ts'
import {
  forgetOldSignIns,
  readDevices,
  readSession,
  type SignedIn,
  signOut,
  signOutEverywhere,
} from './sessions.ts'
import { askForLink, signInByLink } from './sign-in-by-link.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

async function enter({ db, now }: TestServices, device = 'Firefox on Linux'): Promise<string> {
  const { id } = await storeStaff(db, { email: 'a@church.example', roles: ['desk'], at: now() })
  return openSession(db, { staffId: id, device, at: now() })
}

async function read(services: TestServices, secret: string): Promise<SignedIn> {
  const staff = await readSession(services, secret)
  if (!staff) throw new Error('signed out')
  return staff
}

onEngines('a session ends after 12 idle hours', async (services) => {
  const secret = await enter(services)
  services.pass(12 * HOUR_MS - 1)
  expect(await readSession(services, secret)).toMatchObject({ name: 'a@church.example' })
  services.pass(12 * HOUR_MS - 1)
  expect(await readSession(services, secret)).toBeDefined()
  services.pass(12 * HOUR_MS)
  expect(await readSession(services, secret)).toBeUndefined()
})

onEngines('a session in use ends after 30 days', async (services) => {
  const secret = await enter(services)
  for (let hours = 0; hours < 30 * 24 - 6; hours += 6) {
    services.pass(6 * HOUR_MS)
    expect(await readSession(services, secret)).toBeDefined()
  }
  services.pass(6 * HOUR_MS)
  expect(await readSession(services, secret)).toBeUndefined()
})

test('only a digest of the secret is stored, and the use is noted once a minute', async (services) => {
  const secret = await enter(services)
  const seen = async () => {
    const rows = await services.db.selectFrom('staff_session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    return rows[0]?.seen_at
  }
  const first = await seen()
  services.pass(MINUTE_MS - 1)
  await read(services, secret)
  expect(await seen()).toBe(first)
  services.pass(1)
  await read(services, secret)
  expect(await seen()).toBe(services.now().toISOString())
})

onEngines('one device or all of them are signed out', async (services) => {
  const [desk, phone, tablet] = [
    await enter(services),
    await enter(services, 'Chrome on Android'),
    await enter(services, 'Safari on iPad'),
  ]
  const me = await read(services, desk)
  const { devices } = await readDevices(services, me)
  expect(devices.filter(({ isThis }) => isThis)).toMatchObject([{ device: 'Firefox on Linux' }])
  const other = devices.find(({ device }) => device === 'Chrome on Android')
  await signOut(services, me, other?.digest)
  expect(await readSession(services, phone)).toBeUndefined()
  expect(await readSession(services, tablet)).toBeDefined()
  expect((await readDevices(services, me)).devices).toHaveLength(2)
  await signOutEverywhere(services, me)
  for (const secret of [desk, tablet]) expect(await readSession(services, secret)).toBeUndefined()
})

test('nobody can end the session of somebody else', async (services) => {
  const secret = await enter(services)
  const mine = await read(services, secret)
  const { id } = await storeStaff(services.db, {
    email: 'b@church.example',
    roles: ['admin'],
    at: services.now(),
  })
  await signOut(services, { ...mine, staffId: id }, mine.session)
  expect(await readSession(services, secret)).toBeDefined()
})

test('requests for links are deleted after a day, also those of strangers', async (services) => {
  for (const email of ['nobody@church.example', 'b@church.example']) {
    await askForLink(services, { email })
  }
  await sendDueMails(services)
  services.pass(DAY_MS)
  await forgetOldSignIns(services)
  expect(await services.db.selectFrom('outbox').selectAll().execute()).toHaveLength(2)
  services.pass(1)
  await forgetOldSignIns(services)
  expect(await services.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('what nobody can sign in with any more is deleted', async (services) => {
  await enter(services)
  services.pass(30 * DAY_MS)
  await forgetOldSignIns(services)
  expect(await services.db.selectFrom('staff_session').selectAll().execute()).toHaveLength(1)
  services.pass(1)
  await forgetOldSignIns(services)
  expect(await services.db.selectFrom('staff_session').selectAll().execute()).toEqual([])
})

const EMAIL = 'desk@church.example'
const SECOND_MS = 1_000

async function withDesk(services: TestServices): Promise<TestServices> {
  await storeStaff(services.db, { email: EMAIL, roles: ['desk'], at: services.now() })
  return services
}

async function ask(services: TestServices, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await askForLink(services, { email: EMAIL })
}

/** Runs the job every ten seconds over this time. */
async function sendFor(services: TestServices, seconds: number): Promise<void> {
  for (let passed = 0; passed <= seconds; passed += 10) {
    await sendDueMails(services)
    services.pass(10 * SECOND_MS)
  }
}

function links({ sandbox }: TestServices): string[] {
  const texts = sandbox.mailbox.mails().map(({ text }) => text)
  return texts.flatMap((text) => /\/office\/sign-in\/([\w-]{43})/.exec(text)?.[1] ?? [])
}

function signIn(services: TestServices, token = ''): Promise<string | undefined> {
  return signInByLink(services, { token, device: 'Test' })
}

onEngines(
  'however often strangers ask, the person’s own request brings a link within two minutes',
  async (plain) => {
    const services = await withDesk(plain)
    await ask(services, 7)
    await sendDueMails(services)
    expect(links(services)).toHaveLength(5)
    for (let minutes = 0; minutes < 4; minutes++) {
      await ask(services, 20)
      await sendFor(services, 50)
    }
    const before = links(services).length
    await ask(services)
    await sendFor(services, 110)
    expect(links(services).length).toBeGreaterThan(before)
    expect(await signIn(services, links(services)[0])).toBeDefined()
  },
)

test('all requests that wait are answered by one mail', async () => {
  const services = await withDesk(await testServices())
  await ask(services, 5)
  await sendDueMails(services)
  await ask(services, 30)
  await sendFor(services, 600)
  expect(links(services)).toHaveLength(6)
  const waiting = services.db.selectFrom('outbox').select('key').where('outcome', 'is', null)
  expect(await waiting.execute()).toEqual([])
})

test('a stranger who asks without a pause causes less than one mail a minute', async () => {
  const services = await withDesk(await testServices())
  for (let passed = 0; passed < 60; passed++) {
    await ask(services, 2)
    await sendFor(services, 50)
  }
  expect(links(services).length).toBeGreaterThan(25)
  expect(links(services).length).toBeLessThanOrEqual(5 + 40)
})

test('requests of strangers leave the links that were sent before as they are', async () => {
  const services = await withDesk(await testServices())
  await ask(services)
  await sendDueMails(services)
  const [own] = links(services)
  await ask(services, 20)
  await sendFor(services, 120)
  expect(await signIn(services, own)).toBeDefined()
})

test('other mails to the same mailbox neither delay a link nor are delayed by links', async () => {
  const services = await withDesk(await testServices())
  const child = attendee({ age: 3, email: EMAIL })
  for (let index = 0; index < 6; index++) {
    const persons = [{ ...child, firstname: `Child ${index}` }]
    await register(services, { registration: registration({ persons }) })
  }
  await sendDueMails(services)
  await ask(services)
  await sendDueMails(services)
  expect(links(services)).toHaveLength(1)
  services.pass(60 * 60 * SECOND_MS)
  await ask(services, 5)
  await sendDueMails(services)
  expect(services.sandbox.mailbox.mails()).toHaveLength(5 + 1 + 1 + 5)
})

test('a link that could not be sent does not hold up the next one', async () => {
  const services = await withDesk(await testServices())
  await ask(services, 6)
  await sendDueMails(services)
  services.pass(100 * SECOND_MS)
  const down = { send: () => Promise.reject(new Error('the mail server is down')) }
  await ask(services)
  await sendDueMails({ ...services, mail: down })
  await ask(services)
  await sendFor(services, 110)
  expect(links(services).length).toBeGreaterThanOrEqual(6)
})

test.each([
  ['nothing is configured', {}, true],
  ['mail is real', { SMTP_URL: 'smtp://mail.example' }, false],
  ['the address is real', { PUBLIC_URL: 'https://church.example', ...PAYU }, false],
  [
    'pretended payments are public',
    { PUBLIC_URL: 'https://church.example', SANDBOX_PAYMENTS: 'no money moves' },
    false,
  ],
])('when %s, the sample office is %s', async (_, environment, isSample) => {
  const { db, content } = await testServices()
  const parts = { content: fixedContent(content), db, write: () => {}, smtpUrl: undefined }
  const services = composeServices({ ...parts, config: configured(environment) })
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

test('a public trial mails no link to the office: everybody reads the sandbox’s mailbox', async () => {
  const made = await testServices()
  const { name: email } = await signedIn(made, 'admin')
  const probes = { ...made.probes, isPlayed: { ...made.probes.isPlayed, mail: true } }
  const trial = { ...made, probes }
  await askForLink(trial, { email })
  await sendDueMails(trial)
  expect(made.sandbox.mailbox.mails()).toEqual([])
})

test('the sample admin does not count as the last admin of a real office', async () => {
  const services = { ...(await sampleOffice()), sampleOffice: false }
  const actor = await signedIn(services, 'admin')
  const ended = await endStaff(services, { actor, id: actor.staffId })
  expect(ended).toEqual({ ok: false, problem: 'last-admin' })
})
