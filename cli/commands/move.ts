import { problemWords } from '#app/office/words/problems.ts'
import { type Command, readArgs } from '#cli/command.ts'
import { OfficeMistake } from '#cli/mistake.ts'
import { officeProblem } from '#cli/office-problem.ts'
import { formatRupees } from '#domain/money.ts'
import { moveRegistration } from '#workflows/corrections/move-registration.ts'
import { findNamedRegistration } from '#workflows/registration/find-named-registration.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'

export const moveCommand: Command = {
  name: 'move',
  usage: 'REGISTRATION|TXNID EVENT [--over-capacity]',
  summary: 'Moves a registration to another date, at the prices of that date.',
  details: `
EVENT is the code of the other conference. Number and payments stay, and the arrival is at the same hour of
its first day. Everybody with their own address gets a mail with new tickets.
It is refused where there are not enough places, unless you add --over-capacity.`,
  async run({ services, say }, args) {
    const { values, positionals } = readArgs(args, OPTIONS, { words: 2 })
    const [name, to] = positionals
    if (!name || !to) throw new OfficeMistake('Name a registration and a conference.')
    const id = await findNamedRegistration(services, name)
    const overCapacity = values['over-capacity']
    const moved = await moveRegistration(services, { actor: COMMAND_LINE, id, to, overCapacity })
    if (!moved.ok) {
      const full = `${problemWords(moved)} Add --over-capacity to move it all the same.`
      throw officeProblem(moved, { full })
    }
    if ('repeated' in moved) return 0
    const { beforeMinor, afterMinor } = moved.details
    say(`Moved. The price was ${formatRupees(beforeMinor)} and is ${formatRupees(afterMinor)}.`)
    return 0
  },
}

const OPTIONS = { 'over-capacity': { type: 'boolean', default: false } } as const
