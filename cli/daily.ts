import { findPayment, type Payment } from '#database/payments.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { formatIndiaTime } from '#domain/registration/india-time.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { PaidRecord } from '#integrations/payments/port.ts'
import { settleBatch } from '#workflows/payments/sweep-payments.ts'
import { type Command, dayStart, readArgs } from './command.ts'
import type { Office } from './open-office.ts'

export const daily: Command = {
  name: 'daily',
  usage: '[DAY]',
  summary: 'One line for one day: received = recorded, and what does not match by its number.',
  details: `
Compares what the payment provider received on that day in India with our records; today when no
day is named; what went back on that day is named beside it. What the provider knows and we do not yet is asked about first.
Ends with 1 when something does not match.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, { words: 1 })
    const day = positionals[0] ?? formatIndiaTime(office.services.now().getTime()).slice(0, 10)
    dayStart(day)
    try {
      const received = await office.services.payments.listPaid(day)
      const compared = await compare(office, day, received)
      const returned = await returnedOn(office, day)
      return say(office, { day, received, returned, ...compared })
    } catch (error) {
      if (!isIntegrationError(error)) throw error
      office.say(`${day}: the payment provider could not be asked (${error.message}).`)
      return 1
    }
  },
}

type Comparison = { recorded: Payment[]; unmatched: string[] }

async function compare(office: Office, day: string, received: PaidRecord[]): Promise<Comparison> {
  const comparison: Comparison = { recorded: [], unmatched: [] }
  for (const record of received) {
    const payment = await settledPayment(office, record.txnid)
    const matches =
      payment && wasReceived(payment.state) && payment.received_minor === record.amountMinor
    if (matches) comparison.recorded.push(payment)
    else comparison.unmatched.push(`${record.txnid} (${payment?.state ?? 'unknown to us'})`)
  }
  const known = new Set(received.map(({ txnid }) => txnid))
  const ours = (await recordedOn(office, day)).filter(({ txnid }) => !known.has(txnid))
  comparison.recorded.push(...ours)
  comparison.unmatched.push(...ours.map(({ txnid }) => `${txnid} (unknown to the provider)`))
  return comparison
}

async function settledPayment({ services }: Office, txnid: string): Promise<Payment | undefined> {
  const payment = await findPayment(services.db, txnid)
  if (!payment || wasReceived(payment.state)) return payment
  await settleBatch(services, [payment], 'office')
  return findPayment(services.db, txnid)
}

/** By the provider's own date, so that a payment around midnight is on one day for both. */
async function recordedOn({ services }: Office, day: string): Promise<Payment[]> {
  const received = await services.db
    .selectFrom('payment')
    .selectAll()
    .where('state', 'in', ['paid', 'refunded'])
    .where('provider_record', 'like', `%"addedon":"${day}%`)
    .execute()
  return received
}

/** What went back on that day, whenever it had come. */
async function returnedOn({ services }: Office, day: string): Promise<Paise[]> {
  const refunds = await services.db
    .selectFrom('refund')
    .select('amount_minor')
    .where('state', '=', 'done')
    .where('changed_at', '>=', dayStart(day) ?? '')
    .where('changed_at', '<', dayStart(day, 1) ?? '')
    .execute()
  return refunds.map(({ amount_minor }) => amount_minor)
}

type Day = Comparison & { day: string; received: PaidRecord[]; returned: Paise[] }

function say(office: Office, { day, received, returned, recorded, unmatched }: Day): number {
  const ins = sum(received.map(({ amountMinor }) => amountMinor))
  const ours = sum(recorded.map(({ received_minor }) => received_minor ?? 0))
  const sign = ins === ours && unmatched.length === 0 ? '=' : '≠'
  const back =
    returned.length > 0 ? `; given back ${formatRupees(sum(returned))} (${returned.length})` : ''
  const rest = unmatched.length === 0 ? 'none' : unmatched.join(', ')
  office.say(
    `${day}: received ${formatRupees(ins)} (${received.length}) ${sign} recorded ${formatRupees(ours)} (${recorded.length})${back}; unmatched: ${rest}`,
  )
  return unmatched.length > 0 ? 1 : 0
}

function sum(amounts: Paise[]): Paise {
  return amounts.reduce((total, amount) => total + amount, 0)
}
