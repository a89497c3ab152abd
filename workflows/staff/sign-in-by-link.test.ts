import { expect, test } from 'vitest'
import { storeStaff } from '#database/staff/staff.ts'
import { register } from '#tests/support/payments.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { onEngines, type TestServices, testServices } from '#tests/support/site/services.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { askForLink, signInByLink } from './sign-in-by-link.ts'

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
