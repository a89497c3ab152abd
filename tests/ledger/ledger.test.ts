import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { type Db, type Engine, openDatabase } from '#database/engine/open.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { placeEvents } from '#database/records/places/places.ts'
import { foundByWords } from '#database/search/found-by-words.ts'
import { isReportDue } from '#workflows/records/payments/reports/receive-report.ts'
import { isReleaseDue } from '#workflows/records/places/release-places.ts'
import {
  auditConsequences,
  auditHolds,
  auditPayment,
  auditReceipts,
  auditRecord,
  auditTickets,
  auditTotals,
} from '../support/ledger/audits.ts'
import { unguarded } from '../support/ledger/provider.ts'
import {
  ANOTHER_AMOUNT,
  anyStep,
  BEGINNINGS,
  comeToRest,
  openStory,
  PLACES,
  playStep,
  type Step,
} from '../support/ledger/steps.ts'
import { newWorld, type World } from '../support/ledger/world.ts'
import { IS_LONG, runs } from '../support/long.ts'
import { registrationOf } from '../support/payments.ts'
import { EVENT, withCapacity } from '../support/site/church.ts'
import { ENGINES } from '../support/site/databases.ts'
import { type TestServices, testServices } from '../support/site/services.ts'

/** Scenes of steps, run in sequence or concurrently: two servers work on one payment. */
const scenes = fc.array(fc.array(anyStep, { minLength: 1, maxLength: 4 }), {
  maxLength: 8,
  size: 'max',
})

const story = fc
  .tuple(fc.constantFrom(...BEGINNINGS), scenes)
  .map(([beginning, rest]) => [...beginning, ...rest])

/** Removes concurrency and crashes, so that the story passes without transactions too. */
const quietStory = fc
  .array(anyStep, { maxLength: 20 })
  .map((steps) => steps.map((each) => [{ ...each, dies: 0 }]))

const RUNS: Record<Engine, number> = { sqlite: runs(8, 2_000), postgres: runs(5, 1_000) }

/** Databases used in parallel, because a long run mostly waits. */
const LANES = runs(1, 5)

type Trial = {
  engine: Engine
  runs: number
  guard: (db: Db) => Db
  stories: fc.Arbitrary<Step[][]>
}

async function tryStories({ engine, runs, guard, stories }: Trial): Promise<void> {
  const limits = { capacity: { people: PLACES }, holdMinutes: 30 }
  const trial = withCapacity(await testServices(engine), limits)
  const server = startServer(trial)
  let run = 0
  await fc.assert(
    fc.asyncProperty(stories, async (scenes) => {
      const world = newWorld(trial, run++)
      try {
        await tell(world, { scenes, server, guard })
        world.services.db = trial.db
        await audit(world)
      } finally {
        await tidy(trial.db, world)
      }
    }),
    {
      numRuns: runs,
      examples: [[ANOTHER_AMOUNT]],
      // The control only needs to fail; shrinking to the shortest story would take minutes.
      endOnFailure: guard === unguarded,
    },
  )
  await auditReceipts(trial.db)
  await auditTotals(trial.db)
}

type Server = { db: Db; restart: () => Promise<void> }

/** A restarted process: all state is in the database, so it continues where the old one stopped. */
function startServer({ databaseUrl }: TestServices): Server {
  const server = {
    db: openDatabase(databaseUrl).db,
    async restart() {
      await server.db.destroy()
      server.db = openDatabase(databaseUrl).db
    },
  }
  onTestFinished(() => server.db.destroy())
  return server
}

async function audit(world: World): Promise<void> {
  const { services, provider, txnids } = world
  for (const txnid of txnids) {
    const payment = await auditPayment(services.db, provider, txnid)
    await auditConsequences(services.db, payment)
  }
  expect(provider.asked.max).toBeLessThanOrEqual(10)
  await auditPlaces(world)
  for (const id of world.registrations) {
    await auditRecord(services.db, id)
    await auditFound(services.db, id)
  }
  // These audits read the whole database, so they run only now and then.
  if (world.run % 100 !== 0) return
  await auditReceipts(services.db)
  await auditTotals(services.db)
}

/** Empties the conference and ends open questions, so that the next story starts fresh. */
async function tidy(db: Db, { txnids, registrations }: World): Promise<void> {
  const ids = [...registrations]
  await db.updateTable('payment').set({ ask_at: null }).where('txnid', 'in', txnids).execute()
  const free = { hold: 'released', held_until: null } as const
  await db.updateTable('registration').set(free).where('id', 'in', ids).execute()
}

type Story = { scenes: Step[][]; server: Server; guard: (db: Db) => Db }

async function tell(world: World, { scenes, server, guard }: Story): Promise<void> {
  world.services.db = guard(server.db)
  await openStory(world)
  for (const scene of scenes) {
    await allDone(scene.map((each) => playStep(world, each)))
    await auditHolds(server.db, EVENT, PLACES)
    await auditTickets(server.db)
    if (!scene.some(({ does }) => does === 'restart')) continue
    await server.restart()
    world.services.db = guard(server.db)
  }
  await comeToRest(world)
}

/** Waits for all, so that no step is cut off when another one fails. */
async function allDone(plays: Promise<void>[]): Promise<void> {
  await Promise.allSettled(plays)
  await Promise.all(plays)
}

test.each(ENGINES)(
  '%s: random stories of payments, outages, crashes and refunds lose or double no money and no place',
  { timeout: 7_200_000 },
  async (engine) => {
    const trial = { engine, runs: RUNS[engine] / LANES, guard: (db: Db) => db, stories: story }
    await Promise.all(Array.from({ length: LANES }, () => tryStories(trial)))
  },
)

/** That these stories find a fault is no matter of the engine, and on PostgreSQL it takes half a minute. */
const CONTROLLED: readonly Engine[] = IS_LONG ? ENGINES : ['sqlite']

test.each(CONTROLLED)(
  '%s: the control: without transactions the same stories break the ledger',
  { timeout: 600_000 },
  async (engine) => {
    const trial = { engine, guard: unguarded }
    await tryStories({ ...trial, runs: runs(5, 20), stories: quietStory })
    const breaking = tryStories({ ...trial, runs: 200, stories: story })
    await expect(breaking).rejects.toThrow('Property failed')
  },
)

async function auditFound(db: Db, id: string): Promise<void> {
  const { words, event_code: event, number } = await registrationOf({ db }, id)
  const terms = words
    .trim()
    .split(' ')
    .map((text) => [{ text, whole: true }])
  expect(await foundByWords(db, { table: 'registration', terms, event })).toContain(number)
}

/** Holds after all jobs have run: every place is paid for, and none is still held. */
async function auditPlaces({ services, registrations }: World): Promise<void> {
  for (const id of registrations) {
    const { hold, status } = await registrationOf(services, id)
    const payments = await paymentsFor(services.db, 'registration_id', id)
    const isPaid = payments.some(({ state }) => state === 'paid')
    const everPaid = isPaid || payments.some(({ state }) => state === 'refunded')
    expect([id, hold]).toEqual([id, expect.stringMatching(/^(confirmed|released)$/)])
    if (hold === 'confirmed') expect([id, isPaid]).toEqual([id, true])
    if (isPaid) expect([id, status]).toEqual([id, 'Paid'])
    if (status === 'Paid') expect([id, everPaid]).toEqual([id, true])
    const moves = await placeEvents(services.db, id)
    expect(moves.map(({ position }) => position)).toEqual(moves.map((_, index) => index + 1))
  }
  expect([await isReleaseDue(services), await isReportDue(services)]).toEqual([false, false])
}
