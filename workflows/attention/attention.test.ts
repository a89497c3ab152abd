import { expect } from 'vitest'
import { noteCalendarDates } from '#database/calendar/calendar-dates.ts'
import { changeRows } from '#database/engine/rows.ts'
import { noteUnknownPayment } from '#database/records/attention/attention.ts'
import { dueMails, settleMail } from '#database/records/mail/outbox.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { correctPerson } from '#tests/support/corrections.ts'
import { openTestDoor, sendLateEntry, sendWalkIn } from '#tests/support/doors.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import {
  capture,
  finishPayment,
  paidGift,
  payInSandbox,
  refundPayment,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { testGift as gift, registration, storeRegistration } from '#tests/support/people.ts'
import { withCapacity } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { type TestServices, test, testServices, withParts } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { askToErase } from '#workflows/erasing/erase-record.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { backUpRecords } from '#workflows/records/backup.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { keepSettlement } from '#workflows/records/closing/match-settlement.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { releasePlaces } from '#workflows/records/places/release-places.ts'
import { askForMoneyBack, askOffice } from '#workflows/records/requests/visitor.ts'
import { ATTENTION_KINDS } from './attention-kinds.ts'
import { checkSite } from './check-site.ts'
import { listAttention, listAttentionOf, settleAttention } from './list-attention.ts'

const DAY_MS = 24 * 60 * 60_000

function registered(services: TestServices) {
  return unpaidRegistration(services, registration())
}

async function itemOf(services: TestServices, code: string, actor = COMMAND_LINE) {
  return (await listAttention(services, actor)).find(({ kind }) => kind.code === code)
}

/** The payer pays on the provider's page and never comes back; later the provider is asked. */
async function payUnseen(
  services: TestServices,
  payment: Payment,
  meanwhile: () => Promise<unknown>,
) {
  await meanwhile()
  await payInSandbox(services, payment, 'never')
  await settlePayment(services, payment, { source: 'sweep' })
}

const FORM = { key: 'one-form', version: 0 }

type Trouble = (services: TestServices) => Promise<unknown>

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'site-check': async (services) => {
    const probes = {
      ...services.probes,
      outsideTime: async () => undefined,
      reachSelf: async () => {},
    }
    await backUpRecords(services, { ...services, file: `${services.dataDirectory}/copy.jsonl` })
    services.sandbox.setFault('vimeo', 'failing')
    await checkSite(withParts(services, { probes }))
  },
  'content-refused': async (services) => {
    const mistake = { file: 'church.yaml', line: 4, column: 1, place: 'name', rule: 'is missing' }
    services.live.tell({ number: 2, mistakes: [mistake] })
  },
  mismatch: async (services) => {
    const payment = await paidGift(services, {}, 'wrong-amount')
    await settlePayment(services, payment, { source: 'sweep' })
  },
  'paid-twice': async (services) => {
    const first = await giveGift(services, gift)
    await finishPayment(services, first, 'decline')
    const second = await retryPayment(services, first.txnid)
    if (second) await finishPayment(services, second, 'approve')
    await capture(services, first)
    await settlePayment(services, first, { source: 'sweep' })
  },
  overpaid: async (services) => {
    const { id } = await registered(services)
    const payment = { method: 'Cash', day: '2026-11-15', amountMinor: 5_000_000, reference: '' }
    const request = { actor: COMMAND_LINE, id, payment: { ...payment, isAnother: false } }
    await recordPayment(services, request)
  },
  'paid-late': async (services) => {
    const { payment } = await registered(services)
    await payUnseen(services, payment, async () => {
      services.pass(DAY_MS)
      await releasePlaces(services)
    })
  },
  'paid-after-cancelling': async (services) => {
    const { id, payment } = await registered(services)
    await payUnseen(services, payment, () =>
      cancelRegistration(services, { actor: COMMAND_LINE, id }),
    )
  },
  stuck: async (services) => {
    await paidGift(services, {}, 'pending')
    services.pass(DAY_MS + 1)
  },
  'unknown-payment': (services) =>
    noteUnknownPayment(services.db, { txnid: 'EWG1', amountMinor: 500, at: services.now() }),
  settlement: (services) =>
    keepSettlement(services, { actor: COMMAND_LINE, text: 'txnid,amount\nEWG1,5.00' }),
  'refund-failed': async (services) => {
    const payment = await paidGift(services)
    await refundPayment(services, payment, 100)
    const refused = { state: 'refused', follow_at: null } as const
    await changeRows(services.db, 'refund', { payment_id: payment.id }, refused)
  },
  'event-vanished': async (services) => {
    const date = { calendar_id: 'dec', programme: 'ewgregister', prefix: 'EWG', location: null }
    const days = { first_day: '2026-12-12', last_day: '2026-12-13' }
    const seen = [{ ...date, ...days, title: 'Encounter', begins_at: '2026-12-12T03:30:00.000Z' }]
    const noting = (readAt: Date) => ({ readAt, now: services.now() })
    await noteCalendarDates(services.db, { seen, ...noting(services.now()) })
    const { id } = await registered(services)
    await changeRows(services.db, 'registration', { id }, { event_code: 'ewg20261212' })
    const later = new Date(services.now().getTime() + 60_000)
    await noteCalendarDates(services.db, { seen: [], ...noting(later) })
  },
  content: async ({ content }) => {
    content.policy.terms.text = 'See [us](/nowhere).'
  },
  undeliverable: async (services) => {
    await paidGift(services)
    const [mail] = await dueMails(services.db, { at: services.now().toISOString(), limit: 1 })
    const settled_at = services.now().toISOString()
    const outcome = { outcome: 'undeliverable', settled_at, problem: '550 no such user' } as const
    await settleMail(services.db, mail?.key ?? '', outcome)
  },
  'walk-in': async (services) =>
    sendWalkIn(services, (await openTestDoor(services)).secret, { name: 'Thomas' }),
  'late-entries': sendLateEntry,
  'cancel-asked': async (services) => {
    const { id } = await registered(services)
    await askOffice(services, { ...FORM, id, kind: 'cancel', wish: 'Everybody asks to cancel.' })
  },
  'correction-asked': async (services) => {
    const { id } = await registered(services)
    await askOffice(services, { ...FORM, id, kind: 'correct', wish: 'Residential, please.' })
  },
  'erase-asked': async (services) => {
    const { id } = await registered(services)
    await askToErase(services, { kind: 'registration', id, position: null }, 'one-form')
  },
  'refund-owed': async ({ db, now }) => {
    const stored = await storeRegistration(db)
    await askForMoneyBack({ tx: db, registration: stored, at: now() }, 50_000)
  },
}

async function makeTrouble(services: TestServices, code: string): Promise<void> {
  const make = TROUBLES[code]
  if (!make) throw new Error(`no trouble is made for ${code}`)
  await make(services)
}

async function kinds(services: TestServices, actor = COMMAND_LINE): Promise<string[]> {
  const listed = await listAttention(services, actor)
  return listed.map(({ kind }) => kind.code).filter((code) => code !== 'event-over')
}

/** The fixture church has dates that are over, and `same-family` has a test file of its own. */
const ELSEWHERE = ['event-over', 'same-family']

const CASES = ATTENTION_KINDS.map(({ code }) => code)
  .filter((code) => !ELSEWHERE.includes(code))
  .flatMap((code) => ENGINES.map((engine) => [engine, code] as const))

test.each(CASES)(
  '%s: %s is listed until it is settled, which a note does unless it needs a decision',
  async (engine, kind) => {
    const made = await testServices(engine)
    const services = withCapacity(made, { capacity: { people: 5 }, holdMinutes: 30 })
    expect(await kinds(services)).toEqual([])
    await makeTrouble(services, kind)
    expect(await kinds(services)).toEqual([kind])
    const item = await itemOf(services, kind)
    const about = (id: string) => listAttentionOf(services, COMMAND_LINE, id)
    expect(await about('another')).toEqual([])
    // On the registration's own page too, where it is about one.
    const id = item?.registration_id
    if (id) expect(await about(id)).toEqual([item])
    const settling = { actor: COMMAND_LINE, about: item?.key ?? '', note: 'Rang the payer.' }
    const isLeft = item?.kind.needsDecision === true
    expect((await settleAttention(services, settling)).ok).toBe(!isLeft)
    expect(await kinds(services)).toEqual(isLeft ? [kind] : [])
    if (id) expect(await about(id)).toEqual([])
  },
)

test('a payment that was refunded needs no attention any more', async (services) => {
  await makeTrouble(services, 'paid-twice')
  expect(await kinds(services)).toEqual(['paid-twice'])
  await services.db.updateTable('payment').set({ state: 'refunded' }).execute()
  expect(await kinds(services)).toEqual([])
})

test('a request needs no attention any more once the office has done what was asked', async (services) => {
  await makeTrouble(services, 'cancel-asked')
  const { id } = await services.db.selectFrom('registration').selectAll().executeTakeFirstOrThrow()
  const form = { id, key: 'another-form', version: 0 }
  await askOffice(services, { ...form, kind: 'correct', wish: 'Residential, please.' })
  expect((await kinds(services)).toSorted()).toEqual(['cancel-asked', 'correction-asked'])
  services.pass(1_000)
  await correctPerson(services, { actor: COMMAND_LINE, id, person: 1, changes: {} })
  expect(await kinds(services)).toEqual(['cancel-asked'])
  await cancelRegistration(services, { actor: COMMAND_LINE, id })
  expect(await kinds(services)).toEqual([])
})

test('events that are over and still open are listed by their last day', async (services) => {
  const key = 'event-over:ewgmaymysore2023:2023-05-07'
  const item = (await listAttention(services, COMMAND_LINE)).find((each) => each.key === key)
  expect(item?.says).toBe('open although it was over on 7 May 2023.')
})

test.each([
  ['viewer', ['paid-late'], false],
  ['desk', ['paid-late'], true],
  ['treasurer', ['mismatch', 'paid-late'], true],
  ['editor', [], false],
  ['admin', ['mismatch', 'paid-late'], true],
] as const)('a %s sees %j', async (role, seen, maySettle) => {
  const made = await testServices()
  const services = withCapacity(made, { capacity: { people: 5 }, holdMinutes: 30 })
  await makeTrouble(services, 'paid-late')
  await makeTrouble(services, 'mismatch')
  const actor = await signedIn(services, role)
  expect((await kinds(services, actor)).toSorted()).toEqual(seen)
  const late = await itemOf(services, 'paid-late')
  const settling = { actor, about: late?.key ?? '', note: 'Done.' }
  expect((await settleAttention(services, settling)).ok).toBe(maySettle)
})

test('the same form twice is one entry in the history, with its author', async (made) => {
  const services = withCapacity(made, { capacity: { people: 5 }, holdMinutes: 30 })
  await makeTrouble(services, 'paid-late')
  const actor = await signedIn(services, 'desk')
  const item = await itemOf(services, 'paid-late', actor)
  const settling = { actor, about: item?.key ?? '', note: 'Done.', key: 'one-form' }
  expect(await settleAttention(services, settling)).toEqual({ ok: true })
  expect(await settleAttention(services, settling)).toEqual({ ok: true })
  const events = await officeEventsOf(services.db, 'registration', item?.registration_id ?? '')
  expect(events).toMatchObject([{ author: actor.name, action: 'settle-attention' }])
})

test.each([
  ['', 'note-missing'],
  ['x'.repeat(501), 'note-too-long'],
])('a note of %j is refused: %s', async (note, problem) => {
  const services = await testServices()
  await makeTrouble(services, 'mismatch')
  const [item] = await listAttention(services, COMMAND_LINE)
  const settling = { actor: COMMAND_LINE, about: item?.key ?? '', note }
  expect(await settleAttention(services, settling)).toEqual({ ok: false, problem })
  expect(await kinds(services)).toEqual(['mismatch'])
})
