import { type Command, readArgs } from '#cli/command.ts'
import { OfficeMistake } from '#cli/mistake.ts'
import { officeProblem } from '#cli/office-problem.ts'
import { addNote } from '#workflows/registration/add-note.ts'
import { findNamedRegistration } from '#workflows/registration/find-named-registration.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'

export const noteCommand: Command = {
  name: 'note',
  usage: 'REGISTRATION|TXNID WORDS',
  summary: 'Adds a note for the office to a registration.',
  details: 'Put the words in quotes. Only the office sees them.',
  async run({ services, say }, args) {
    const { positionals } = readArgs(args, {}, { words: 2 })
    const [name, text] = positionals
    if (!name || !text) throw new OfficeMistake('Name a registration and write the note.')
    const id = await findNamedRegistration(services, name)
    const added = await addNote(services, { actor: COMMAND_LINE, id, text })
    if (!added.ok) throw officeProblem(added)
    say('Noted.')
    return 0
  },
}
