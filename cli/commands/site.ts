import { readFileSync } from 'node:fs'
import { type Command, OfficeMistake, oneOf, readArgs, TEXT, YES } from '#cli/command.ts'
import { LONGEST_STAFF_NAME, ROLES, staffNameOf } from '#domain/staff.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { checkSite } from '#workflows/attention/check-site.ts'
import { inviteByLink } from '#workflows/staff/invite-staff.ts'

export const checkCommand: Command = {
  name: 'check',
  summary: 'Tries everything that the site needs, and says what is wrong and what to do.',
  details: `
Mail, payment provider, calendar, sermons, disk, age of the last copy, clock, public address and content.
Nothing is sent or paid. The office shows the same at /office/check. Ends with 1 when something is wrong.`,
  async run({ services, say }, args) {
    readArgs(args, {})
    const checks = await checkSite(services)
    for (const { name, isWell, says } of checks) {
      say(`${isWell ? 'well ' : 'wrong'}  ${name.padEnd(16)}  ${says}`)
    }
    return checks.every(({ isWell }) => isWell) ? 0 : 1
  },
}

export const versionCommand: Command = {
  name: 'version',
  summary: 'Which version this is, and what it brings.',
  details:
    'What is new, what is to be done, and what changes for the treasurer: its part of CHANGELOG.md.',
  async runClosed({ say }, args) {
    readArgs(args, {})
    const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
    const parts = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
    const own = parts.find((part) => part.split('\n')[0]?.trim() === version)
    say(`Narthex ${own?.trim() ?? version}`)
  },
}

export const inviteCommand: Command = {
  name: 'invite',
  usage: 'ADDRESS --role ROLE [--role ROLE …] [--name NAME] [--yes]',
  summary: 'Lets a person sign in to the office in the browser, and prints the link.',
  details: `
--role is one of ${ROLES.join(', ')}. --name is what the history calls them; they can enter it later.
Somebody who is in the office keeps the roles they have; others are added with --yes. The link works once, for seven days, even while no mail can be sent; afterwards the
person asks for a new one on the sign-in page. Whoever has the link can sign in: send it to nobody else.`,
  async run(office, args) {
    const options = { role: { ...TEXT, multiple: true }, name: TEXT, ...YES } as const
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
