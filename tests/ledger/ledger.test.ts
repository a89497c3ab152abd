import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Db, type Engine, openDatabase } from '#database/open.ts'
import { ENGINES } from '../each-engine.ts'
import { trialServices } from '../trial-services.ts'
import { auditPayment, auditReceipts } from './audit.ts'
import { unguarded } from './crashing.ts'
import { modelProvider } from './model-provider.ts'
import { comeToRest, open, play, type Step, step, type World } from './steps.ts'

/** Some steps one after another, then some at once, and so on: two servers, one payment. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
  minLength: 2,
  maxLength: 12,
})

/** One thing at a time, and nothing dies: nobody needs a guard then. */
const quietStory = fc
  .array(step, { maxLength: 20 })
  .map((steps) => steps.map((each) => [{ ...each, dies: 0 }]))

const RUNS: Record<Engine, number> = { sqlite: 60, postgres: 20 }

type Trial = { engine: Engine; guard: (db: Db) => Db; stories: fc.Arbitrary<Step[][]> }

async function tryStories({ engine, guard, stories }: Trial): Promise<void> {
  const trial = await trialServices(engine)
  let gifts = 0
  await fc.assert(
    fc.asyncProperty(stories, async (scenes) => {
      const provider = modelProvider()
      const world: World = {
        services: { ...trial, payments: { ...trial.payments, ...methodsOf(provider) } },
        provider,
        txnids: [],
        gift: `browser-key-${gifts++}-of-a-gift`,
      }
      await tell(world, { scenes, connect: () => openDatabase(trial.databaseUrl).db, guard })
      for (const txnid of world.txnids) await auditPayment(trial.db, provider, txnid)
      await auditReceipts(trial.db)
    }),
    {
      numRuns: Number(process.env.LEDGER_RUNS ?? RUNS[engine]),
      // That it breaks is all the control wants to know; the shortest story takes minutes to find.
      endOnFailure: guard === unguarded,
    },
  )
}

type Story = { scenes: Step[][]; connect: () => Db; guard: (db: Db) => Db }

/** All of a scene happens at the same time; whoever restarts does so at its end. */
async function tell(world: World, { scenes, connect, guard }: Story): Promise<void> {
  let connection = connect()
  try {
    world.services.db = guard(connection)
    await open(world)
    for (const scene of scenes) {
      await allDone(scene.map((each) => play(world, each)))
      if (!scene.some(({ does }) => does === 'restart')) continue
      // All that a process knows is in the database: a new one goes on where the old one was.
      await connection.destroy()
      connection = connect()
      world.services.db = guard(connection)
    }
    await comeToRest(world)
  } finally {
    await connection.destroy()
  }
}

/** Nobody is cut off because somebody else has failed. */
async function allDone(plays: Promise<void>[]): Promise<void> {
  await Promise.allSettled(plays)
  await Promise.all(plays)
}

function methodsOf({ ask, refund, askRefunds }: ReturnType<typeof modelProvider>) {
  return { ask, refund, askRefunds }
}

test.each(ENGINES)(
  '%s: no story of reports, outages, crashes and refunds loses or doubles a rupee',
  { timeout: 120_000 },
  async (engine) => {
    await tryStories({ engine, guard: (db) => db, stories: story })
  },
)

test.each(ENGINES)(
  '%s: the control: without its guard the same stories break the ledger',
  { timeout: 120_000 },
  async (engine) => {
    const trial = { engine, guard: unguarded }
    await tryStories({ ...trial, stories: quietStory })
    await expect(tryStories({ ...trial, stories: story })).rejects.toThrow('Property failed')
  },
)
