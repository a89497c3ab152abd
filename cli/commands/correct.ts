import { type Command, readArgs } from '#cli/command.ts'
import { OfficeMistake } from '#cli/mistake.ts'
import { officeProblem } from '#cli/office-problem.ts'
import { TEXT_FIELDS } from '#domain/registration/person-fields.ts'
import { correctPerson } from '#workflows/corrections/correct-registration.ts'
import { findNamedRegistration } from '#workflows/registration/find-named-registration.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'

export const correctCommand: Command = {
  name: 'correct',
  usage: `REGISTRATION|TXNID [--person 1] ${TEXT_FIELDS.map(({ name }) => `[--${name} …]`).join(' ')}`,
  summary: 'Corrects what was typed about one person of a registration.',
  details: `
--person 2 is the second person. What is not said stays as it is.
The payer and that person get a mail; a changed e-mail address is told to the old and the
new one. Ages, people and kinds of
registration change the price and are corrected in the browser, which shows it first.`,
  async run({ services, say }, args) {
    const { values, positionals } = readArgs(args, OPTIONS, { words: 1 })
    const [name] = positionals
    if (!name) throw new OfficeMistake('Name a registration.')
    const id = await findNamedRegistration(services, name)
    const { person, ...changes } = values
    const request = { actor: COMMAND_LINE, id, person: Number(person), changes }
    const corrected = await correctPerson(services, request)
    if (!corrected.ok) throw officeProblem(corrected)
    say('Corrected.')
    return 0
  },
}

const TEXT = { type: 'string' } as const

const OPTIONS = {
  ...Object.fromEntries(TEXT_FIELDS.map(({ name }) => [name, TEXT])),
  person: { type: 'string', default: '1' },
} as const
