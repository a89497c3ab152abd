import { expect, test } from 'vitest'
import { noteUnknownPayment } from '#database/records/attention/attention.ts'
import { settleMail } from '#database/records/mail/outbox.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import { finishPayment } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { type TestServices, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { readMail, sendDueMails } from '#workflows/mail/send-mails.ts'
import { isNoticeDue, isSummaryDue, notifyOffice, sendSummary } from './notify-office.ts'

const NOTIFY = ['desk@hillside.example.org', 'treasurer@hillside.example.org']
const HOUR_MS = 60 * 60_000

/** The fixture church, with people to notify and no event that is over. */
async function notifying(engine: (typeof ENGINES)[number] = 'sqlite'): Promise<TestServices> {
  const services = await testServices(engine)
  const content = structuredClone(services.content)
  for (const programme of Object.values(content.conferences.programmes)) programme.events = []
  content.church.office = { notify: NOTIFY }
  return { ...services, content }
}

function notices({ db }: TestServices) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', 'in', ['attention', 'office-summary'])
    .orderBy('key')
    .execute()
}

function trouble({ db, now }: TestServices, txnid: string) {
  return noteUnknownPayment(db, { txnid, amountMinor: 12_345, at: now() })
}

test.each(ENGINES)(
  '%s: each thing is told once, to everybody, several in one mail',
  async (engine) => {
    const services = await notifying(engine)
    expect(await isNoticeDue(services)).toBe(false)
    await trouble(services, 'EWG1')
    await trouble(services, 'EWG2')
    expect(await isNoticeDue(services)).toBe(true)
    await Promise.all([notifyOffice(services), notifyOffice(services)])
    expect(await isNoticeDue(services)).toBe(false)
    expect((await notices(services)).map(({ recipient }) => recipient)).toEqual(NOTIFY)
    services.pass(1_000)
    await trouble(services, 'EWG3')
    await notifyOffice(services)
    const facts = (await notices(services)).map((mail) => JSON.parse(mail.facts ?? ''))
    expect(facts.map(({ attention }) => attention['unknown-payment'])).toEqual([2, 2, 1, 1])
  },
)

test('a notice has counts and a link, and nothing about anybody', async () => {
  const services = await notifying()
  const payment = await finishPayment(services, await giveGift(services, testGift), 'pending')
  services.pass(25 * HOUR_MS)
  await notifyOffice(services)
  await sendDueMails(services)
  const [mail] = services.sandbox.mailbox.mails()
  expect(mail?.headers.subject).toBe('Something needs the office’s attention')
  expect(mail?.text).toContain('Payment pending for over a day: 1')
  expect(mail?.text).toContain('http://church.test/office')
  const personal = new RegExp(`Anita|anita@|9000000001|500|${payment.txnid}`)
  expect(`${mail?.text}${mail?.html}`).not.toMatch(personal)
})

test('a notice that can’t be delivered leads to no other', async () => {
  const services = await notifying()
  await trouble(services, 'EWG1')
  await notifyOffice(services)
  for (const { key } of await notices(services)) {
    const settled_at = services.now().toISOString()
    await settleMail(services.db, key, { outcome: 'undeliverable', settled_at, problem: '550' })
  }
  expect(await isNoticeDue(services)).toBe(false)
})

test.each(ENGINES)('%s: the summary is sent once a day, from 7 in India', async (engine) => {
  const services = await notifying(engine)
  await finishPayment(services, await giveGift(services, testGift), 'approve')
  // It is 9:30 in India.
  expect(await isSummaryDue(services)).toBe(true)
  await Promise.all([sendSummary(services), sendSummary(services)])
  expect(await notices(services)).toHaveLength(2)
  expect(await isSummaryDue(services)).toBe(false)
  services.pass(21 * HOUR_MS)
  // 6:30 on the next day.
  expect(await isSummaryDue(services)).toBe(false)
  services.pass(HOUR_MS)
  expect(await isSummaryDue(services)).toBe(true)
  await sendSummary(services)
  const last = (await notices(services)).at(-1)
  expect(JSON.parse(last?.facts ?? '')).toMatchObject({ day: '2026-11-15', gifts: 1 })
})

test('the summary begins with whether received is recorded', async () => {
  const services = await notifying()
  const first = async (asking: TestServices) => {
    await sendSummary(asking)
    const mail = (await notices(services)).at(-1)
    services.pass(24 * HOUR_MS)
    return mail && (await readMail(services, mail))?.paragraphs[0]
  }
  expect(await first(services)).toBe('Received = recorded.')
  const listPaid = async () => [{ txnid: 'EWG1', amountMinor: 100, providerId: '1' }]
  const other = { ...services, payments: { ...services.payments, listPaid } }
  expect(await first(other)).toBe(
    'Received ≠ recorded: 1 payment differs between the payment provider and us.',
  )
  const down = {
    ...services,
    payments: {
      ...services.payments,
      listPaid: async (): Promise<never> => {
        throw new IntegrationError('payu', 'list', 'unreachable')
      },
    },
  }
  expect(await first(down)).toContain('not compared')
})

test('nobody is told where the content names nobody', async () => {
  const services = await notifying()
  const { church } = services.content
  const quiet = {
    ...services,
    content: { ...services.content, church: { ...church, office: undefined } },
  }
  await trouble(services, 'EWG1')
  expect(await isNoticeDue(quiet)).toBe(false)
  await sendSummary(quiet)
  expect(await notices(services)).toEqual([])
})
