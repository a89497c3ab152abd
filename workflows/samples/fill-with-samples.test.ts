import { expect } from 'vitest'
import { changeRows, findRows, rowOf } from '#database/engine/rows.ts'
import { countPlaces } from '#database/records/places/places.ts'
import { roomsOf } from '#database/rooms/rooms.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { addDays, dayInIndia } from '#domain/days.ts'
import { STANDINGS } from '#domain/registration/places.ts'
import { openTestDoor } from '#tests/support/doors.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { sweepForHours } from '#tests/support/payments.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { churchFiles, EVENT, storeFirstVersion } from '#tests/support/site/church.ts'
import { countRows } from '#tests/support/site/databases.ts'
import { type TestServices, test, testServices, withParts } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { listAttention } from '#workflows/attention/list-attention.ts'
import { compareDay, verdictOf } from '#workflows/records/closing/close-day.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import { notifyTicketHolders } from '#workflows/records/tickets/read-tickets.ts'
import { queueReminders } from '#workflows/reminders/queue-reminders.ts'
import { readRoomPlan } from '#workflows/rooms/read-room-plan.ts'
import { fillSampleConference } from './fill-sample-conference.ts'
import {
  fillWithSamples,
  readSampleEnd,
  readSampleProgress,
  startSampleConference,
  startSamples,
} from './fill-with-samples.ts'
import { readTicketsToTry } from './tickets-to-try.ts'

const COMING = { first: '2026-12-12', last: '2026-12-13' }

/** One conference is to come; the others of the fixture church are over. */
async function playground() {
  const services = withParts(await testServices(), { isPlayground: true })
  const files = churchFiles((text) =>
    text.replace('"2023-05-06"', `"${COMING.first}"`).replace('"2023-05-07"', `"${COMING.last}"`),
  )
  return storeFirstVersion(services, files)
}

// One test, because to make the samples takes far longer than to look at them.
test('samples agree with themselves, hold every trouble that records can have, and are made once', async () => {
  const services = await playground()
  const clicks = [startSamples(services, actor), startSamples(services, actor)]
  expect(await Promise.all(clicks)).toEqual([{ ok: true }, { ok: true }])
  expect(readSampleProgress(services)).toMatchObject({ done: expect.any(Number) })
  await expect.poll(() => readSampleProgress(services)).toBeUndefined()
  const made = await registrationsOf(services)
  expect(made).toHaveLength(223)
  await expectSameByCommand(made)
  await expectTrueRecords(services)
  await expectGreenDays(services)
  await expectEveryTrouble(services)
  await expectFullDate(services)
  await expectRefundable(services)
  expect(await startSamples(services, actor)).toEqual({ ok: false, problem: 'has-records' })
  expect(readSampleProgress(services)).toBeUndefined()
})

function registrationsOf({ db }: TestServices) {
  const rows = db.selectFrom('registration').select(['standing', 'full_minor'])
  return rows.orderBy('number').execute()
}

/** The command line makes the same samples, says how far it is, and makes none twice. */
async function expectSameByCommand(made: unknown): Promise<void> {
  const services = await playground()
  const { code, said } = await runOffice(services, 'samples')
  expect(code).toBe(0)
  const steps = [...said.matchAll(/^(\d+) of \d+$/gm)].map(([, done]) => Number(done))
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(steps).toContain(50)
  expect(await registrationsOf(services)).toEqual(made)
  expect(await runOffice(services, 'samples')).toEqual({
    code: 2,
    said: 'There are records already, so nothing was added.',
  })
}

async function expectTrueRecords({ db }: TestServices): Promise<void> {
  const registrations = await db.selectFrom('registration').selectAll().execute()
  expect(new Set(registrations.map(({ standing }) => standing))).toEqual(new Set(STANDINGS))
  for (const { arrival } of registrations) expect(arrival.slice(0, 10)).toBe(COMING.first)
  expect(registrations.some(({ held_until }) => held_until !== null)).toBe(true)
  const mails = await db.selectFrom('outbox').select(['outcome']).execute()
  expect(new Set(mails.map(({ outcome }) => outcome))).toEqual(new Set(['sent', 'undeliverable']))
  const entries = await db.selectFrom('money_entry').selectAll().execute()
  const byHand = entries.filter(({ kind }) => kind === 'received')
  expect(new Set(byHand.map(({ method }) => method)).size).toBe(4)
  for (const { method, reference } of byHand) {
    expect([method, reference === '']).toEqual([method, method === 'Cash'])
  }
  const people = await db.selectFrom('attendee').select(['first_name', 'gender']).execute()
  const genders = Map.groupBy(people, ({ first_name }) => first_name)
  for (const [name, same] of genders) {
    expect([name, new Set(same.map(({ gender }) => gender)).size]).toEqual([name, 1])
  }
}

/** The sandbox has heard of no sample, so no money is said to have come online on these days. */
async function expectGreenDays(services: TestServices): Promise<void> {
  const today = dayInIndia(services.now().getTime())
  const yesterday = addDays(today, -1)
  for (const day of [today, yesterday]) {
    expect([day, verdictOf(await compareDay(services, day))]).toEqual([day, 'agrees'])
  }
  const close = await rowOf(services.db, 'day_close', { day: yesterday })
  expect(close).toMatchObject({ compared: 'agrees', closed_at: expect.any(String) })
  expect(close.counted_minor).toBe(close.recorded_minor)
  expect(close.recorded_minor).toBeGreaterThan(0)
}

/** Nobody waits for a place, or has lost one, where there is no limit or still room. */
async function expectFullDate({ db, content }: TestServices): Promise<void> {
  const rows = await db.selectFrom('registration').select(['event_code', 'hold']).execute()
  const without = rows.filter(({ hold }) => hold === 'waiting' || hold === 'released')
  expect(without.length).toBeGreaterThan(5)
  expect(new Set(without.map(({ event_code }) => event_code))).toEqual(new Set([EVENT]))
  const { people } = await countPlaces(db, EVENT)
  expect(findEvent(content.conferences, EVENT)?.event.capacity).toEqual({ people })
}

/** Afterwards today still agrees: the sandbox says when the payment came. */
async function expectRefundable(services: TestServices): Promise<void> {
  const all = await findRows(services.db, 'payment', { state: 'paid', overpaid: 0 })
  const payment = all.find(({ registration_id }) => registration_id)
  if (!payment?.registration_id || !payment.received_minor) throw new Error('one is paid online')
  const whole = { kind: 'registration', amountMinor: payment.received_minor } as const
  const about = { actor, ...whole, id: payment.registration_id, txnid: payment.txnid }
  expect(await refundRecord(services, about)).toMatchObject({
    refunds: [{ answer: { accepted: true } }],
  })
  await sweepForHours(services)
  expect(await rowOf(services.db, 'payment', { id: payment.id })).toMatchObject({
    state: 'refunded',
  })
  const today = dayInIndia(services.now().getTime())
  expect(verdictOf(await compareDay(services, today))).toBe('agrees')
}

async function expectEveryTrouble(services: TestServices & { pass: (ms: number) => void }) {
  const found = await listAttention(services, actor)
  const kinds = new Set(found.map(({ kind }) => kind.code))
  for (const kind of [
    ...['mismatch', 'paid-twice', 'overpaid', 'paid-late', 'paid-after-cancelling', 'stuck'],
    ...['unknown-payment', 'settlement', 'refund-failed', 'undeliverable', 'cancel-asked'],
    ...['correction-asked', 'refund-owed', 'same-family', 'event-over'],
  ]) {
    expect([kind, kinds.has(kind)]).toEqual([kind, true])
  }
  expect(found.filter(({ kind }) => kind.code === 'same-family')).toHaveLength(1)
  services.pass(30 * 60_000)
  await notifyTicketHolders(services)
  await queueReminders(services)
  const waiting = services.db.selectFrom('outbox').select('kind').where('outcome', 'is', null)
  expect(await waiting.execute()).toEqual([])
}

const code = 'ewgmaymysore2023'

test('a sample conference has people, rooms, and a bed for all but those whom the office decides on', async () => {
  const services = { ...(await testServices()), isPlayground: true }
  const filling = { actor, code, people: 60 }
  expect(await fillSampleConference(services, filling)).toEqual({ ok: true })
  const plan = await readRoomPlan(services, { actor, code })
  if (!plan.ok) throw new Error(plan.problem)
  expect(plan.rooms).toHaveLength(15)
  expect(plan.staying).toBeGreaterThan(35)
  expect(plan.without.length).toBeLessThan(5)
  expect(plan.rooms.flatMap(({ troubles }) => troubles)).toEqual([])
  expect(await fillSampleConference(services, filling)).toMatchObject({ problem: 'has-rooms' })
  const waiting = services.db.selectFrom('outbox').select('kind').where('outcome', 'is', null)
  expect(await waiting.execute()).toEqual([])
})

test('two clicks make one sample conference, and another one after a stop makes nothing twice', async () => {
  const services = { ...(await testServices()), isPlayground: true }
  const wanted = { actor, code, people: 12 }
  let looks = 0
  const now = () => {
    if (++looks > 12) throw new Error('stopped')
    return services.now()
  }
  await startSampleConference({ ...services, now }, wanted)
  await expect.poll(() => readSampleProgress(services)).toBeUndefined()
  expect(readSampleEnd(services)).toBe('broken-off')
  expect((await countRecords(services)).registration).toBeGreaterThan(0)
  const clicks = [startSampleConference(services, wanted), startSampleConference(services, wanted)]
  expect(await Promise.all(clicks)).toEqual([{ ok: true }, { ok: true }])
  expect(readSampleProgress(services)).toMatchObject({ total: expect.any(Number) })
  await expect.poll(() => readSampleProgress(services)).toBeUndefined()
  expect(readSampleEnd(services)).toBeUndefined()
  const made = await countRecords(services)
  for (const { id } of await roomsOf(services.db, code)) {
    await changeRows(services.db, 'room', { id }, { removed_at: services.now().toISOString() })
  }
  expect(await fillSampleConference(services, wanted)).toEqual({ ok: true })
  expect(await countRecords(services)).toEqual(made)
})

function countRecords({ db }: TestServices) {
  return countRows(db, 'registration', 'attendee', 'payment', 'payment_event', 'outbox')
}

test('samples are made in the sandbox only, by an administrator, for a date that is open', async (services) => {
  const here = { ...services, isPlayground: true }
  const desk = await signedIn(services, 'desk', 'treasurer')
  for (const fill of [fillWithSamples, fillSampleConference]) {
    expect(await fill(services, { actor, code })).toEqual({ ok: false, problem: 'not-here' })
    expect(await fill(here, { actor: desk, code })).toMatchObject({ problem: 'not-allowed' })
  }
  const nowhere = { actor, code: 'nowhere' }
  expect(await fillSampleConference(here, nowhere)).toMatchObject({ problem: 'closed' })
  expect(await services.db.selectFrom('registration').select('id').execute()).toEqual([])
})

test('a door is tried with tickets of each kind, on the own machine only', async () => {
  const services = { ...(await testServices()), isPlayground: true }
  const { door } = await openTestDoor(services)
  await storeRegistration(services.db, { hold: 'confirmed' })
  await storeRegistration(services.db, { hold: 'confirmed', people: [{}, {}, { age: 5 }] })
  await storeRegistration(services.db, { hold: 'held' })
  const actor = await signedIn(services, 'desk')
  const sheet = await readTicketsToTry(services, { actor, id: door.id })
  const answers = sheet?.tickets.map(({ answer }) => answer)
  expect(answers).toEqual([
    ...['welcome', 'party', 'party', 'party'],
    ...(answers?.includes('not-valid') ? ['not-valid'] : []),
    ...['not-listed', 'no-ticket'],
  ])
  const elsewhere = { ...services, isPlayground: false }
  expect(await readTicketsToTry(elsewhere, { actor, id: door.id })).toBeUndefined()
  const volunteer = await signedIn(services, 'door')
  expect(await readTicketsToTry(services, { actor: volunteer, id: door.id })).toBeUndefined()
})
