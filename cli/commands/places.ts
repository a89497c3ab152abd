import { type Command, OfficeMistake, officeProblem, readArgs } from '#cli/command.ts'
import { listCommand } from '#cli/sheet.ts'
import { formatMoment } from '#domain/dates.ts'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { offerPlace } from '#workflows/records/places/offer-places.ts'
import { type Queue, readQueues } from '#workflows/records/places/read-queues.ts'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import type { Services } from '#workflows/services.ts'

export const promoteCommand: Command = {
  name: 'promote',
  usage: 'REGISTRATION [--hours 48] [--over-capacity]',
  summary: 'Offers places to somebody who is waiting, or who paid too late.',
  details: `
The registration is named as in "waiting" or "payments late". Its places are held for 48 hours, or
for --hours, and the payer is mailed the link to pay; somebody who has already paid is registered at
once. It is refused where there are not enough places, unless you add --over-capacity.`,
  async run(office, args) {
    const options = {
      hours: { type: 'string', default: '48' },
      'over-capacity': { type: 'boolean', default: false },
    } as const
    const { values, positionals } = readArgs(args, options, { words: 1 })
    const [id] = positionals
    if (!id) throw new OfficeMistake('Name a registration.')
    const hours = Number(values.hours)
    if (!(hours > 0 && hours <= MAX_HOURS)) {
      throw new OfficeMistake(`"${values.hours}" is not a number of hours.`)
    }
    const overCapacity = values['over-capacity']
    const promotion = { actor: COMMAND_LINE, id, holdMs: hours * 60 * 60_000, overCapacity }
    const promoted = await offerPlace(office.services, promotion)
    const record = await readRegistrationRecord(office.services, { id, actor: COMMAND_LINE })
    office.say(inWords(promoted, record?.people[0]?.email ?? ''))
    return 0
  },
}

const MAX_HOURS = 24 * 90

const PROBLEMS = {
  cancelled: 'It was cancelled. Anybody who still wants to come fills in the form again.',
  'no-places': 'There are not enough places. Add --over-capacity to offer them all the same.',
  'no-event': 'Its conference is no longer in the content.',
}

/** Who was registered at the desk may have no e-mail address. */
function inWords(promoted: Awaited<ReturnType<typeof offerPlace>>, address: string): string {
  if (!promoted.ok) throw officeProblem(promoted, PROBLEMS)
  if ('repeated' in promoted) return 'It was offered already.'
  if (promoted.outcome === 'confirmed') {
    return address ? 'It is registered, and a mail says so.' : `It is registered. ${NO_ADDRESS}`
  }
  const held = `Places are held until ${formatMoment(promoted.until)}.`
  if (!address) return `${held} ${NO_ADDRESS}`
  return promoted.outcome === 'asked-to-keep'
    ? `${held} Nothing is due: the link in the mail keeps them.`
    : `${held} ${address} is mailed the link to pay (${promoted.payment.txnid}).`
}

const NO_ADDRESS = 'They have no e-mail address, so nothing is mailed: please call them.'

export const waitingCommand = listCommand({
  name: 'waiting',
  summary:
    'Who is on a waiting list, in the order in which they came, what is free and what was offered.',
  details: `
"Free" is how many places are left now, in all and residential; an empty field means that there is no limit.
Offer one with: npm run office -- promote ID`,
  parameters: { event: REGISTRATION_PARAMETERS.event },
  select: selectQueues,
  linesOf: queueLines,
  columns: [
    ['Order', ({ order }) => order],
    ['Registration', ({ registration }) => registration.id],
    ['Conference', ({ registration }) => registration.event_code],
    ['Type of registration', ({ registration }) => registration.residential],
    ['People', ({ registration }) => registration.places],
    ['Free in all', ({ placesLeft }) => placesLeft?.people ?? ''],
    ['Free residential', ({ placesLeft }) => placesLeft?.residential ?? ''],
    ['First Name', ({ payer }) => payer?.first_name ?? ''],
    ['Last Name', ({ payer }) => payer?.last_name ?? ''],
    ['Email', ({ payer }) => payer?.email ?? ''],
    ['Mobile', ({ payer }) => payer?.phone ?? ''],
    ['Waiting since', ({ registration }) => formatMoment(new Date(registration.created_at))],
    ['Offered until', ({ until }) => (until ? formatMoment(new Date(until)) : '')],
  ],
})

async function selectQueues(
  services: Services,
  { event }: { event?: string | undefined },
): Promise<Queue[]> {
  const read = await readQueues(services, { actor: COMMAND_LINE, event })
  return read.ok ? read.queues : []
}

function queueLines({ waiting, offered, placesLeft }: Queue) {
  return [
    ...offered.map((party) => ({ ...party, placesLeft, order: '' })),
    ...waiting.map((party, index) => ({ ...party, placesLeft, order: index + 1, until: '' })),
  ]
}
