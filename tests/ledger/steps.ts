import fc from 'fast-check'
import { giveGift } from '#app/features/giving/give-gift.server.ts'
import { followRefunds } from '#app/features/payments/follow-refunds.server.ts'
import { receiveNotice } from '#app/features/payments/receive-notice.server.ts'
import { receiveReport } from '#app/features/payments/receive-report.server.ts'
import { refundPayment } from '#app/features/payments/refund-payment.server.ts'
import { retryPayment } from '#app/features/payments/retry-payment.server.ts'
import { sweepPayments } from '#app/features/payments/sweep-payments.server.ts'
import { findPayment, type Payment } from '#database/payments.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import { trialGift } from '../trial-gift.ts'
import type { TrialServices } from '../trial-services.ts'
import { Crash, crashingAt } from './crashing.ts'
import { FATES, type Fate, type ModelProvider } from './model-provider.ts'

export type World = {
  services: TrialServices
  provider: ModelProvider
  /** The attempts of this run. */
  txnids: string[]
  gift: string
}

export type Step = {
  does:
    | 'bank'
    | 'return'
    | 'webhook'
    | 'visit'
    | 'sweep'
    | 'refund'
    | 'pages'
    | 'news'
    | 'retry'
    | 'outage'
    | 'restart'
  /** Which attempt, counted round. */
  on: number
  fate: Fate
  /** Dies before this query; 0 does not. */
  dies: number
  /** How far the clock of the process that does it is off. */
  offByMs: number
}

export const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(
    'bank' as const,
    'return' as const,
    'webhook' as const,
    'visit' as const,
    'sweep' as const,
    'refund' as const,
    'pages' as const,
    'news' as const,
    'retry' as const,
    'outage' as const,
    'restart' as const,
  ),
  on: fc.nat(3),
  // Half of all payments succeed: the ledger has something to lose.
  fate: fc.oneof(fc.constant('success' as const), fc.constantFrom(...FATES)),
  dies: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 14 })),
  offByMs: fc.constantFrom(0, 0, 60 * 60_000, -60 * 60_000),
})

export async function open({ services, txnids, gift }: World): Promise<void> {
  const payment = await giveGift(services, {
    ...trialGift,
    submission: gift,
  })
  if (!txnids.includes(payment.txnid)) txnids.push(payment.txnid)
}

/** Does one step. A process that dies, and a provider that is down, are part of the game. */
export async function play(world: World, { does, on, fate, dies, offByMs }: Step): Promise<void> {
  const { services, txnids } = world
  const txnid = txnids[on % txnids.length] ?? ''
  const db = dies > 0 ? crashingAt(services.db, dies) : services.db
  const now = () => new Date(services.now().getTime() + offByMs)
  try {
    await ACTIONS[does]({ ...world, services: { ...services, db, now } }, { txnid, fate })
  } catch (error) {
    if (!(error instanceof Crash) && !isIntegrationError(error)) throw error
  }
}

type Action = (world: World, about: { txnid: string; fate: Fate }) => Promise<unknown>

const ACTIONS: Record<Step['does'], Action> = {
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
  outage: async ({ provider }) => {
    provider.down = !provider.down
  },
  // Takes effect when everyone else is done: see the scenes.
  restart: async ({ services }) => void services.pass(1_000),
}

/** The webhook of a refund: it comes again until it was taken, and now and then once more. */
async function tellRefunds({ services, provider, txnids }: World): Promise<void> {
  for (const txnid of provider.untold.size > 0 ? provider.untold : txnids) {
    const news = { action: 'refund', status: 'success', key: 'TESTKEY', merchantTxnId: txnid }
    const notice = { body: JSON.stringify(news), contentType: 'application/json' }
    await receiveNotice(services, notice)
    provider.untold.delete(txnid)
  }
}

/** The provider answers again, days pass, and the sweep does its work. */
export async function comeToRest(world: World): Promise<void> {
  world.provider.down = false
  await tellRefunds(world)
  for (let hours = 0; hours < 12; hours++) {
    world.services.pass(12 * 60 * 60_000)
    await sweepPayments(world.services)
  }
}

async function payment({ db }: TrialServices, txnid: string): Promise<Payment> {
  const found = await findPayment(db, txnid)
  if (!found) throw new Error(`${txnid} is lost`)
  return found
}

function toOrder({ txnid, amount_minor: amountMinor, purpose, payer_email: email }: Payment) {
  return { txnid, amountMinor, purpose, email }
}
