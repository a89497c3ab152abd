import { listCommand } from '#cli/sheet.ts'
import { formatMoment } from '#domain/dates.ts'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { type Queue, readQueues } from '#workflows/records/places/read-queues.ts'
import type { Services } from '#workflows/services.ts'

export const waitingCommand = listCommand({
  name: 'waiting',
  summary:
    'Who is on a waiting list, in the order in which they came, what is free and what was offered.',
  details: `
"Free" is how many places are left now, in all and residential; an empty field means that there is no limit.
Offer one with: npm run office -- act offer-place R-NUMBER`,
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
