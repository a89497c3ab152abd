import { type Command, OfficeMistake, readArgs, readDay, YES } from '#cli/command.ts'
import { spanOfDays } from '#domain/days.ts'
import { forgetPeople } from '#workflows/erasing/erase-record.ts'

export const forgetCommand: Command = {
  name: 'forget',
  usage: '--before DAY [--yes]',
  summary: 'Removes personal data from old registrations and gifts, and keeps the ledger.',
  details: `
Names, addresses, phone numbers and cities go. Amounts, states, refunds and receipt numbers stay, and so do the
name and PAN of a giver for as long as the tax office may ask. Whatever is still open, waits, or is for a conference
that is not over is left alone. Without --yes it only says how much it would remove. It can't be undone, and older
backups still hold what is removed. With PostgreSQL run VACUUM FULL afterwards.`,
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
  },
}
