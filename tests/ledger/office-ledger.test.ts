import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Db, Engine } from '#database/engine/open.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { countPlaces } from '#database/records/places/places.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { totalsOf } from '#database/search/registration-list.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { Actor } from '#domain/staff.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import { eraseRecord } from '#workflows/erasing/erase-record.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { receiveReport, settleReports } from '#workflows/records/payments/reports/receive-report.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { releasePlaces } from '#workflows/records/places/release-places.ts'
import { auditPeople, auditReceipts, auditTickets } from '../support/ledger/audits.ts'
import {
  actAsOffice,
  actAsVisitor,
  anyDeath,
  anyOfficeStep,
  anyVisitorStep,
  type OfficeStep,
  type VisitorStep,
} from '../support/ledger/office-steps.ts'
import {
  Crash,
  crashingAt,
  type ModelProvider,
  modelProvider,
  toOrder,
} from '../support/ledger/provider.ts'
import { runs } from '../support/long.ts'
import { signedIn } from '../support/office/staff.ts'
import { register, withProvider } from '../support/payments.ts'
import { couple, registration } from '../support/people.ts'
import { changeEvent, EVENT, OTHER_EVENT, withCapacity } from '../support/site/church.ts'
import { ENGINES } from '../support/site/databases.ts'
import { type TestServices, testServices } from '../support/site/services.ts'

const RUNS: Record<Engine, number> = { sqlite: runs(6, 1_000), postgres: runs(4, 500) }

const PLACES = 5

/** Visitors may cancel in every story, however far the clock has run. */
const CANCELLING = {
  days: { first: '2999-12-12', last: '2999-12-13' },
  cancel: { untilDays: 14, refundPercent: 80 },
}

/** What happens besides the office: somebody pays or tries again, the provider fails, places expire. */
const WORLD = ['pay', 'pay', 'retry', 'retry', 'sweep', 'release', 'outage', 'unclear'] as const

type WorldStep = { does: (typeof WORLD)[number]; on: number; attempt: number; dies: number }

type Step = OfficeStep | VisitorStep | WorldStep

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: anyOfficeStep },
  { weight: 2, arbitrary: anyVisitorStep },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom(...WORLD),
      on: fc.integer({ min: 0, max: 3 }),
      attempt: fc.integer({ min: 0, max: 3 }),
      dies: anyDeath,
    }),
  },
)

/** Steps of a scene run at once. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 3,
  maxLength: 10,
})

test.each(ENGINES)(
  '%s: whatever office and visitors do, through outages and crashes, the ledger adds up and every change has its author',
  { timeout: 7_200_000 },
  async (engine) => {
    const limits = { capacity: { people: PLACES }, holdMinutes: 30, ...CANCELLING }
    const limited = withCapacity(await testServices(engine), limits)
    const trial = changeEvent(limited, limits, OTHER_EVENT)
    const actor = await signedIn(trial, 'admin')
    const done = { changes: 0, erased: 0 }
    let run = 0
    await fc.assert(
      fc.asyncProperty(story, async (scenes) => {
        const world = await newWorld(trial, run++)
        const ids = world.registered.map(({ id }) => id)
        try {
          for (const scene of scenes) {
            await Promise.all(scene.map((each) => play({ ...world, actor }, each)))
            for (const id of ids) await auditOffice(trial.db, id)
            await auditTickets(trial.db)
            await auditDays(trial.db)
            for (const id of ids) await auditAttempts(trial.db, id)
            await auditCounts(trial.db, [EVENT, OTHER_EVENT], PLACES)
            for (const code of [EVENT, OTHER_EVENT]) await auditPeople(trial, { actor, code })
          }
          await comeToRest(world)
          for (const id of ids) await auditOffice(trial.db, id)
          await auditTickets(trial.db)
          for (const id of ids) await auditProvider(trial.db, world.provider, id)
          for (const id of ids) done.erased += await auditErasing(world.services, actor, id)
          const events = await trial.db.selectFrom('office_event').selectAll().execute()
          done.changes += events.filter(({ subject_id }) => ids.includes(subject_id)).length
        } finally {
          // Empties the conference for the next story.
          for (const id of ids) await cancelRegistration(trial, { actor, id })
        }
      }),
      { numRuns: RUNS[engine], endOnFailure: true },
    )
    await auditReceipts(trial.db)
    expect(done.changes).toBeGreaterThan(run)
    expect(done.erased).toBeGreaterThan(run)
  },
)

type Registered = Awaited<ReturnType<typeof register>>

type World = {
  services: TestServices
  provider: ReturnType<typeof modelProvider>
  registered: Registered[]
}

/**
 * A couple that pays a part first, and somebody alone; each has something to pay. The couple has sent
 * the form again in another browser: a second attempt for the part is open, and wrong once the first has paid.
 */
async function newWorld(trial: TestServices, run: number): Promise<World> {
  const provider = modelProvider()
  const { ask, refund, askRefunds } = provider
  const services = withProvider(trial, { ask, refund, askRefunds })
  const partly = { registration: partlyPaying(run) }
  const registered = [
    await register(services, partly),
    await register(services, { registration: registration(), key: `browser-key-of-one-${run}` }),
  ]
  services.pass(1_000)
  await register(services, partly)
  const attempts = await paymentsFor(services.db, 'registration_id', registered[0]?.id ?? '')
  expect(attempts.map(({ state }) => state)).toEqual(['open', 'open'])
  return { services, provider, registered }
}

/** Without the key of a browser a form is recognised by what was typed, so that differs in each story. */
function partlyPaying(run: number) {
  const persons = couple().persons.map((person) => ({ ...person, city: `Town ${run}` }))
  return couple({ paymentType: 'Part Payment', persons })
}

let keys = 0

/** Crashes and outages are expected and ignored. */
async function play(world: World & { actor: Actor }, each: Step): Promise<void> {
  const { registered } = world
  const chosen = registered[each.on % registered.length]
  if (!chosen) return
  const db = each.dies > 0 ? crashingAt(world.services.db, each.dies) : world.services.db
  const services = { ...world.services, db }
  try {
    if ('rupees' in each) await click({ ...world, services }, { ...each, id: chosen.id })
    else if ('visits' in each) await visit({ ...world, services }, { ...each, id: chosen.id })
    else await turn({ ...world, services }, { ...each, id: chosen.id })
  } catch (error) {
    if (!(error instanceof Crash) && !isIntegrationError(error)) throw error
  }
}

async function click(
  { services, actor }: World & { actor: Actor },
  { does, rupees, isDouble, id }: OfficeStep & { id: string },
): Promise<void> {
  const key = `form-${keys++}`
  const act = () => actAsOffice(does, { services, actor, id, rupees, key })
  await Promise.all(isDouble ? [act(), act()] : [act()])
}

async function visit(
  { services, provider }: World,
  { visits, isDouble, id }: VisitorStep & { id: string },
): Promise<void> {
  services.pass(120_000)
  const key = `visitor-form-${keys++}`
  const act = () => actAsVisitor(visits, { services, provider, id, key })
  await Promise.all(isDouble ? [act(), act()] : [act()])
}

async function turn(
  { services, provider }: World,
  { does, id, attempt }: WorldStep & { id: string },
): Promise<void> {
  if (does === 'outage') provider.down = !provider.down
  if (does === 'unclear') provider.unclear = !provider.unclear
  services.pass(31 * 60_000)
  if (does === 'sweep') await sweepPayments(services)
  if (does === 'release') await releasePlaces(services)
  const payments = await paymentsFor(services.db, 'registration_id', id)
  const payment = payments[attempt % payments.length]
  if (does === 'retry' && payment) await retryPayment(services, payment.txnid)
  if (does !== 'pay' || !payment) return
  const order = toOrder(payment)
  provider.decide(order, 'success')
  await receiveReport(services, { body: provider.report(order), source: 'return' })
}

const HOUR = 60 * 60_000

/** Ends outages and runs the jobs for days. */
async function comeToRest({ services, provider }: World): Promise<void> {
  Object.assign(provider, { down: false, unclear: false })
  for (const hours of [1, 1, 24, 24, 24, 48, 31 * 24]) {
    services.pass(hours * HOUR)
    await settleReports(services)
    await sweepPayments(services)
  }
}

/** Erasing takes the people out of the ledger and leaves its sums. Returns how many were erased. */
async function auditErasing(services: TestServices, actor: Actor, id: string): Promise<number> {
  const { db } = services
  await cancelRegistration(services, { actor, id })
  const [before, people] = [await addUp(db, id), await attendeesOf(db, id)]
  const erased = await eraseRecord(services, { actor, kind: 'registration', id })
  if (!erased.ok) return 0
  expect(await addUp(db, id)).toEqual(before)
  await auditOffice(db, id)
  const left = JSON.stringify([
    await attendeesOf(db, id),
    await paymentsFor(db, 'registration_id', id),
    await entriesFor(db, 'registration_id', id),
    await officeEventsOf(db, 'registration', id),
  ])
  for (const { email, phone, first_name } of people) {
    for (const word of [email, phone, first_name]) expect(left).not.toContain(word)
  }
  return 1
}

const OWES = ['Not paid', 'Part paid', 'Expired']

/** Adds up the ledger row by row, without the code that the site adds up with. */
async function auditOffice(db: Db, id: string): Promise<void> {
  const registration = await findRegistration(db, id)
  if (!registration) throw new Error(`${id} is lost`)
  const sums = await addUp(db, id)
  expect(registration).toMatchObject({
    received_minor: sums.received,
    returned_minor: sums.returned,
    reduced_minor: sums.reduced,
  })
  const due = registration.full_minor - sums.reduced - sums.received + sums.returned
  const { standing, still_due_minor } = registration
  expect([id, standing, still_due_minor]).toEqual([id, standing, OWES.includes(standing) ? due : 0])
  expect(sums.returned).toBeLessThanOrEqual(sums.received)
  expect(sums.reduced).toBeLessThanOrEqual(registration.full_minor)
  expect((await attendeesOf(db, id)).length).toBe(registration.places)
  const events = await officeEventsOf(db, 'registration', id)
  // Two changes at one moment have no order but their versions.
  const versions = events.map(({ details }) => details.version ?? 0).sort((a, b) => a - b)
  expect(versions).toEqual(versions.map((_, index) => index + 1))
  expect(registration.version).toBe(versions.length)
  expect(events.filter(({ author }) => author === '')).toEqual([])
}

/** Nobody can be at the provider's page with an amount, or for an event, that is no longer right. */
async function auditAttempts(db: Db, id: string): Promise<void> {
  const registration = await findRegistration(db, id)
  if (!registration) throw new Error(`${id} is lost`)
  const { received, returned, reduced } = await addUp(db, id)
  const rest = Math.max(registration.full_minor - reduced - received + returned, 0)
  const due = received > returned ? rest : registration.due_minor
  for (const { txnid, state, amount_minor, purpose } of await paymentsFor(
    db,
    'registration_id',
    id,
  )) {
    if (state !== 'open') continue
    expect([txnid, amount_minor, purpose]).toEqual([txnid, due, registration.event_code])
  }
}

/** What the bank took and gave back is what the ledger says, once everything has been asked about. */
async function auditProvider(db: Db, provider: ModelProvider, id: string): Promise<void> {
  for (const payment of await paymentsFor(db, 'registration_id', id)) {
    const { txnid, state } = payment
    const isTaken = provider.fateOf(txnid) === 'success'
    expect([txnid, state === 'paid' || state === 'refunded']).toEqual([txnid, isTaken])
    const given = (await refundsOf(db, payment.id)).filter((refund) => refund.state === 'done')
    const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
    expect([txnid, sum(given.map((refund) => refund.amount_minor))]).toEqual([
      txnid,
      sum(provider.refundsOf(txnid).map(({ amountMinor }) => amountMinor)),
    ])
  }
}

/** A closed day has exactly the cash that it was closed with, and as many changes as events. */
async function auditDays(db: Db): Promise<void> {
  for (const { day, closed_at, recorded_minor, version } of await db
    .selectFrom('day_close')
    .selectAll()
    .execute()) {
    expect([day, version]).toEqual([day, (await officeEventsOf(db, 'day', day)).length])
    if (closed_at === null) continue
    const entries = db.selectFrom('money_entry').selectAll().where('day', '=', day)
    const cash = (await entries.execute()).filter(
      ({ kind, method }) => kind === 'received' && method === 'Cash',
    )
    const signed = cash.map(
      (each) => (each.takes_back ? -1 : 1) * (each.given_back ? -1 : 1) * each.amount_minor,
    )
    expect([day, recorded_minor]).toEqual([day, signed.reduce((sum, each) => sum + each, 0)])
  }
}

async function addUp(db: Db, id: string) {
  const sums = { received: 0, returned: 0, reduced: 0 }
  for (const { kind, given_back, amount_minor, takes_back } of await entriesFor(
    db,
    'registration_id',
    id,
  )) {
    const counted = takes_back === null ? amount_minor : -amount_minor
    if (kind === 'reduction') sums.reduced += counted
    else if (given_back === 1) sums.returned += counted
    else sums.received += counted
  }
  // By hand no more goes back than came by hand.
  expect(sums.returned).toBeLessThanOrEqual(sums.received)
  for (const payment of await paymentsFor(db, 'registration_id', id)) {
    const refunds = await refundsOf(db, payment.id)
    // What is on its way counts as given back.
    const returned = refunds.filter(({ state }) => state !== 'refused')
    if (!/^(paid|refunded)$/.test(payment.state) && returned.length === 0) continue
    sums.received += payment.received_minor ?? 0
    for (const { amount_minor } of returned) sums.returned += amount_minor
  }
  return sums
}

/** The capacity is not exceeded, and the office's totals are those of the registrations. */
async function auditCounts(db: Db, events: readonly string[], max: number): Promise<void> {
  for (const event of events) {
    expect((await countPlaces(db, event)).people).toBeLessThanOrEqual(max)
    const rows = await db
      .selectFrom('registration')
      .selectAll()
      .where('event_code', '=', event)
      .execute()
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    expect(await totalsOf(db, { event })).toMatchObject({
      registrations: rows.length,
      stillDueMinor: sum(rows.map((row) => row.still_due_minor)),
      receivedMinor: sum(rows.map((row) => row.received_minor - row.returned_minor)),
    })
  }
}
