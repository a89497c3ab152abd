import { type Command, readArgs } from '#cli/command.ts'
import { OfficeMistake } from '#cli/mistake.ts'
import { officeProblem } from '#cli/office-problem.ts'
import { formatRupees } from '#domain/money.ts'
import { readTypedRupees } from '#domain/typed-number.ts'
import { giveReduction } from '#workflows/money/give-reduction.ts'
import { findNamedRegistration } from '#workflows/registration/find-named-registration.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'

export const reduceCommand: Command = {
  name: 'reduce',
  usage: 'REGISTRATION|TXNID RUPEES --reason WORDS',
  summary: 'Reduces the price of a registration.',
  details: 'For a scholarship, or for staff. No more than the price. The payer gets a mail.',
  async run({ services, say }, args) {
    const options = { reason: { type: 'string', default: '' } } as const
    const { values, positionals } = readArgs(args, options, { words: 2 })
    const [name, amount] = positionals
    if (!name || !amount) throw new OfficeMistake('Name a registration and an amount.')
    const id = await findNamedRegistration(services, name)
    const amountMinor = readTypedRupees(amount) ?? 0
    const request = { actor: COMMAND_LINE, id, amountMinor, reason: values.reason }
    const reduced = await giveReduction(services, request)
    if (!reduced.ok) throw officeProblem(reduced)
    say(`The price is reduced by ${formatRupees(amountMinor)}.`)
    return 0
  },
}
