import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Engine } from '#database/open.ts'
import type { Actor } from '#domain/staff.ts'
import { receiveReport } from '#workflows/payments/receive-report.ts'
import { sweepPayments } from '#workflows/payments/sweep-payments.ts'
import { releasePlaces } from '#workflows/places/release-places.ts'
import { cancelRegistration } from '#workflows/registration/cancel-registration.ts'
import { register } from '#workflows/registration/register.ts'
import { ENGINES } from '../each-engine.ts'
import { EVENT, withCapacity } from '../fixtures/capacity.ts'
import { couple, registration } from '../fixtures/registration.ts'
import { type TestServices, testServices } from '../fixtures/services.ts'
import { signedIn } from '../fixtures/signed-in.ts'
import { auditReceipts } from './audit.ts'
import { auditCounts, auditOffice } from './audit-office.ts'
import { modelProvider } from './model-provider.ts'
import { actAsOffice, type OfficeStep, OTHER_EVENT, officeStep } from './office-steps.ts'

/** `LEDGER_RUNS=1000` makes it longer. */
const RUNS: Record<Engine, number> = { sqlite: 25, postgres: 12 }

const PLACES = 5

/** What happens besides the office: somebody pays, places expire, refunds arrive. */
const WORLD = ['pay', 'sweep', 'release'] as const

type WorldStep = { does: (typeof WORLD)[number]; on: number }

type Step = OfficeStep | WorldStep

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: officeStep },
  fc.record({ does: fc.constantFrom(...WORLD), on: fc.integer({ min: 0, max: 3 }) }),
)

/** Steps of a scene run at once. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 3,
  maxLength: 10,
})

test.each(ENGINES)(
  '%s: whatever the office does, the ledger adds up and every change has its author',
  { timeout: process.env.LEDGER_RUNS ? 7_200_000 : 120_000 },
  async (engine) => {
    const limits = { capacity: { people: PLACES }, holdMinutes: 30 }
    const trial = withCapacity(await testServices(engine), limits)
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
            await auditCounts(trial.db, [EVENT, OTHER_EVENT], PLACES)
          }
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

/** A couple and somebody alone, each with something to pay. */
async function newWorld(trial: TestServices, run: number): Promise<World> {
  const provider = modelProvider()
  const { ask, refund, askRefunds } = provider
  const services = { ...trial, payments: { ...trial.payments, ask, refund, askRefunds } }
  const registered = [
    await register(services, { registration: couple(), key: `browser-key-of-couple-${run}` }),
    await register(services, { registration: registration(), key: `browser-key-of-one-${run}` }),
  ]
  return { services, provider, registered }
}

let keys = 0

async function play(world: World & { actor: Actor }, each: Step): Promise<void> {
  const { services, registered, actor } = world
  const chosen = registered[each.on % registered.length]
  if (!chosen) return
  if (!('rupees' in each)) return turn(world, each.does, chosen)
  const { does, rupees, isDouble } = each
  const acting = { services, actor, id: chosen.id, rupees, key: `form-${keys++}` }
  const clicks = isDouble ? [acting, acting] : [acting]
  await Promise.all(clicks.map((click) => actAsOffice(does, click)))
}

async function turn(
  { services, provider }: World,
  does: WorldStep['does'],
  { payment }: Registered,
): Promise<void> {
  services.pass(31 * 60_000)
  if (does === 'sweep') await sweepPayments(services)
  if (does === 'release') await releasePlaces(services)
  if (does !== 'pay' || !payment) return
  const { txnid, amount_minor: amountMinor, purpose, payer_email: email } = payment
  const order = { txnid, amountMinor, purpose, email }
  provider.decide(order, 'success')
  await receiveReport(services, { body: provider.report(order), source: 'return' })
}
