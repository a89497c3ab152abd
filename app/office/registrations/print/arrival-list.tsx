import { Sheet } from '#app/office/sheet.tsx'
import { dayWithWeekday, formatTimeOfDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { fullName } from '#domain/registration/full-name.ts'
import type { PrintedList } from './print-routes.tsx'

const DAY_LENGTH = '2026-11-15'.length

/** For the desk at the door: who comes when, and what is still to be paid. */
export function ArrivalList({ registrations }: PrintedList) {
  const sorted = registrations.toSorted((a, b) => a.arrival.localeCompare(b.arrival))
  const days = Map.groupBy(sorted, ({ arrival }) => arrival.slice(0, DAY_LENGTH))
  return [...days].map(([day, arriving]) => (
    <Sheet
      key={day}
      caption={`${dayWithWeekday(day)}: ${arriving.reduce((sum, { places }) => sum + places, 0)} people`}
      columns={COLUMNS}
      rows={arriving.map((row) => ({
        key: row.id,
        cells: [
          fullName(row.people[0]),
          formatTimeOfDay(row.arrival.slice(DAY_LENGTH + 1)),
          row.places,
          row.residential,
          row.still_due_minor === 0 ? 'Nothing' : formatRupees(row.still_due_minor),
        ],
      }))}
    />
  ))
}

const COLUMNS = [
  { label: 'Name' },
  { label: 'Time' },
  { label: 'People', isNumber: true },
  { label: 'Type of registration' },
  { label: 'Still due', isNumber: true },
]
