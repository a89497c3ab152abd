import { type Command, readArgs } from '#cli/command.ts'
import { OfficeMistake } from '#cli/mistake.ts'
import { officeProblem } from '#cli/office-problem.ts'
import { formatRupees } from '#domain/money.ts'
import { cancelByName } from '#workflows/cancellations/cancel-registration.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'

export const cancelCommand: Command = {
  name: 'cancel',
  usage: 'REGISTRATION|TXNID',
  summary: 'Cancels a registration: its places are free, and its people are told.',
  details: `
The registration is named as in "registrations", or by the number of an attempt to pay for it.
The payment provider is asked first. What was paid stays until it is given back (refund).
Nobody can go on to pay for it afterwards. Money that is on its way all the same is kept, and shown by
"payments late". It can't be taken back: whoever wants to come fills in the form again.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, { words: 1 })
    const [name] = positionals
    if (!name) throw new OfficeMistake('Name a registration.')
    const cancelled = await cancelByName(office.services, { name, actor: COMMAND_LINE })
    if (!cancelled.ok) throw officeProblem(cancelled)
    if ('repeated' in cancelled) return 0
    const { told, keptMinor } = cancelled
    office.say(`Cancelled. A mail goes to ${told.join(', ')}.`)
    if (keptMinor > 0) office.say(`${formatRupees(keptMinor)} was received for it: see refund.`)
    return 0
  },
}
