import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import type { Actor } from '#domain/staff.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { withProvider } from '../payments.ts'
import type { TestServices } from '../site/services.ts'
import { type Fate, type ModelProvider, modelProvider, toOrder } from './provider.ts'

export type World = {
  services: TestServices
  provider: ModelProvider
  actor: Actor
  txnids: string[]
  registrations: Set<string>
  /** Makes this run's submission keys unique. */
  run: number
}

export function newWorld(trial: TestServices, run: number, actor: Actor = COMMAND_LINE): World {
  const provider = modelProvider()
  const { ask, refund, askRefunds } = provider
  const services = withProvider(trial, { ask, refund, askRefunds })
  return { services, provider, actor, txnids: [], registrations: new Set(), run }
}

/** `txnid`, `id`: the payment and the registration. `key`: of the form. */
export type About = { fate: Fate; on: number; rupees: number } & Record<
  'txnid' | 'id' | 'key',
  string
>

/** Does one thing. Refusals are part of the story. */
export type Action = (world: World, about: About) => Promise<unknown>

export function note({ txnids }: World, payment: Pick<Payment, 'txnid'> | undefined): void {
  if (payment && !txnids.includes(payment.txnid)) txnids.push(payment.txnid)
}

export async function paymentOf({ db }: Pick<TestServices, 'db'>, txnid: string) {
  const found = await findPayment(db, txnid)
  if (!found) throw new Error(`${txnid} is lost`)
  return found
}

export async function payOnline({ services, provider }: World, payment: Payment): Promise<void> {
  const order = toOrder(payment)
  provider.decide(order, 'success')
  await receiveReport(services, { body: provider.report(order), source: 'return' })
}
