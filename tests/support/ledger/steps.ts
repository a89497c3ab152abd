import fc from 'fast-check'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import {
  receiveNotice,
  receiveReport,
  settleReports,
} from '#workflows/records/payments/reports/receive-report.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { releasePlaces } from '#workflows/records/places/release-places.ts'
import { followRefunds } from '#workflows/records/refunds/follow-refunds.ts'
import { register } from '#workflows/records/registration/register.ts'
import { refundPayment } from '../payments.ts'
import { attendee, registration, testGift } from '../people.ts'
import type { TestServices } from '../site/services.ts'
import { Crash, crashingAt, FATES, type Fate, type ModelProvider, toOrder } from './provider.ts'

export type World = {
  services: TestServices
  provider: ModelProvider
  /** The payments of this run, for the gift and for the registrations. */
  txnids: string[]
  registrations: Set<string>
  /** Makes this run's submission keys unique. */
  run: number
}

/** Three people register for two places. */
export const PLACES = 2
const PEOPLE = ['Asha', 'Ravi', 'Maya']

/** More often what moves money. */
const DOES = [
  ...['bank', 'bank', 'bank', 'bank', 'return', 'return', 'webhook', 'webhook', 'settle', 'settle'],
  ...['visit', 'sweep', 'refund', 'refund', 'pages', 'news', 'retry', 'retry', 'retry'],
  ...['register', 'register', 'release', 'outage', 'unclear', 'restart'],
] as const

type Does = (typeof DOES)[number]

export type Step = {
  does: Does
  /** The index of the payment or person, modulo their number. */
  on: number
  fate: Fate
  /** Dies before this query; 0 never dies. */
  dies: number
  /** The clock error of the process. */
  offByMs: number
}

export const anyStep: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(...DOES),
  on: fc.integer({ min: 0, max: 11 }),
  // Weighted towards success, so that there is money to lose.
  fate: fc.constantFrom<Fate[]>(...FATES, 'success', 'success', 'success'),
  dies: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 14 })),
  offByMs: fc.constantFrom(0, 0, 60 * 60_000, -60 * 60_000),
})

/** The bank takes another amount than we asked for. Every run tells it. */
export const ANOTHER_AMOUNT = scenesOf(1, 'other-amount', ['bank'], ['return'], ['settle'])

/** Openings for the gift (0) or the registration (1), so that stories reach interesting states. */
export const BEGINNINGS: Step[][][] = [0, 1].flatMap((on) => [
  [],
  // A failure and a retry: either may succeed later.
  scenesOf(on, 'failure', ['bank'], ['return'], ['retry']),
  // A refund whose answers cross, then a retry.
  paid(on, ['webhook'], ['settle'], ['refund', 'visit', 'visit'], ['visit'], ['retry']),
  // A refund whose answer is lost, and half refunded on the provider's dashboard.
  paid(on, ['return'], ['unclear'], ['refund', 'pages'], ['unclear'], ['news']),
  // The places are released before the payment arrives; then the same form is submitted again.
  scenesOf(on, 'success', ['release'], ['bank'], ['return', 'webhook'], ['settle'], ['register']),
])

function paid(on: number, ...scenes: Does[][]): Step[][] {
  return scenesOf(on, 'success', ['bank'], ...scenes)
}

function scenesOf(on: number, fate: Fate, ...scenes: Does[][]): Step[][] {
  return scenes.map((scene) =>
    scene.map((does) => ({ does, on: does === 'register' ? 0 : on, fate, dies: 0, offByMs: 0 })),
  )
}

/** A gift and the first registration. */
export async function openStory(world: World): Promise<void> {
  const { services, txnids, run } = world
  const submission = `browser-key-${run}-of-a-gift`
  const payment = await giveGift(services, { ...testGift, submission })
  if (!txnids.includes(payment.txnid)) txnids.push(payment.txnid)
  await signUp(world, 0)
}

/** Runs one step. Crashes, outages and a full conference are expected and ignored. */
export async function playStep(
  world: World,
  { does, on, fate, dies, offByMs }: Step,
): Promise<void> {
  const { services, txnids } = world
  const txnid = txnids[on % txnids.length] ?? ''
  const db = dies > 0 ? crashingAt(services.db, dies) : services.db
  const now = () => new Date(services.now().getTime() + offByMs)
  try {
    await ACTIONS[does]({ ...world, services: { ...services, db, now } }, { txnid, fate, on })
  } catch (error) {
    if (!(error instanceof Crash) && !isIntegrationError(error)) throw error
  }
}

type Action = (world: World, about: { txnid: string; fate: Fate; on: number }) => Promise<unknown>

const ACTIONS: Record<Does, Action> = {
  bank: async ({ provider, services }, { txnid, fate }) =>
    provider.decide(toOrder(await payment(services, txnid)), fate),
  return: async ({ services, provider }, { txnid }) => {
    const body = provider.report(toOrder(await payment(services, txnid)))
    await receiveReport(services, { body, source: 'return' })
  },
  webhook: async ({ services, provider }, { txnid }) => {
    const form = provider.report(toOrder(await payment(services, txnid)))
    const body = JSON.stringify({ event_payload: Object.fromEntries(new URLSearchParams(form)) })
    await receiveNotice(services, { body, contentType: 'application/json' })
  },
  settle: async ({ services }) => settleReports(services),
  visit: async ({ services }, { txnid }) =>
    followRefunds(services, await payment(services, txnid), 'visit'),
  sweep: async ({ services }) => {
    services.pass(60 * 60_000)
    await sweepPayments(services)
  },
  refund: async ({ services }, { txnid }) =>
    refundPayment(services, await payment(services, txnid)),
  pages: async ({ provider }, { txnid }) => provider.giveBackHalf(txnid),
  news: tellRefunds,
  retry: async ({ services, txnids }, { txnid }) => {
    const next = await retryPayment(services, txnid)
    if (next && !txnids.includes(next.txnid)) txnids.push(next.txnid)
  },
  register: async (world, { on }) => signUp(world, on % PEOPLE.length),
  release: async ({ services }) => {
    services.pass(31 * 60_000)
    await releasePlaces(services)
  },
  outage: async ({ provider }) => {
    provider.down = !provider.down
  },
  unclear: async ({ provider }) => {
    provider.unclear = !provider.unclear
  },
  // Done at the end of the scene, when all other steps have finished.
  restart: async ({ services }) => void services.pass(1_000),
}

/** Submits the form, for the first time or again with the same key. */
async function signUp(world: World, person: number): Promise<void> {
  const { services, txnids, registrations, run } = world
  const registered = await register(services, {
    registration: registration({ persons: [attendee({ firstname: PEOPLE[person] ?? '' })] }),
    key: `browser-key-${run}-of-person-${person}`,
  })
  if (!registered.ok) return
  const { id, payment } = registered
  registrations.add(id)
  if (payment && !txnids.includes(payment.txnid)) txnids.push(payment.txnid)
}

/** Delivers refund webhooks, which repeat until accepted, and sometimes once more. */
async function tellRefunds({ services, provider, txnids }: World): Promise<void> {
  for (const txnid of provider.unreported.size > 0 ? provider.unreported : txnids) {
    const news = { action: 'refund', status: 'success', key: 'TESTKEY', merchantTxnId: txnid }
    const notice = { body: JSON.stringify(news), contentType: 'application/json' }
    await receiveNotice(services, notice)
    provider.unreported.delete(txnid)
  }
}

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Ends outages and runs the jobs for days, then once more after a month. */
export async function comeToRest(world: World): Promise<void> {
  Object.assign(world.provider, { down: false, unclear: false })
  await tellRefunds(world)
  for (const ms of [HOUR, HOUR, DAY, DAY, DAY, 2 * DAY, 31 * DAY]) await passAndWork(world, ms)
}

/** Runs each job once, and checks that the provider is not asked more often than there is reason to. */
async function passAndWork({ services, provider, txnids, registrations }: World, ms: number) {
  services.pass(ms)
  const before = provider.asked.times
  await settleReports(services)
  await sweepPayments(services)
  await releasePlaces(services)
  const max = 2 * Math.ceil(txnids.length / 10) + 2 * registrations.size + txnids.length
  const asked = provider.asked.times - before
  if (asked > max) throw new Error(`the provider was asked ${asked} times in one turn`)
}

async function payment({ db }: TestServices, txnid: string): Promise<Payment> {
  const found = await findPayment(db, txnid)
  if (!found) throw new Error(`${txnid} is lost`)
  return found
}
