import { agrees, type Command, OfficeMistake, oneOf, readArgs, YES } from '#cli/command.ts'
import type { Office } from '#cli/open-office.ts'
import { LONGEST_STAFF_NAME, ROLES, staffNameOf } from '#domain/staff.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { type Invitation, inviteByLink } from '#workflows/staff/invite-staff.ts'

export const inviteCommand: Command = {
  name: 'invite',
  usage: 'ADDRESS --role ROLE [--role ROLE …] [--name NAME] [--yes]',
  summary: 'Lets a person sign in to the office in the browser, and prints the link.',
  details: `
--role is one of ${ROLES.join(', ')}. --name is what the history calls them; they can enter it later.
Somebody who is in the office keeps the roles they have; before others are added it asks, and --yes
answers for you. The link works once, for seven days, even while no mail can be sent; afterwards the
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
    const invited = await invite(office, { ...invitation, isSure: values.yes })
    if (!invited) return 1
    const { staff } = invited
    office.say(
      `${staffNameOf(staff)} may sign in as ${staff.roles.join(', ')}. This link works once, for seven days:`,
    )
    office.say(invited.href)
    return 0
  },
}

/** Undefined when the person at the terminal says no. */
async function invite(office: Office, invitation: Invitation) {
  const invited = await inviteByLink(office.services, invitation)
  if (invited.ok) return invited
  if (invited.problem !== 'is-staff') throw new OfficeMistake(PROBLEMS[invited.problem])
  const { staff } = invited
  const added = invitation.roles.filter((role) => !staff.roles.includes(role))
  const question = `${staffNameOf(staff)} is in the office as ${staff.roles.join(', ')}. Add ${added.join(', ')}?`
  if (added.length > 0 && !(await agrees(question, 'add it'))) {
    office.say('Nothing was changed.')
    return undefined
  }
  return invite(office, { ...invitation, isSure: true })
}

const PROBLEMS = {
  'not-an-address': 'This is not an e-mail address.',
  'no-role': `Name a role: --role ${ROLES.join(', --role ')}.`,
  'name-too-long': `A name has at most ${LONGEST_STAFF_NAME} characters.`,
  'not-allowed': 'This is not allowed.',
} as const
