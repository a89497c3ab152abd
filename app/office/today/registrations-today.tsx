import { timeInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import type { Today } from '#workflows/attention/read-today.ts'
import { Sheet } from '../sheet.tsx'
import { DayChart } from './day-chart.tsx'

type Registrations = NonNullable<Today['registrations']>

export function RegistrationsToday({ registrations }: { registrations: Registrations }) {
  const { count, newest, perDay, conferences } = registrations
  return (
    <>
      <section aria-labelledby="registrations-today">
        <h2 id="registrations-today">
          {count === 1 ? '1 registration today' : `${count} registrations today`}
        </h2>
        {newest.length > 0 && <NewestTable newest={newest} />}
        <DayChart days={perDay} />
      </section>
      <section aria-labelledby="next-conferences">
        <h2 id="next-conferences">Next conferences</h2>
        {conferences.length > 0 ? (
          <ConferencesTable conferences={conferences} />
        ) : (
          <p>No conference is open. Open one in the content.</p>
        )}
      </section>
    </>
  )
}

function NewestTable({ newest }: Pick<Registrations, 'newest'>) {
  const columns = [
    { label: 'Name' },
    { label: 'Conference' },
    { label: 'People', isNumber: true },
    { label: 'Standing' },
    { label: 'Time', isNumber: true },
  ]
  const rows = newest.map(
    ({ id, first_name, last_name, conference, places, standing, created_at }) => ({
      key: id,
      cells: [
        <a key="name" href={`/office/registrations/${id}`}>
          {first_name} {last_name}
        </a>,
        conference,
        places,
        standing,
        timeInIndia(Date.parse(created_at)),
      ],
    }),
  )
  return <Sheet caption="The newest of today" columns={columns} rows={rows} />
}

function ConferencesTable({ conferences }: Pick<Registrations, 'conferences'>) {
  const columns = [
    { label: 'Conference' },
    { label: 'Places filled', isNumber: true },
    { label: 'Waiting', isNumber: true },
    { label: 'Part paid', isNumber: true },
    { label: 'Still due', isNumber: true },
  ]
  const rows = conferences.map(
    ({ code, label, people, capacity, waiting, partPaid, dueMinor }) => ({
      key: code,
      cells: [
        <a key="name" href={`/office/registrations?${new URLSearchParams({ conference: code })}`}>
          {label}
        </a>,
        capacity === undefined ? people : `${people} of ${capacity}`,
        waiting,
        partPaid,
        formatRupees(dueMinor),
      ],
    }),
  )
  return <Sheet caption="Next conferences" hidesCaption columns={columns} rows={rows} />
}
