import { randomUUID } from 'node:crypto'
import { followRefunds } from '#app/features/payments/follow-refunds.server.ts'
import { settleBatch, sweepPayments } from '#app/features/payments/sweep-payments.server.ts'
import { giveUpLease, takeLease } from '#database/job-leases.ts'
import { listPayments } from '#database/office-lists.ts'
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
Ends with 1 when something is still open afterwards.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {})
    return whileAlone(office, () =>
      positionals.length > 0 ? askAbout(office, positionals) : askAboutOpen(office),
    )
  },
}

const BATCH = 10

async function askAbout(office: Office, txnids: string[]): Promise<number> {
  for (const txnid of txnids) {
    const payment = await namedPayment(office, txnid)
    await settleBatch(office.services, [payment], 'office')
    await followRefunds(office.services, await namedPayment(office, txnid), 'office')
    const { state } = await namedPayment(office, txnid)
    office.say(`${txnid}: ${payment.state === state ? state : `${payment.state} → ${state}`}`)
  }
  return 0
}

async function askAboutOpen(office: Office): Promise<number> {
  const { services } = office
  const open = await listPayments(services.db, 'open')
  let moved = 0
  for (let index = 0; index < open.length; index += BATCH) {
    moved += await settleBatch(services, open.slice(index, index + BATCH), 'office')
  }
  const { refunds } = await sweepPayments(services, 'office')
  const left = await listPayments(services.db, 'open')
  office.say(
    `Asked about ${open.length} payments and the refunds of ${refunds}; ${moved} changed, ${left.length} are still open.`,
  )
  return left.length > 0 ? 1 : 0
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
