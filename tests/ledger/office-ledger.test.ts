import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Db, Engine } from '#database/engine/open.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { Actor } from '#domain/staff.ts'
import { eraseRecord } from '#workflows/erasing/erase-record.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import {
  addUp,
  auditHolds,
  auditPayment,
  auditPeople,
  auditReceipts,
  auditRecord,
  auditTickets,
  auditTotals,
} from '../support/ledger/audits.ts'
import { comeToRest, playStep, signUp, stepOf } from '../support/ledger/steps.ts'
import { newWorld, type World } from '../support/ledger/world.ts'
import { IS_LONG, runs } from '../support/long.ts'
import { signedIn } from '../support/office/staff.ts'
import { registrationOf } from '../support/payments.ts'
import { couple, registration } from '../support/people.ts'
import { changeEvent, EVENT, OTHER_EVENT, withCapacity } from '../support/site/church.ts'
import { ENGINES } from '../support/site/databases.ts'
import { testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'

const RUNS: Record<Engine, number> = { sqlite: runs(6, 1_000), postgres: runs(4, 500) }

const PLACES = 5

/** Visitors may cancel in every story, however far the clock has run. */
const CANCELLING = {
  days: { first: '2999-12-12', last: '2999-12-13' },
  cancel: { untilDays: 14, refundPercent: 80 },
}

/** Weighted against cancelling, after which only restoring does something. */
const OFFICE = [
  ...['record', 'give back', 'take back', 'reduce', 'move', 'restore', 'take off', 'correct'],
  ...['refund of the office', 'offer', 'withdraw', 'bring back', 'close', 'open day'],
] as const

const VISITOR = [
  ...['balance', 'balance', 'correct own', 'correct own', 'cancel one', 'cancel all'],
] as const

const WORLD = ['pay', 'pay', 'retry', 'retry', 'sweep', 'release', 'outage', 'unclear'] as const

const step = fc.oneof(
  { weight: 3, arbitrary: stepOf([...OFFICE, ...OFFICE, 'cancel']) },
  { weight: 2, arbitrary: stepOf(VISITOR) },
  { weight: 2, arbitrary: stepOf(WORLD) },
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
    const site = await testSite({
      engine,
      change: (made) => changeEvent(withCapacity(made, limits), limits, OTHER_EVENT),
    })
    const trial = site.services
    const actor = await signedIn(trial, 'admin')
    const done = { changes: 0, erased: 0 }
    let run = 0
    await fc.assert(
      fc.asyncProperty(story, async (scenes) => {
        const world = await openStory(trial, run++, actor)
        const ids = [...world.registrations]
        try {
          for (const scene of scenes) {
            await Promise.all(scene.map((each) => playStep(world, each)))
            for (const id of ids) await auditRecord(trial.db, id)
            await auditTickets(trial.db)
            await auditDays(trial.db)
            for (const id of ids) await auditAttempts(trial.db, id)
            for (const code of [EVENT, OTHER_EVENT]) {
              await auditHolds(trial.db, code, PLACES)
              await auditTotals(trial.db, code)
              // It reads whatever shows people, which takes longer than the scene.
              if (IS_LONG || scene === scenes.at(-1)) await auditPeople(site, code)
            }
          }
          await comeToRest(world)
          for (const id of ids) await auditRecord(trial.db, id)
          await auditTickets(trial.db)
          for (const txnid of world.txnids) await auditPayment(trial.db, world.provider, txnid)
          for (const id of ids) done.erased += await auditErasing(world.services, actor, id)
          const events = await trial.db.selectFrom('office_event').selectAll().execute()
          done.changes += events.filter(({ subject_id }) => ids.includes(subject_id)).length
        } finally {
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

/**
 * The couple sends its form in two browsers: the second attempt is wrong once the first has paid. Another couple
 * takes the last places, and a third one waits.
 */
async function openStory(trial: TestServices, run: number, actor: Actor): Promise<World> {
  const world = newWorld(trial, run, actor)
  const partly = { registration: partlyPaying(run) }
  await signUp(world, partly)
  await signUp(world, { registration: registration(), key: `browser-key-of-one-${run}` })
  trial.pass(1_000)
  await signUp(world, partly)
  await signUp(world, { registration: couple(), key: `browser-key-of-the-last-${run}` })
  await signUp(world, {
    registration: couple(),
    key: `browser-key-who-waits-${run}`,
    waiting: true,
  })
  expect([world.registrations.size, world.txnids.length]).toEqual([4, 4])
  return world
}

/** Without the key of a browser a form is recognised by what was typed, so that differs in each story. */
function partlyPaying(run: number) {
  const persons = couple().persons.map((person) => ({ ...person, city: `Town ${run}` }))
  return couple({ paymentType: 'Part Payment', persons })
}

/** Erasing takes the people out of the ledger and leaves its sums. Returns how many were erased. */
async function auditErasing(services: TestServices, actor: Actor, id: string): Promise<number> {
  const { db } = services
  await cancelRegistration(services, { actor, id })
  const [before, people] = [await addUp(db, id), await attendeesOf(db, id)]
  const erased = await eraseRecord(services, { actor, kind: 'registration', id })
  if (!erased.ok) return 0
  expect(await addUp(db, id)).toEqual(before)
  await auditRecord(db, id)
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

/** Nobody can be at the provider's page with an amount, or for an event, that is no longer right. */
async function auditAttempts(db: Db, id: string): Promise<void> {
  const { full_minor, due_minor, event_code } = await registrationOf({ db }, id)
  const { received, returned, reduced } = await addUp(db, id)
  const rest = Math.max(full_minor - reduced - received + returned, 0)
  const due = received > returned ? rest : due_minor
  const payments = await paymentsFor(db, 'registration_id', id)
  for (const { txnid, state, amount_minor, purpose } of payments) {
    if (state !== 'open') continue
    expect([txnid, amount_minor, purpose]).toEqual([txnid, due, event_code])
  }
}

/** A closed day has exactly the cash that it was closed with, and as many changes as events. */
async function auditDays(db: Db): Promise<void> {
  const closes = await db.selectFrom('day_close').selectAll().execute()
  for (const { day, closed_at, recorded_minor, version } of closes) {
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
