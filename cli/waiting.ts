import { waitingRegistrations } from '#database/places.ts'
import { attendeesOf, type Registration } from '#database/registrations.ts'
import { formatMoment } from '#domain/dates.ts'
import { findEvent } from '#domain/registration/conference.ts'
import { readPlacesLeft } from '#workflows/places/find-places.ts'
import { type Command, readArgs } from './command.ts'
import type { Office } from './open-office.ts'
import { giveSheet, SHEET_OPTIONS } from './sheet.ts'

export const waiting: Command = {
  name: 'waiting',
  usage: '[--event CODE] [--format table|csv|xlsx] [--out FILE]',
  summary: 'Who is on a waiting list, in the order in which they came, and what is free.',
  details: `
"Free" is how many places are left now, in all and residential; nothing means that there is no limit.
Offer one with: npm run office -- promote ID`,
  async run(office, args) {
    const { values } = readArgs(args, { ...SHEET_OPTIONS, event: { type: 'string' } })
    const listed = await waitingRegistrations(office.services.db, values.event)
    const rows = await Promise.all(listed.map((registration) => waitingRow(office, registration)))
    await giveSheet(office, { columns: COLUMNS, rows }, values)
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

async function waitingRow(
  { services }: Office,
  registration: Registration,
): Promise<(string | number)[]> {
  const { db, content } = services
  const event = findEvent(content.conferences, registration.event_code)?.event
  const left = event && (await readPlacesLeft(db, event))
  const [first] = await attendeesOf(db, registration.id)
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
