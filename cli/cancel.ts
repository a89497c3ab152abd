import { findPayment, paymentsForRegistration } from '#database/payments.ts'
import { formatRupees } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { settleBatch } from '#workflows/payments/sweep-payments.ts'
import {
  type Cancellation,
  cancelRegistration,
} from '#workflows/registration/cancel-registration.ts'
import { type Command, readArgs } from './command.ts'
import { OfficeMistake } from './mistake.ts'
import type { Office } from './open-office.ts'

export const cancel: Command = {
  name: 'cancel',
  usage: 'REGISTRATION|TXNID',
  summary: 'Cancels a registration: its places are free, and its people are told.',
  details: `
The registration is named as in "registrations", or by the number of an attempt to pay for it.
The payment provider is asked first. What was paid is not cancelled: give the money back before that.
Nobody can go on to pay for it afterwards. Money that is on its way all the same is kept, and shown by
"payments late". It can't be taken back: whoever wants to come fills in the form again.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, { words: 1 })
    const id = await namedRegistration(office, positionals[0])
    await askAboutAttempts(office, id)
    office.say(inWords(await cancelRegistration(office.services, id)))
    return 0
  },
}

async function namedRegistration({ services }: Office, name: string | undefined): Promise<string> {
  if (!name) throw new OfficeMistake('Name a registration.')
  return (await findPayment(services.db, name))?.registration_id ?? name
}

/** Whoever has paid and was not heard of yet is not cancelled. */
async function askAboutAttempts({ services }: Office, id: string): Promise<void> {
  const payments = await paymentsForRegistration(services.db, id)
  const unsettled = payments.filter(({ state }) => !wasReceived(state))
  if (unsettled.length > 0) await settleBatch(services, unsettled, 'office')
}

function inWords(cancelled: Cancellation): string {
  if (cancelled.ok) return `Cancelled. A mail goes to ${cancelled.told.join(', ')}.`
  if (cancelled.problem !== 'money-received') throw new OfficeMistake(PROBLEMS[cancelled.problem])
  const received = formatRupees(cancelled.keptMinor)
  throw new OfficeMistake(`${received} was received for it: give it back first (refund).`)
}

const PROBLEMS = {
  unknown: 'There is no such registration.',
  cancelled: 'It is cancelled already.',
  'being-confirmed':
    'Money seems to have been taken for it, and the provider has not confirmed that yet: try again later.',
} as const
