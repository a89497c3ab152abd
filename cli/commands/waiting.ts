import { listCommand } from '#cli/list-command.ts'
import { formatMoment } from '#domain/dates.ts'
import { REGISTRATION_PARAMETERS } from '#domain/registration/registration-filter.ts'
import {
  type Offered,
  type Queue,
  readQueues,
  type Waiting,
} from '#workflows/places/read-queues.ts'
import type { Services } from '#workflows/services.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'

const COLUMNS = [
  'Order',
  'Registration',
  'Conference',
  'Type of registration',
  'People',
  'Free in all',
  'Free residential',
  'First Name',
  'Last Name',
  'Email',
  'Mobile',
  'Waiting since',
  'Offered until',
]

export const waitingCommand = listCommand({
  name: 'waiting',
  summary:
    'Who is on a waiting list, in the order in which they came, what is free and what was offered.',
  details: `
"Free" is how many places are left now, in all and residential; an empty field means that there is no limit.
Offer one with: npm run office -- promote ID`,
  parameters: { event: REGISTRATION_PARAMETERS.event },
  select: selectQueues,
  columns: COLUMNS,
  toRows: queueRows,
})

async function selectQueues(
  services: Services,
  { event }: { event?: string | undefined },
): Promise<Queue[]> {
  const read = await readQueues(services, { actor: COMMAND_LINE, event })
  return read.ok ? read.queues : []
}

function queueRows({ waiting, offered, placesLeft }: Queue): (string | number)[][] {
  return [
    ...offered.map((party) => ['', ...partyCells(party, placesLeft), moment(party.until)]),
    ...waiting.map((party, index) => [index + 1, ...partyCells(party, placesLeft), '']),
  ]
}

function partyCells(
  { registration, payer: first }: Waiting | Offered,
  left: Queue['placesLeft'],
): (string | number)[] {
  return [
    registration.id,
    registration.event_code,
    registration.residential,
    registration.places,
    left?.people ?? '',
    left?.residential ?? '',
    first?.first_name ?? '',
    first?.last_name ?? '',
    first?.email ?? '',
    first?.phone ?? '',
    moment(registration.created_at),
  ]
}

function moment(at: string): string {
  return formatMoment(new Date(at))
}
