import { expect } from 'vitest'
import { changeRows, findRows, hasRow } from '#database/engine/rows.ts'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import type { Actor } from '#domain/staff.ts'
import { runs } from '#tests/support/long.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import {
  capture,
  expectRegistration,
  finishPayment,
  payInSandbox,
  recordCash,
  refundedOf,
  unpaidRegistration,
  withProvider,
} from '#tests/support/payments.ts'
import { attendee, registration, storeRegistration } from '#tests/support/people.ts'
import { NEW_DATE, storeFirstVersion } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { listAttention } from '#workflows/attention/list-attention.ts'
import { addDate } from '#workflows/conferences/add-date.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import {
  areCancellationsDue,
  cancelDate,
  continueCancellations,
  planDateCancellation,
  readCancellation,
  steerCancellation,
} from './cancel-date.ts'

const CODE = 'gpc20270221'
const OTHER = 'gpc20270307'

/** Two dates to come, the second of which is cheaper, and somebody who may cancel them. */
async function church(plain: TestServices, places = 500) {
  const services = await storeFirstVersion(plain)
  const actor = await signedIn(services, 'admin')
  const adding = { actor, programme: 'gpcregister', why: 'New', key: undefined }
  const days = { first: '2027-03-07', last: '2027-03-08' }
  const price = { ...NEW_DATE.price, residential: 300_000 }
  await addDate(services, { ...adding, date: { ...NEW_DATE, places: 500 } })
  await addDate(services, { ...adding, date: { ...NEW_DATE, days, price, places } })
  return { services, actor }
}

/** One person, Rs. 3,500, each with an address of their own. */
async function family(services: TestServices, name: string, outcome?: string) {
  const persons = [attendee({ firstname: name, email: `${name.toLowerCase()}@example.org` })]
  const sent = registration({ eventCode: CODE, persons, arrival: '2027-02-21T09:00' })
  const { id, payment } = await unpaidRegistration(services, sent)
  if (outcome) await finishPayment(services, payment, outcome)
  return { id, payment }
}

async function online(services: TestServices, name: string) {
  return (await family(services, name, 'approve')).id
}

async function byHand(services: TestServices, name: string) {
  const { id } = await family(services, name)
  await recordCash(services, id, 350_000)
  return id
}

const never = () => false

/** Stops after so many registrations, as a process does that is asked to stop. */
function after(count: number): () => boolean {
  let asked = 0
  return () => asked++ >= count
}

function steer(services: TestServices, actor: Actor, goesOn: boolean) {
  return steerCancellation(services, { actor, code: CODE, key: crypto.randomUUID(), goesOn })
}

const begin = { code: CODE, movesTo: undefined, message: 'The hall has flooded.' }

onEngines(
  'stopped, killed and continued, every family is ended once, and every rupee is right',
  async (plain) => {
    const { services, actor } = await church(plain)
    const names = Array.from({ length: runs(3, 100) }, (_, index) =>
      `F${index}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? ''),
    )
    const [paid, cash]: [string[], string[]] = [[], []]
    for (const name of names) {
      paid.push(await online(services, `${name}on`))
      cash.push(await byHand(services, `${name}ca`))
    }
    const waits = await storeRegistration(services.db, { event_code: CODE, hold: 'waiting' })
    const { id: offered } = await family(services, 'Offered')
    const planned = await planDateCancellation(services, { actor, ...begin })
    expect(planned).toMatchObject({
      ok: true,
      coming: 2 * names.length,
      others: 2,
      refundMinor: 350_000 * names.length,
      byHand: cash.map((id) => ({ id, minor: 350_000 })),
    })
    const key = crypto.randomUUID()
    const sent = await Promise.all([1, 2].map(() => cancelDate(services, { actor, key, ...begin })))
    expect(sent).toEqual([{ ok: true }, { ok: true }])
    // From the start nobody else can register, and the site says so.
    expect(findEvent(services.content.conferences, CODE)?.event).toMatchObject({
      cancelled: true,
      open: false,
    })
    await continueCancellations(services, after(2))
    expect(await readCancellation(services, CODE)).toMatchObject({ state: 'running', done: 2 })
    // The process dies once a family is ended, before the provider has heard of its refund.
    const dying = withProvider(services, { refund: () => Promise.reject(new Error('killed')) })
    await continueCancellations(dying, after(1))
    await steer(services, actor, false)
    await continueCancellations(services, never)
    expect(await readCancellation(services, CODE)).toMatchObject({ state: 'stopped', done: 3 })
    await steer(services, actor, true)
    while (await areCancellationsDue(services)) await continueCancellations(services, never)
    // The sweep finds the refund that never arrived, some at a time, and sends it again.
    const isLost = () => hasRow(services.db, 'refund', { state: 'asked' })
    for (let turn = 0; turn < 24 && (turn === 0 || (await isLost())); turn++) {
      services.pass(5 * 60_000)
      await sweepPayments(services)
    }
    const read = await readCancellation(services, CODE)
    expect(read).toMatchObject({ state: 'done', done: 2 * names.length + 2, left: 0 })
    expect(read?.byHand.map(({ id, minor }) => [id, minor])).toEqual(
      cash.map((id) => [id, 350_000]),
    )
    for (const id of [...paid, ...cash, waits.id, offered]) {
      await expectRegistration(services, id, { hold: 'cancelled' })
      const events = await officeEventsOf(services.db, 'registration', id)
      const ended = events.filter(({ action }) => action === 'cancel-registration')
      expect(ended).toMatchObject([{ author: actor.name }])
      const mails = (await mailsAbout(services.db, { registration_id: id })).filter(
        ({ kind }) => kind === 'registration-cancelled',
      )
      expect(mails).toHaveLength(1)
      expect(mails[0]?.facts).toContain('The hall has flooded.')
      expect(await refundedOf(services, id)).toEqual(paid.includes(id) ? [350_000] : [])
    }
    const refunds = await findRows(services.db, 'refund', { state: ['queued', 'done'] })
    expect(refunds).toHaveLength(names.length)
  },
)

onEngines(
  'all are moved to a date with room, and whoever only waits is cancelled',
  async (plain) => {
    const { services, actor } = await church(plain, 2)
    const [one, two] = [await online(services, 'Anita'), await byHand(services, 'Bina')]
    const waits = await storeRegistration(services.db, { event_code: CODE, hold: 'waiting' })
    const moving = { ...begin, movesTo: OTHER }
    expect(await planDateCancellation(services, { actor, ...moving })).toMatchObject({
      coming: 2,
      dearerMinor: -100_000,
      refundMinor: 0,
      byHand: [],
    })
    expect(await cancelDate(services, { actor, key: undefined, ...moving })).toEqual({ ok: true })
    await continueCancellations(services, never)
    expect(await readCancellation(services, CODE)).toMatchObject({
      state: 'done',
      done: 3,
      byHand: [],
    })
    for (const id of [one, two]) {
      await expectRegistration(services, id, {
        ...{ event_code: OTHER, hold: 'confirmed', arrival: '2027-03-07T09:00' },
        ...{ received_minor: 350_000, standing: 'Overpaid' },
      })
    }
    await expectRegistration(services, waits.id, { hold: 'cancelled' })
  },
)

test('who finds no room any more is left to the office, and moved once there is room', async (plain) => {
  const { services, actor } = await church(plain, 2)
  const [one, two] = [await online(services, 'Anita'), await online(services, 'Bina')]
  await cancelDate(services, { actor, key: undefined, ...begin, movesTo: OTHER })
  const other = await storeRegistration(services.db, { event_code: OTHER, hold: 'confirmed' })
  await continueCancellations(services, never)
  await expectRegistration(services, one, { event_code: OTHER })
  expect(await readCancellation(services, CODE)).toMatchObject({ state: 'stopped', left: 1 })
  await changeRows(services.db, 'registration', { id: other.id }, { hold: 'cancelled' })
  await steer(services, actor, true)
  await continueCancellations(services, never)
  await expectRegistration(services, two, { event_code: OTHER })
  expect(await readCancellation(services, CODE)).toMatchObject({ state: 'done', done: 2 })
})

test('a payment under way is asked about first; what comes in later waits for a refund', async (plain) => {
  const { services, actor } = await church(plain)
  const unheard = await family(services, 'Unheard')
  await payInSandbox(services, unheard.payment, 'never')
  const pending = await family(services, 'Pending', 'pending')
  expect(await planDateCancellation(services, { actor, ...begin })).toMatchObject({ underWay: 1 })
  await cancelDate(services, { actor, key: undefined, ...begin })
  await continueCancellations(services, never)
  expect(await refundedOf(services, unheard.id)).toEqual([350_000])
  expect(await refundedOf(services, pending.id)).toEqual([])
  await capture(services, pending.payment)
  services.pass(60 * 60_000)
  await sweepPayments(services)
  const late = await listAttention(services, actor)
  expect(late.filter(({ kind }) => kind.code === 'paid-after-cancelling')).toMatchObject([
    { registration_id: pending.id },
  ])
  expect(await readCancellation(services, CODE)).toMatchObject({
    byHand: [],
    toRefund: [{ id: pending.id, minor: 350_000 }],
  })
})

onEngines(
  'what the bank refused to give back is not said to be given back by hand',
  async (plain) => {
    const { services, actor } = await church(plain)
    const refused = await online(services, 'Refused')
    const cash = await byHand(services, 'Cash')
    const both = await family(services, 'Both', 'approve')
    await recordCash(services, both.id, 10_000)
    await cancelDate(services, { actor, key: undefined, ...begin })
    const refund = async () => ({ accepted: false as const, reason: 'Account closed' })
    await continueCancellations(withProvider(services, { refund }), never)
    const lists = async () => {
      const read = await readCancellation(services, CODE)
      const each = (families: readonly { id: string; minor: number }[] = []) =>
        families.map(({ id, minor }) => [id, minor])
      return { byHand: each(read?.byHand), toRefund: each(read?.toRefund) }
    }
    const owed = {
      byHand: [
        [cash, 350_000],
        [both.id, 10_000],
      ],
    }
    const bothOnline = [both.id, 350_000]
    expect(await lists()).toEqual({ ...owed, toRefund: [[refused, 350_000], bothOnline] })
    // Tried again, it is under way.
    const again = { actor, kind: 'registration', id: refused, amountMinor: 350_000 } as const
    expect(await refundRecord(services, again)).toMatchObject({ ok: true })
    expect(await lists()).toEqual({ ...owed, toRefund: [bothOnline] })
  },
)

test('a payment that the bank has not decided follows its people to the other date', async (plain) => {
  const { services, actor } = await church(plain)
  const { id, payment } = await family(services, 'Pending', 'pending')
  await cancelDate(services, { actor, key: undefined, ...begin, movesTo: OTHER })
  await continueCancellations(services, never)
  await capture(services, payment)
  services.pass(60 * 60_000)
  await sweepPayments(services)
  await expectRegistration(services, id, { event_code: OTHER, received_minor: 350_000 })
})

test('whoever presses Stop or Continue too late is led back to the page', async (plain) => {
  const { services, actor } = await church(plain)
  expect(await steer(services, actor, false)).toEqual({ ok: false, problem: 'unknown' })
  await cancelDate(services, { actor, key: undefined, ...begin })
  await continueCancellations(services, never)
  for (const goesOn of [false, true]) {
    expect(await steer(services, actor, goesOn)).toEqual({ ok: true })
    expect(await readCancellation(services, CODE)).toMatchObject({ state: 'done' })
  }
})

test('only who may also refund cancels a date, once, and none that is over', async (plain) => {
  const { services, actor } = await church(plain)
  const editor = await signedIn(services, 'editor')
  expect(await cancelDate(services, { actor: editor, ...begin })).toMatchObject({
    problem: 'not-allowed',
  })
  const over = { ...begin, code: 'gpcnovmysore2023' }
  expect(await planDateCancellation(services, { actor, ...over })).toEqual({
    ok: false,
    problem: 'past-event',
  })
  const full = { ...begin, movesTo: 'nowhere' }
  expect(await cancelDate(services, { actor, ...full })).toEqual({
    ok: false,
    problem: 'no-places',
  })
  await cancelDate(services, { actor, ...begin })
  await continueCancellations(services, never)
  expect(await readCancellation(services, CODE)).toMatchObject({ state: 'done', done: 0 })
  expect(await cancelDate(services, { actor, ...begin })).toEqual({
    ok: false,
    problem: 'cancelled',
  })
})
