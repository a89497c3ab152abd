import { type Command, oneOf, readArgs } from '#cli/command.ts'
import { OfficeMistake } from '#cli/mistake.ts'
import { ROLES } from '#domain/staff.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'
import { inviteByLink } from '#workflows/staff/invite-staff.ts'
import { LINK_MINUTES } from '#workflows/staff/link-life.ts'

export const inviteCommand: Command = {
  name: 'invite',
  usage: 'ADDRESS --role ROLE [--role ROLE …]',
  summary: 'Lets a person sign in to the office in the browser, and prints the link.',
  details: `
--role is one of ${ROLES.join(', ')}. Somebody who is in the office keeps the roles they have and gets
these too. The link works once, for ${LINK_MINUTES} minutes, also while no mail can be sent; afterwards the person asks
for a new one on the sign-in page. Whoever has the link can sign in: send it to nobody else.`,
  async run(office, args) {
    const options = { role: { type: 'string', multiple: true } } as const
    const { values, positionals } = readArgs(args, options, { words: 1 })
    const [email] = positionals
    if (!email) throw new OfficeMistake('Name an e-mail address.')
    const roles = (values.role ?? []).map((word) => oneOf(word, ROLES))
    const invited = await inviteByLink(office.services, { actor: COMMAND_LINE, email, roles })
    if (!invited.ok) throw new OfficeMistake(PROBLEMS[invited.problem])
    const { staff, href } = invited
    office.say(`${staff.email} may sign in as ${staff.roles.join(', ')}. This link works once:`)
    office.say(href)
    return 0
  },
}

const PROBLEMS = {
  'not-an-address': 'This is no e-mail address.',
  'no-role': `Name a role: --role ${ROLES.join(', --role ')}.`,
  'not-allowed': 'This is not allowed.',
} as const
