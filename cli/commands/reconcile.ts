import { type Command, readArgs } from '#cli/command.ts'
import { namedPayment } from '#cli/find-payment.ts'
import type { Office } from '#cli/open-office.ts'
import { reconcileOpen, reconcilePayment } from '#workflows/closing/reconcile-payments.ts'
import { withSweepLease } from '#workflows/payments/reports/sweep-payments.ts'

export const reconcileCommand: Command = {
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
    return withSweepLease(office.services, {
      task: () => (positionals.length > 0 ? askAbout(office, positionals) : askAboutOpen(office)),
      onWait: () => office.say('The server is asking right now. Waiting for it to finish …'),
    })
  },
}

async function askAbout(office: Office, txnids: string[]): Promise<number> {
  let allReached = true
  for (const txnid of txnids) {
    const payment = await namedPayment(office, txnid)
    const { state, reached } = await reconcilePayment(office.services, payment)
    const words = payment.state === state ? state : `${payment.state} → ${state}`
    office.say(`${txnid}: ${words}${reached ? '' : ` (${NOT_REACHED})`}`)
    allReached &&= reached
  }
  return allReached ? 0 : 1
}

async function askAboutOpen(office: Office): Promise<number> {
  const { asked, refunds, moved, left, reached } = await reconcileOpen(office.services)
  office.say(
    `Asked about ${asked} open payments and the refunds of ${refunds} payments; ${moved} changed, ${left} are still open.`,
  )
  if (!reached) office.say(`Not all of it is known: ${NOT_REACHED}.`)
  return left > 0 || !reached ? 1 : 0
}

const NOT_REACHED = 'the payment provider could not be asked'
