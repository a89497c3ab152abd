import { listCommand } from '#cli/list-command.ts'
import { formatMoment } from '#domain/dates.ts'
import { REGISTRATION_PARAMETERS } from '#domain/registration/registration-filter.ts'
import { listWaiting, type WaitingRegistration } from '#workflows/places/list-waiting.ts'

const COLUMNS = [
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
]

export const waitingCommand = listCommand({
  name: 'waiting',
  summary: 'Who is on a waiting list, in the order in which they came, and what is free.',
  details: `
"Free" is how many places are left now, in all and residential; nothing means that there is no limit.
Offer one with: npm run office -- promote ID`,
  parameters: { event: REGISTRATION_PARAMETERS.event },
  select: (services, { event }) => listWaiting(services, event),
  columns: COLUMNS,
  toRows: (waiting) => [waitingRow(waiting)],
})

function waitingRow(waiting: WaitingRegistration): (string | number)[] {
  const { registration, firstPerson: first, placesLeft: left } = waiting
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
    formatMoment(new Date(registration.created_at)),
  ]
}
