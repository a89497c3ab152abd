import { type Command, readArgs } from '#cli/command.ts'
import { giveSheet, SHEET_OPTIONS } from '#cli/sheet.ts'
import { formatMoment } from '#domain/dates.ts'
import { listWaiting, type WaitingRegistration } from '#workflows/places/list-waiting.ts'

export const waitingCommand: Command = {
  name: 'waiting',
  usage: '[--event CODE] [--format table|csv|xlsx] [--out FILE]',
  summary: 'Who is on a waiting list, in the order in which they came, and what is free.',
  details: `
"Free" is how many places are left now, in all and residential; nothing means that there is no limit.
Offer one with: npm run office -- promote ID`,
  async run(office, args) {
    const { values } = readArgs(args, { ...SHEET_OPTIONS, event: { type: 'string' } })
    const listed = await listWaiting(office.services, values.event)
    await giveSheet(office, { columns: COLUMNS, rows: listed.map(waitingRow) }, values)
    return 0
  },
}

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
