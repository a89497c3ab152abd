import { setImmediate } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import { toDecimalText } from '#domain/money.ts'
import type { PaymentStatus, Reserve } from '#domain/payments/evidence.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import { reportHash } from '#integrations/payments/payu/report.ts'
import type { PaymentProvider, ProviderRefund } from '#integrations/payments/port.ts'
import { merchant } from '../site/sandbox.ts'

export const FATES = ['success', 'failure', 'dropped', 'pending', 'held', 'other-amount'] as const
export type Fate = (typeof FATES)[number]

type GivenBack = ProviderRefund & { amountMinor: number }

export function toOrder({
  txnid,
  amount_minor: amountMinor,
  purpose,
  payer_email: email,
}: Payment) {
  return { txnid, amountMinor, purpose, email }
}

type Order = ReturnType<typeof toOrder>

export type ModelProvider = Pick<PaymentProvider, 'ask' | 'refund' | 'askRefunds'> & {
  /** Changes the outcome at the bank. A success is final. */
  decide(order: Order, fate: Fate): void
  fateOf(txnid: string): Fate | undefined
  report(order: Order): string
  refundsOf(txnid: string): GivenBack[]
  /** Refunds half on the provider's dashboard. */
  giveBackHalf(txnid: string): void
  /** Refund webhooks that were not accepted yet, and are therefore sent again. */
  unreported: Set<string>
  down: boolean
  /** While set, it carries refunds out but loses the answers. */
  unclear: boolean
  /** How often it was asked about payments, and the largest batch. */
  asked: { times: number; max: number }
}

/** A provider that knows the true outcomes, and whose answers may come late, twice or never. */
export function modelProvider(): ModelProvider {
  const fates = new Map<string, { fate: Fate; order: Order; refunds: GivenBack[] }>()
  const taken = (fate: Fate) => fate === 'success' || fate === 'other-amount'
  const byId = (providerId: string) => fates.get(providerId.replace(/^provider-/, ''))

  let answers = 0
  /** Delays every other answer, so that later ones overtake it. */
  const dawdle = async () => {
    for (let turns = answers++ % 2 === 0 ? 30 : 0; turns > 0; turns--) await setImmediate()
  }

  const model: ModelProvider = {
    down: false,
    unclear: false,
    asked: { times: 0, max: 0 },
    unreported: new Set(),
    giveBackHalf(txnid) {
      const known = fates.get(txnid)
      if (!known) return
      const taken = takenOf(known.fate, known.order)
      const amountMinor = Math.min(Math.ceil(taken / 2), taken - returnedOf(known.refunds))
      if (amountMinor <= 0) return
      const token = `pages-${txnid}-${known.refunds.length}`
      known.refunds.push({ token, amountMinor, requestId: `request-${token}`, state: 'queued' })
      model.unreported.add(txnid)
    },
    decide(order, fate) {
      const known = fates.get(order.txnid)
      if (known && taken(known.fate)) return
      fates.set(order.txnid, { fate, order, refunds: [] })
    },
    fateOf: (txnid) => fates.get(txnid)?.fate,
    refundsOf: (txnid) => fates.get(txnid)?.refunds ?? [],
    report: (order) => signedReport(order, fates.get(order.txnid)?.fate ?? 'pending'),
    async ask(txnids) {
      model.asked.times++
      model.asked.max = Math.max(model.asked.max, txnids.length)
      refuseIfDown(model)
      return new Map(txnids.map((txnid) => [txnid, recordOf(fates.get(txnid))] as const))
    },
    async refund({ providerId, token, amountMinor }) {
      refuseIfDown(model)
      const known = byId(providerId)
      if (!known || !taken(known.fate)) return { accepted: false, reason: 'nothing was taken' }
      if (known.refunds.some((refund) => refund.token === token)) return { accepted: 'already' }
      if (returnedOf(known.refunds) + amountMinor > takenOf(known.fate, known.order)) {
        return { accepted: false, reason: 'more than was taken' }
      }
      known.refunds.push({ token, amountMinor, requestId: `request-${token}`, state: 'queued' })
      await dawdle()
      if (model.unclear) return { accepted: 'unclear', reason: 'no lock could be obtained' }
      return { accepted: true, requestId: `request-${token}` }
    },
    async askRefunds(providerId) {
      refuseIfDown(model)
      const refunds = byId(providerId)?.refunds ?? []
      const answer = refunds.map((refund) => ({ ...refund }))
      // A queued refund is done when it is next asked about, so answers that cross differ.
      for (const refund of refunds) refund.state = 'done'
      await dawdle()
      return answer
    },
  }
  return model
}

function signedReport({ txnid, amountMinor, purpose, email }: Order, fate: Fate): string {
  const [amount, status] = [toDecimalText(amountMinor), statusOf(fate)]
  const person = { firstname: 'Anita', email }
  const fields = { key: merchant.key, txnid, amount, productinfo: purpose, ...person, status }
  const hash = reportHash(fields, merchant)
  return new URLSearchParams({ ...fields, hash }).toString()
}

function returnedOf(refunds: readonly GivenBack[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amountMinor, 0)
}

export function takenOf(fate: Fate | undefined, { amountMinor }: { amountMinor: number }): number {
  if (fate === 'other-amount') return amountMinor - 100
  return fate === 'success' ? amountMinor : 0
}

function recordOf(known: { fate: Fate; order: Order } | undefined) {
  if (!known) return { found: false as const }
  const { fate, order } = known
  const status = statusOf(fate)
  const reserve: Reserve | undefined = fate === 'held' || fate === 'dropped' ? fate : undefined
  const amountMinor = fate === 'other-amount' ? order.amountMinor - 100 : order.amountMinor
  const providerId = `provider-${order.txnid}`
  return { found: true as const, status, reserve, amountMinor, providerId, fields: { status } }
}

function statusOf(fate: Fate): PaymentStatus {
  if (fate === 'failure' || fate === 'dropped') return 'failure'
  return fate === 'pending' ? 'pending' : 'success'
}

function refuseIfDown({ down }: { down: boolean }): void {
  if (down) throw new IntegrationError('model', 'call', 'is down')
}

export class Crash extends Error {}

/** A database that fails before its nth query, as if the process had died: the transaction is rolled back. */
export function crashingAt(db: Db, query: number): Db {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count++
      if (count >= query) throw new Crash(`before query ${count}`)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(plugin)
}

/** The control: the same database without transactions, and so without lasting locks. */
export function unguarded(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') {
        return () => ({ execute: (work: (tx: Db) => Promise<unknown>) => work(target) })
      }
      if (name === 'withPlugin') {
        return (plugin: KyselyPlugin) => unguarded(target.withPlugin(plugin))
      }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
