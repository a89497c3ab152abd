import { type Command, OfficeMistake, oneOf, readArgs, YES } from '#cli/command.ts'
import { LONGEST_STAFF_NAME, ROLES, staffNameOf } from '#domain/staff.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { inviteByLink } from '#workflows/staff/invite-staff.ts'

export const inviteCommand: Command = {
  name: 'invite',
  usage: 'ADDRESS --role ROLE [--role ROLE …] [--name NAME] [--yes]',
  summary: 'Lets a person sign in to the office in the browser, and prints the link.',
  details: `
--role is one of ${ROLES.join(', ')}. --name is what the history calls them; they can enter it later.
Somebody who is in the office keeps the roles they have; others are added with --yes. The link works once, for seven days, even while no mail can be sent; afterwards the
person asks for a new one on the sign-in page. Whoever has the link can sign in: send it to nobody else.`,
  async run(office, args) {
    const options = {
      role: { type: 'string', multiple: true },
      name: { type: 'string' },
      ...YES,
    } as const
    const { values, positionals } = readArgs(args, options, 1)
    const [email] = positionals
    if (!email) throw new OfficeMistake('Name an e-mail address.')
    const roles = (values.role ?? []).map((word) => oneOf(word, ROLES))
    const invitation = { actor: COMMAND_LINE, email, name: values.name, roles }
    let invited = await inviteByLink(office.services, { ...invitation, isSure: values.yes })
    if (!invited.ok && invited.problem === 'is-staff') {
      const { staff } = invited
      const added = roles.filter((role) => !staff.roles.includes(role))
      if (added.length > 0) {
        const known = `${staffNameOf(staff)} is in the office as ${staff.roles.join(', ')}.`
        office.say(`${known} Nothing was changed. Add --yes to add ${added.join(', ')}.`)
        return 1
      }
      invited = await inviteByLink(office.services, { ...invitation, isSure: true })
    }
    if (!invited.ok) throw new OfficeMistake(PROBLEMS[invited.problem])
    const { staff, href } = invited
    office.say(
      `${staffNameOf(staff)} may sign in as ${staff.roles.join(', ')}. This link works once, for seven days:`,
    )
    office.say(href)
  },
}

const PROBLEMS = {
  'not-an-address': 'This is not an e-mail address.',
  'no-role': `Name a role: --role ${ROLES.join(', --role ')}.`,
  'name-too-long': `A name has at most ${LONGEST_STAFF_NAME} characters.`,
  'is-staff': 'This person is in the office already.',
  'not-allowed': 'This is not allowed.',
} as const
