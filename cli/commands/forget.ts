import { type Command, OfficeMistake, readArgs, readDay, YES } from '#cli/command.ts'
import { spanOfDays } from '#domain/days.ts'
import { forgetPeople } from '#workflows/erasing/erase-record.ts'

export const forgetCommand: Command = {
  name: 'forget',
  usage: '--before DAY [--yes]',
  summary: 'Removes personal data from old registrations and gifts, and keeps the ledger.',
  details: `
Names, mail addresses, phone numbers and cities go, and what the payment provider and the mails said
about them. Amounts, states, events, refunds and receipt numbers stay, and so do the sums of every year.
The name and the PAN of a giver with a PAN stay for as long as the tax office may ask for them.
Payments that are still open or being given back are left alone, and so is anybody who is waiting, has
places held, or is registered for a conference that is not over: cancel those first if they are to go.
The embedded database is then written anew, so that the names are gone from its file. With PostgreSQL run
VACUUM FULL afterwards.
Without --yes it only says how much it would remove. It can't be undone: make a backup first, and
remember that older backups still hold what is removed here.`,
  async run(office, args) {
    const { values } = readArgs(args, { before: { type: 'string' }, ...YES })
    if (!values.before) throw new OfficeMistake('Name a day: --before 2025-01-01')
    const before = spanOfDays(readDay(values.before), values.before).from
    if (before > office.services.now().toISOString()) {
      throw new OfficeMistake(`${values.before} is still to come.`)
    }
    const people = await forgetPeople(office.services, { before, trial: !values.yes })
    const { stillNeeded } = people
    const { registrations, people: guests, gifts, payments, reports, mails } = people.forgotten
    office.say(
      `${values.yes ? 'Removed' : 'Would remove'} personal data from ${registrations} registrations (${guests} people), ${gifts} gifts, ${payments} payments, ${reports} reports and ${mails} mails.`,
    )
    if (stillNeeded > 0) {
      office.say(
        `${stillNeeded} registrations are left as they are: they are waiting, have places held, or their conference is not over.`,
      )
    }
    if (!values.yes) office.say('Nothing was changed. Add --yes to do it.')
    return 0
  },
}
