import { randomUUID } from 'node:crypto'
import { giveUpLease, takeLease } from '#database/job-leases.ts'
import { listPayments } from '#database/office-lists.ts'
import { findPaymentById } from '#database/payments.ts'
import { paymentsToFollow } from '#database/refunds.ts'
import { followRefunds } from '#workflows/payments/follow-refunds.ts'
import { settleBatch } from '#workflows/payments/sweep-payments.ts'
import type { Services } from '#workflows/services.ts'
import { type Command, readArgs } from './command.ts'
import { namedPayment } from './find-payment.ts'
import type { Office } from './open-office.ts'

export const reconcile: Command = {
  name: 'reconcile',
  usage: '[TXNID …]',
  summary: 'Asks the payment provider about everything that is open, now.',
  details: `
With transaction numbers only those are asked about, whatever their state, and what was given back of
them on the provider's own pages is found.
The server does this by itself at growing intervals; here it is done at once.
Ends with 1 when something is still open afterwards, or the provider could not be asked.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, { words: Number.POSITIVE_INFINITY })
    return whileAlone(office, () =>
      positionals.length > 0 ? askAbout(office, positionals) : askAboutOpen(office),
    )
  },
}

const BATCH = 10

async function askAbout(office: Office, txnids: string[]): Promise<number> {
  const asking = watchful(office.services)
  for (const txnid of txnids) {
    const payment = await namedPayment(office, txnid)
    const before = asking.failures()
    await settleBatch(asking.services, [payment], 'office')
    await followRefunds(asking.services, await namedPayment(office, txnid), 'office')
    const { state } = await namedPayment(office, txnid)
    const words = payment.state === state ? state : `${payment.state} → ${state}`
    const unheard = asking.failures() > before ? ` (${NOT_REACHED})` : ''
    office.say(`${txnid}: ${words}${unheard}`)
  }
  return asking.failures() > 0 ? 1 : 0
}

async function askAboutOpen(office: Office): Promise<number> {
  const { services, failures } = watchful(office.services)
  const open = await listPayments(services.db, 'open')
  let moved = 0
  for (let index = 0; index < open.length; index += BATCH) {
    moved += await settleBatch(services, open.slice(index, index + BATCH), 'office')
  }
  const refunds = await followAll(services)
  const left = await listPayments(services.db, 'open')
  office.say(
    `Asked about ${open.length} open payments and the refunds of ${refunds} payments; ${moved} changed, ${left.length} are still open.`,
  )
  if (failures() > 0) office.say(`Not all of it is known: ${NOT_REACHED}.`)
  return left.length > 0 || failures() > 0 ? 1 : 0
}

/** Every refund that is not settled, whether its time has come or not. */
async function followAll(services: Services): Promise<number> {
  const ids = await paymentsToFollow(services.db, { at: LATER_THAN_ALL, most: MOST_REFUNDS })
  for (const id of ids) {
    await followRefunds(services, await findPaymentById(services.db, id), 'office')
  }
  return ids.length
}

const MOST_REFUNDS = 1_000
const LATER_THAN_ALL = '9999-12-30T00:00:00.000Z'

const NOT_REACHED = 'the payment provider could not be asked'

/** The same services, and how often the provider could not be reached. */
function watchful(services: Services) {
  let failures = 0
  const count = (name: string) => {
    if (name.endsWith('.provider-unreachable')) failures++
    services.count(name)
  }
  return { services: { ...services, count }, failures: () => failures }
}

const LEASE_MS = 60_000
const WAIT_MS = 1_000

/** Not while a server does the same: it would be harmless, but ask the provider twice. */
async function whileAlone(office: Office, task: () => Promise<number>): Promise<number> {
  const { db, now } = office.services
  const holder = `office-${randomUUID()}`
  const lease = () => ({ name: 'sweep', holder, now: now(), forMs: LEASE_MS })
  while (!(await takeLease(db, lease()))) {
    office.say('The server is asking right now. Waiting for it to finish …')
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  try {
    return await task()
  } finally {
    await giveUpLease(db, lease())
  }
}
