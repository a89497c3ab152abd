import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import { noteUnknownPayment } from '#database/records/attention/attention.ts'
import { settleMail } from '#database/records/mail/outbox.ts'
import { storeEntry } from '#database/records/money/account-sums.ts'
import { type DaySum, sumDays } from '#database/records/money/day-sums.ts'
import { dayInIndia } from '#domain/days.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import { runs } from '#tests/support/long.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { finishPayment, giveBack, paidGift, unpaidRegistration } from '#tests/support/payments.ts'
import { attendee, registration, storeRegistration } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { EVENT, withCapacity, withDatesToCome } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { readMail } from '#workflows/mail/send-mails.ts'
import { isNoticeDue, isSummaryDue, notifyOffice, sendSummary } from './notify-office.ts'
import { readToday } from './read-today.ts'

const HOUR_MS = 60 * 60_000

async function pay(services: TestServices, step: number): Promise<void> {
  const persons = [attendee({ firstname: `Asha${letters(step)}` })]
  const { payment } = await unpaidRegistration(services, registration({ persons }))
  await finishPayment(services, payment, step % 2 ? 'approve' : 'decline')
}

function letters(number: number): string {
  return String.fromCharCode(97 + (number % 26))
}

async function give(services: TestServices, step: number): Promise<string> {
  const paid = await paidGift(services, { amountMinor: step * 100 + 200 })
  if (step % 3 === 0) await giveBack(services, paid, 100)
  return paid.gift_id ?? ''
}

async function byHand(services: TestServices, step: number): Promise<void> {
  const gift_id = await give(services, step)
  const id = randomUUID()
  const entry = { id, registration_id: null, gift_id, kind: 'received', method: 'Cash' } as const
  const rest = { day: '2026-11-16', reference: '', reason: '', author: 'test' }
  const at = services.now().toISOString()
  await storeEntry(services.db, { ...entry, ...rest, amount_minor: 700, takes_back: null, at })
  if (step % 2) {
    const back = { ...entry, ...rest, id: randomUUID(), takes_back: id }
    await storeEntry(services.db, { ...back, amount_minor: 700, at })
  }
}

const STEPS = [pay, give, byHand]

/** What was received, returned and registered on each day. */
function addUp(sums: readonly Omit<DaySum, 'entries'>[]): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const { amount_minor, people, day, kind, source, method } of sums) {
    const key = [day, kind, source, method].join(' ')
    totals[key] = (totals[key] ?? 0) + amount_minor + people
  }
  return totals
}

/** Every record by itself. */
async function eachRecord(db: Db): Promise<Omit<DaySum, 'entries'>[]> {
  const registrations = await db.selectFrom('registration').selectAll().execute()
  const payments = await db.selectFrom('payment').selectAll().execute()
  const refunds = await db.selectFrom('refund').selectAll().execute()
  const entries = await db.selectFrom('money_entry').selectAll().execute()
  const sourceOf = (giftId: string | null | undefined) =>
    ({ source: giftId ? 'gift' : 'registration' }) as const
  return [
    ...registrations.map(({ created_at, places }) => ({
      ...{ day: dayInIndia(Date.parse(created_at)), kind: 'registered' as const },
      ...{ ...sourceOf(null), method: '', people: places, amount_minor: 0 },
    })),
    ...payments.filter(wasPaid).map(({ received_on, gift_id, received_minor }) => ({
      ...{ day: received_on ?? '', kind: 'received' as const, ...sourceOf(gift_id) },
      ...{ method: 'Online', people: 0, amount_minor: received_minor ?? 0 },
    })),
    ...refunds.filter(isDone).map(({ changed_at, payment_id, amount_minor }) => ({
      ...{ day: dayInIndia(Date.parse(changed_at)), kind: 'returned' as const },
      ...sourceOf(payments.find(({ id }) => id === payment_id)?.gift_id),
      ...{ method: 'Online', people: 0, amount_minor },
    })),
    ...entries.map(({ day, takes_back, gift_id, amount_minor }) => ({
      ...{ day, kind: takes_back === null ? ('received' as const) : ('returned' as const) },
      ...{ ...sourceOf(gift_id), method: 'Cash', people: 0, amount_minor },
    })),
  ]
}

function isDone({ state }: { state: string }): boolean {
  return state === 'done'
}

function wasPaid({ state }: { state: string }): boolean {
  return state === 'paid' || state === 'refunded'
}

const DAYS = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-30']

test.each(ENGINES)('%s: the sums by day are those of all records of these days', async (engine) => {
  const steps = fc.array(fc.record({ what: fc.nat(2), hours: fc.nat(30) }), { maxLength: 8 })
  const day = fc.constantFrom(...DAYS)
  await fc.assert(
    fc.asyncProperty(steps, day, day, async (story, from, to) => {
      const services = await testServices(engine)
      for (const [index, { what, hours }] of story.entries()) {
        await STEPS[what]?.(services, index)
        services.pass(hours * HOUR_MS)
      }
      const kinds = ['registered', 'received', 'returned'] as const
      const found = await sumDays(services.db, { from, to, kinds })
      const records = (await eachRecord(services.db)).filter(
        (each) => each.day >= from && each.day <= to,
      )
      expect(addUp(found)).toEqual(addUp(records))
      const entries = found.reduce((total, sum) => total + sum.entries, 0)
      expect(entries).toBe(records.length)
    }),
    { numRuns: runs(3, 30) },
  )
})

onEngines('Today shows what the role may see', async (services) => {
  await pay(services, 1)
  await give(services, 1)
  const all = await readToday(services, await signedIn(services, 'admin'))
  expect(all.isEmpty).toBe(false)
  expect(all.registrations?.people).toEqual({ today: 1, week: 1, weekBefore: 0 })
  expect(all.registrations?.perDay).toHaveLength(14)
  expect(all.registrations?.perDay.at(-1)).toEqual({ day: '2026-11-15', count: 1 })
  expect(all.gifts?.today).toEqual({ count: 1, amountMinor: 300 })
  expect(all.gifts?.month).toEqual({ count: 1, amountMinor: 300 })
  const viewer = await readToday(services, await signedIn(services, 'viewer'))
  expect(viewer.registrations?.people.today).toBe(1)
  expect(viewer.gifts).toBeUndefined()
  const editor = await readToday(services, await signedIn(services, 'editor'))
  expect(editor.registrations).toBeUndefined()
  expect(editor.gifts).toBeUndefined()
})

onEngines('who paid too late is not among those with a place', async (plain) => {
  const services = withDatesToCome(withCapacity(plain, { capacity: { people: 5 } }))
  await storeRegistration(services.db, { hold: 'confirmed', cashMinor: 210_000 })
  await storeRegistration(services.db, { hold: 'released', cashMinor: 210_000 })
  const { registrations } = await readToday(services, await signedIn(services, 'admin'))
  const line = registrations?.conferences.find(({ code }) => code === EVENT)
  expect(line).toMatchObject({ coming: 1, places: 5 })
})

const NOTIFY = ['desk@hillside.example.org', 'treasurer@hillside.example.org']

/** The fixture church, with people to notify and no event that is over. */
function notifying(services: TestServices): TestServices {
  const content = structuredClone(services.content)
  for (const programme of Object.values(content.conferences.programmes)) programme.events = []
  content.church.office = { notify: NOTIFY }
  return { ...services, content }
}

function notices({ db }: TestServices) {
  return findRows(db, 'outbox', { kind: ['attention', 'office-summary'] }, 'key')
}

function trouble({ db, now }: TestServices, txnid: string) {
  return noteUnknownPayment(db, { txnid, amountMinor: 12_345, at: now() })
}

onEngines('each thing is told once, to everybody, several in one mail', async (plain) => {
  const services = notifying(plain)
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
})

test('a notice has counts and a link, and nothing about anybody', async (plain) => {
  const services = notifying(plain)
  const payment = await paidGift(services, {}, 'pending')
  services.pass(25 * HOUR_MS)
  await notifyOffice(services)
  const [mail] = await sentMails(services)
  expect(mail?.headers.subject).toBe('Something needs the office’s attention')
  expect(mail?.text).toContain('Payment pending for over a day: 1')
  expect(mail?.text).toContain('http://church.test/office')
  const personal = new RegExp(`Anita|anita@|9000000001|500|${payment.txnid}`)
  expect(`${mail?.text}${mail?.html}`).not.toMatch(personal)
})

test('a notice that can’t be delivered leads to no other', async (plain) => {
  const services = notifying(plain)
  await trouble(services, 'EWG1')
  await notifyOffice(services)
  for (const { key } of await notices(services)) {
    const settled_at = services.now().toISOString()
    await settleMail(services.db, key, { outcome: 'undeliverable', settled_at, problem: '550' })
  }
  expect(await isNoticeDue(services)).toBe(false)
})

onEngines('the summary is sent once a day, from 7 in India', async (plain) => {
  const services = notifying(plain)
  await paidGift(services)
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

test('the summary begins with whether received is recorded', async (plain) => {
  const services = notifying(plain)
  const first = async (asking: TestServices) => {
    await sendSummary(asking)
    const mail = (await notices(services)).at(-1)
    services.pass(24 * HOUR_MS)
    return mail && (await readMail(services, mail))?.paragraphs[0]
  }
  expect(await first(services)).toBe('Received = recorded.')
  const asked = (listPaid: TestServices['payments']['listPaid']) =>
    first({ ...services, payments: { ...services.payments, listPaid } })
  const paid = { txnid: 'EWG1', amountMinor: 100, providerId: '1' }
  expect(await asked(async () => [paid])).toBe(
    'Received ≠ recorded: 1 payment differs between the payment provider and us.',
  )
  const down = new IntegrationError('payu', 'list', 'unreachable')
  expect(await asked(() => Promise.reject(down))).toContain('not compared')
})

test('nobody is told where the content names nobody', async (plain) => {
  const services = notifying(plain)
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
