import { formatRupees } from '#domain/money.ts'
import { cancelByName } from '#workflows/office/cancel-by-name.ts'
import type { Cancellation } from '#workflows/registration/cancel-registration.ts'
import { type Command, readArgs } from './command.ts'
import { OfficeMistake } from './mistake.ts'

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
    const [name] = positionals
    if (!name) throw new OfficeMistake('Name a registration.')
    office.say(inWords(await cancelByName(office.services, name)))
    return 0
  },
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
