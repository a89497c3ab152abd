import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Engine } from '#database/engine/open.ts'
import { paymentsForRegistration } from '#database/payments/payments.ts'
import type { Actor } from '#domain/staff.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import { cancelRegistration } from '#workflows/cancellations/cancel-registration.ts'
import { receiveReport } from '#workflows/payments/reports/receive-report.ts'
import { settleReports } from '#workflows/payments/reports/settle-reports.ts'
import { sweepPayments } from '#workflows/payments/reports/sweep-payments.ts'
import { retryPayment } from '#workflows/payments/retry-payment.ts'
import { releasePlaces } from '#workflows/places/release-places.ts'
import { ENGINES } from '../each-engine.ts'
import { changeEvent, EVENT, withCapacity } from '../fixtures/capacity.ts'
import { register } from '../fixtures/register.ts'
import { couple, registration } from '../fixtures/registration.ts'
import { type TestServices, testServices } from '../fixtures/services.ts'
import { signedIn } from '../fixtures/signed-in.ts'
import { withProvider } from '../fixtures/with-provider.ts'
import { auditReceipts } from './audit.ts'
import {
  auditAttempts,
  auditCounts,
  auditDays,
  auditOffice,
  auditProvider,
} from './audit-office.ts'
import { auditTickets } from './audit-tickets.ts'
import { Crash, crashingAt } from './crashing.ts'
import { modelProvider } from './model-provider.ts'
import { actAsOffice, dies, type OfficeStep, OTHER_EVENT, officeStep } from './office-steps.ts'
import { actAsVisitor, type VisitorStep, visitorStep } from './visitor-steps.ts'

/** `LEDGER_RUNS=1000` makes it longer. */
const RUNS: Record<Engine, number> = { sqlite: 25, postgres: 12 }

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
  { weight: 3, arbitrary: officeStep },
  { weight: 2, arbitrary: visitorStep },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom(...WORLD),
      on: fc.integer({ min: 0, max: 3 }),
      attempt: fc.integer({ min: 0, max: 3 }),
      dies,
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
  { timeout: process.env.LEDGER_RUNS ? 7_200_000 : 600_000 },
  async (engine) => {
    const limits = { capacity: { people: PLACES }, holdMinutes: 30, ...CANCELLING }
    const limited = withCapacity(await testServices(engine), limits)
    const trial = changeEvent(limited, limits, OTHER_EVENT)
    const actor = await signedIn(trial, 'admin')
    const done = { changes: 0 }
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
          }
          await comeToRest(world)
          for (const id of ids) await auditOffice(trial.db, id)
          await auditTickets(trial.db)
          for (const id of ids) await auditProvider(trial.db, world.provider, id)
          const events = await trial.db.selectFrom('office_event').selectAll().execute()
          done.changes += events.filter(({ subject_id }) => ids.includes(subject_id)).length
        } finally {
          // Empties the conference for the next story.
          for (const id of ids) await cancelRegistration(trial, { actor, id })
        }
      }),
      { numRuns: Number(process.env.LEDGER_RUNS ?? RUNS[engine]), endOnFailure: true },
    )
    await auditReceipts(trial.db)
    expect(done.changes).toBeGreaterThan(run)
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
  const attempts = await paymentsForRegistration(services.db, registered[0]?.id ?? '')
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
  const acting = { services, actor, id, rupees, key: `form-${keys++}` }
  const clicks = isDouble ? [acting, acting] : [acting]
  await Promise.all(clicks.map((each) => actAsOffice(does, each)))
}

async function visit(
  { services, provider }: World,
  { visits, isDouble, id }: VisitorStep & { id: string },
): Promise<void> {
  services.pass(120_000)
  const acting = { services, provider, id, key: `visitor-form-${keys++}` }
  const tabs = isDouble ? [acting, acting] : [acting]
  await Promise.all(tabs.map((each) => actAsVisitor(visits, each)))
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
  const payments = await paymentsForRegistration(services.db, id)
  const payment = payments[attempt % payments.length]
  if (does === 'retry' && payment) await retryPayment(services, payment.txnid)
  if (does !== 'pay' || !payment) return
  const { txnid, amount_minor: amountMinor, purpose, payer_email: email } = payment
  const order = { txnid, amountMinor, purpose, email }
  provider.decide(order, 'success')
  await receiveReport(services, { body: provider.report(order), source: 'return' })
}

const HOUR = 60 * 60_000

/** Ends outages and runs the jobs for days. */
async function comeToRest({ services, provider }: World): Promise<void> {
  provider.down = false
  provider.unclear = false
  for (const hours of [1, 1, 24, 24, 24, 48, 31 * 24]) {
    services.pass(hours * HOUR)
    await settleReports(services)
    await sweepPayments(services)
  }
}
