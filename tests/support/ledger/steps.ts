import fc from 'fast-check'
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
import { OFFICE_ACTIONS, VISITOR_ACTIONS } from './office-steps.ts'
import { Crash, crashingAt, FATES, type Fate, toOrder } from './provider.ts'
import { type Action, note, paymentOf, payOnline, type World } from './world.ts'

/** Three people register for two places. */
export const PLACES = 2
const PEOPLE = ['Asha', 'Ravi', 'Maya']

type Does = keyof typeof ACTIONS

/** What happens to payments, more often what moves money. */
const DOES = [
  ...['bank', 'bank', 'bank', 'bank', 'return', 'return', 'webhook', 'webhook', 'settle', 'settle'],
  ...['visit', 'sweep', 'refund', 'refund', 'pages', 'news', 'retry', 'retry', 'retry'],
  ...['register', 'register', 'release', 'outage', 'unclear', 'restart'],
] as const

export type Step = {
  does: Does
  /** The index of the payment, person or registration, modulo their number. */
  on: number
  fate: Fate
  rupees: number
  /** A second click on the same button, or the same page in a second tab. */
  isDouble: boolean
  /** Dies before this query; 0 never dies. */
  dies: number
  /** The clock error of the process. */
  offByMs: number
}

/** What is named twice happens twice as often. */
export function stepOf(does: readonly Does[]): fc.Arbitrary<Step> {
  return fc.record({
    does: fc.constantFrom(...does),
    on: fc.integer({ min: 0, max: 11 }),
    // Weighted towards success, so that there is money to lose.
    fate: fc.constantFrom<Fate[]>(...FATES, 'success', 'success', 'success'),
    rupees: fc.constantFrom(1, 400, 900, 1_800, 3_600),
    isDouble: fc.boolean(),
    dies: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 20 })),
    offByMs: fc.constantFrom(0, 0, 60 * 60_000, -60 * 60_000),
  })
}

export const anyStep = stepOf(DOES)

const QUIET = { rupees: 1, isDouble: false, dies: 0, offByMs: 0 }

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
    scene.map((does) => ({ ...QUIET, does, on: does === 'register' ? 0 : on, fate })),
  )
}

export async function openStory(world: World): Promise<void> {
  const submission = `browser-key-${world.run}-of-a-gift`
  note(world, await giveGift(world.services, { ...testGift, submission }))
  await registerPerson(world, 0)
}

/** Runs one step. Crashes, outages, refusals and a full conference are expected and ignored. */
export async function playStep(world: World, step: Step): Promise<void> {
  const { services, txnids, registrations } = world
  const { does, on, dies, isDouble } = step
  const db = dies > 0 ? crashingAt(services.db, dies) : services.db
  const now = () => new Date(services.now().getTime() + step.offByMs)
  const acting = { ...world, services: { ...services, db, now } }
  const about = {
    ...step,
    txnid: txnids[on % txnids.length] ?? '',
    id: [...registrations][on % registrations.size] ?? '',
    key: `form-${forms++}`,
  }
  const act: () => Promise<unknown> = () => ACTIONS[does](acting, about)
  try {
    await Promise.all(isDouble && does in FORMS ? [act(), act()] : [act()])
  } catch (error) {
    if (!(error instanceof Crash) && !isIntegrationError(error)) throw error
  }
}

let forms = 0

const PAYMENT_ACTIONS = {
  bank: async (world, { txnid, fate }) =>
    world.provider.decide(toOrder(await paymentOf(world.services, txnid)), fate),
  return: async (world, { txnid }) => {
    const body = world.provider.report(toOrder(await paymentOf(world.services, txnid)))
    await receiveReport(world.services, { body, source: 'return' })
  },
  pay: async (world, { txnid }) => payOnline(world, await paymentOf(world.services, txnid)),
  webhook: async (world, { txnid }) => {
    const form = world.provider.report(toOrder(await paymentOf(world.services, txnid)))
    const body = JSON.stringify({ event_payload: Object.fromEntries(new URLSearchParams(form)) })
    await receiveNotice(world.services, { body, contentType: 'application/json' })
  },
  settle: async ({ services }) => settleReports(services),
  visit: async (world, { txnid }) =>
    followRefunds(world.services, await paymentOf(world.services, txnid), 'visit'),
  sweep: async ({ services }) => {
    services.pass(60 * 60_000)
    await sweepPayments(services)
  },
  refund: async (world, { txnid }) =>
    refundPayment(world.services, await paymentOf(world.services, txnid)),
  pages: async ({ provider }, { txnid }) => provider.giveBackHalf(txnid),
  news: tellRefunds,
  retry: async (world, { txnid }) => note(world, await retryPayment(world.services, txnid)),
  register: async (world, { on }) => registerPerson(world, on % PEOPLE.length),
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
} satisfies Record<string, Action>

/** A second click on any of these does nothing more. */
const FORMS = { ...OFFICE_ACTIONS, ...VISITOR_ACTIONS }
const ACTIONS = { ...PAYMENT_ACTIONS, ...FORMS }

/** Submits the form, for the first time or again with the same key. */
export async function signUp(world: World, sent: Parameters<typeof register>[1]): Promise<void> {
  const registered = await register(world.services, sent)
  if (!registered.ok) return
  world.registrations.add(registered.id)
  note(world, registered.payment)
}

function registerPerson(world: World, person: number): Promise<void> {
  const persons = [attendee({ firstname: PEOPLE[person] ?? '' })]
  const key = `browser-key-${world.run}-of-person-${person}`
  return signUp(world, { registration: registration({ persons }), key })
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
