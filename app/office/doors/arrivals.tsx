import { officePage, type PageProps } from '#app/office/engine/engine.tsx'
import { LateNotice } from '#app/office/late-notice.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { numbers, Sheet } from '#app/office/sheet.tsx'
import { shortMoment } from '#domain/dates.ts'
import type { Entry } from '#domain/doors/entry.ts'
import { countArrivals, countByDoor } from '#domain/doors/judge.ts'
import { formatRupees } from '#domain/money.ts'
import {
  type Arrival,
  type Arrivals,
  readArrivals,
  type Stray,
  type Unchecked,
} from '#workflows/doors/read-arrivals.ts'

/** Who is here, of one conference. */
export const arrivals = officePage({
  path: '/conferences/:code/arrivals',
  read: readArrivals,
  title: 'Arrivals',
  View: ArrivalsView,
})

/** Who is here, who is not, and what the office should look at. A script keeps it up to date. */
function ArrivalsView({ page }: PageProps<Arrivals>) {
  const { code, conference, expected, ended, strays, without, late, doors, at } = page
  const inside = expected.filter(({ presence }) => presence.state === 'in')
  const gone = expected.filter(({ presence }) => presence.state === 'left')
  const missing = expected.filter(({ presence }) => presence.state === 'not-yet')
  const twice = [...expected, ...ended].filter(({ presence }) => presence.twice.length > 0)
  return (
    <div className="stack" data-read-again>
      <LinkLine to={`/office/conferences/${encodeURIComponent(code)}`}>{conference}</LinkLine>
      <h1>Arrivals</h1>
      <p className="arrivals-figure">
        {inside.length} of {expected.length} are here
      </p>
      <p>
        {missing.length} not here yet{gone.length > 0 && ` · ${gone.length} have left`} · up to{' '}
        {shortMoment(at.getTime())}
      </p>
      <LateNotice late={late} />
      {without.length > 0 && <UncheckedTable without={without} />}
      {twice.length > 0 && <TwiceTable twice={twice} />}
      {strays.length > 0 && <StrayTable strays={strays} />}
      {ended.length > 0 && <EndedTable ended={ended} />}
      <TakenTable gone={gone} />
      <QuarterTable
        arrived={[...inside, ...gone].flatMap(({ presence }) => presence.arrived ?? [])}
      />
      <DoorTable doors={doors} inside={inside} />
      {missing.length > 0 && <MissingTable missing={missing} />}
    </div>
  )
}

function nameOf({ first, last, registrationId }: Arrival) {
  return (
    <a href={`/office/registrations/${registrationId}`}>
      {first} {last}
    </a>
  )
}

function where({ at, door }: Pick<Entry, 'at' | 'door'>): string {
  return `${shortMoment(at)}, ${door}`
}

function TwiceTable({ twice }: { twice: readonly Arrival[] }) {
  const rows = twice.flatMap((each) =>
    each.presence.twice.map(({ first, again }) => ({
      key: again.id,
      cells: [nameOf(each), where(first), where(again)],
    })),
  )
  return <Sheet caption="Came in twice" columns={['Name', 'First', 'Again']} rows={rows} />
}

function UncheckedTable({ without }: { without: readonly Unchecked[] }) {
  const rows = without.map((each) => ({
    key: `${each.at} ${each.ticket}`,
    cells: [nameOf(each), where(each), each.takenBy, each.why || 'No reason given'],
  }))
  const columns = ['Name', 'Left', 'Taken by', 'Why']
  return <Sheet caption="Handed over without the code" columns={columns} rows={rows} />
}

function StrayTable({ strays }: { strays: readonly Stray[] }) {
  const rows = strays.map(({ typed, at, door }) => ({
    key: `${at} ${typed}`,
    cells: [typed, where({ at, door: door ?? 'Office' })],
  }))
  return <Sheet caption="Unknown codes" columns={['Code', 'Let in']} rows={rows} />
}

function EndedTable({ ended }: { ended: readonly Arrival[] }) {
  const rows = ended.map((each) => ({
    key: each.ticket,
    cells: [nameOf(each), each.presence.arrived ? where(each.presence.arrived) : ''],
  }))
  const caption = 'Came in with a ticket that is no longer valid'
  return <Sheet caption={caption} columns={['Name', 'Came']} rows={rows} />
}

/** Children, with who took them. */
function TakenTable({ gone }: { gone: readonly Arrival[] }) {
  const rows = gone.flatMap((each) => {
    const { since } = each.presence
    if (!since?.takenBy) return []
    return { key: each.ticket, cells: [nameOf(each), where(since), since.takenBy] }
  })
  if (rows.length === 0) return null
  const columns = ['Name', 'Left', 'Taken by']
  return <Sheet caption="Children who were fetched" columns={columns} rows={rows} />
}

function QuarterTable({ arrived }: { arrived: readonly Entry[] }) {
  const quarters = countArrivals(arrived)
  if (quarters.length === 0) return null
  const doors = [...countByDoor(arrived).keys()].sort()
  const rows = quarters.map(({ from, byDoor, people }) => ({
    key: String(from),
    cells: [
      shortMoment(from),
      ...doors.map((door) => String(byDoor.get(door) ?? 0)),
      String(people),
    ],
  }))
  const columns = ['From', ...numbers(...doors, 'All')]
  return <Sheet caption="Came, by quarter of an hour" columns={columns} rows={rows} />
}

function DoorTable({ doors, inside }: { doors: Arrivals['doors']; inside: readonly Arrival[] }) {
  if (doors.length === 0) {
    return (
      <p className="notice">
        No door was opened for this conference. <a href="/office/doors">Open a door</a>
      </p>
    )
  }
  const here = countByDoor(inside.flatMap(({ presence }) => presence.since ?? []))
  const rows = doors.map(({ name, isOpen, heardAt }, index) => ({
    key: `${name} ${index}`,
    cells: [
      isOpen ? name : `${name} (closed)`,
      String(here.get(name) ?? 0),
      heardAt ? shortMoment(heardAt) : 'No phone yet',
    ],
  }))
  const columns = ['Door', ...numbers('Here'), 'Last heard']
  return <Sheet caption="Doors" columns={columns} rows={rows} />
}

function MissingTable({ missing }: { missing: readonly Arrival[] }) {
  const rows = missing.map((each) => ({
    key: each.ticket,
    cells: [
      nameOf(each),
      each.party,
      `…${each.digits}`,
      each.dueMinor > 0 ? formatRupees(each.dueMinor) : '',
    ],
  }))
  return <Sheet caption={`Not here yet (${missing.length})`} columns={MISSING} rows={rows} isList />
}

const MISSING = [
  { label: 'Name' },
  { label: 'Registration', onPhone: 'when' },
  { label: 'Mobile', onPhone: 'about' },
  { label: 'Still due', isNumber: true, onPhone: 'amount' },
] as const
