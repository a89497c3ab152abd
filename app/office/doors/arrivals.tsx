import { officePage } from '#app/office/engine/engine.tsx'
import { LateNotice } from '#app/office/late-notice.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { numbers, Sheet, type SheetProps } from '#app/office/sheet.tsx'
import { shortMoment } from '#domain/dates.ts'
import type { Entry } from '#domain/doors/entry.ts'
import { countArrivals, countByDoor } from '#domain/doors/judge.ts'
import { formatRupees } from '#domain/money.ts'
import { type Arrival, type Arrivals, readArrivals } from '#workflows/doors/read-arrivals.ts'

/** Who is here, who is not, and what the office should look at. A script keeps it up to date. */
export const arrivals = officePage({
  path: '/conferences/:code/arrivals',
  read: readArrivals,
  title: 'Arrivals',
  View: ({ page }) => {
    const { code, conference, expected, ended, strays, without, late, doors, at } = page
    const inside = expected.filter(({ presence }) => presence.state === 'in')
    const gone = expected.filter(({ presence }) => presence.state === 'left')
    const missing = expected.filter(({ presence }) => presence.state === 'not-yet')
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
        <Table
          caption="Handed over without the code"
          columns={['Name', 'Left', 'Taken by', 'Why']}
          rows={without.map((each) => ({
            key: `${each.at} ${each.ticket}`,
            cells: [nameOf(each), where(each), each.takenBy, each.why || 'No reason given'],
          }))}
        />
        <Table
          caption="Came in twice"
          columns={['Name', 'First', 'Again']}
          rows={[...expected, ...ended].flatMap((each) =>
            each.presence.twice.map(({ first, again }) => ({
              key: again.id,
              cells: [nameOf(each), where(first), where(again)],
            })),
          )}
        />
        <Table
          caption="Unknown codes"
          columns={['Code', 'Let in']}
          rows={strays.map(({ typed, at, door }) => ({
            key: `${at} ${typed}`,
            cells: [typed, where({ at, door: door ?? 'Office' })],
          }))}
        />
        <Table
          caption="Came in with a ticket that is no longer valid"
          columns={['Name', 'Came']}
          rows={ended.map((each) => ({
            key: each.ticket,
            cells: [nameOf(each), each.presence.arrived ? where(each.presence.arrived) : ''],
          }))}
        />
        <Table
          caption="Children who were fetched"
          columns={['Name', 'Left', 'Taken by']}
          rows={gone.flatMap((each) => {
            const { since } = each.presence
            if (!since?.takenBy) return []
            return { key: each.ticket, cells: [nameOf(each), where(since), since.takenBy] }
          })}
        />
        <QuarterTable
          arrived={[...inside, ...gone].flatMap(({ presence }) => presence.arrived ?? [])}
        />
        <DoorTable doors={doors} inside={inside} />
        <Table
          caption={`Not here yet (${missing.length})`}
          columns={MISSING}
          rows={missing.map((each) => ({
            key: each.ticket,
            cells: [
              nameOf(each),
              each.party,
              `…${each.digits}`,
              each.dueMinor > 0 ? formatRupees(each.dueMinor) : '',
            ],
          }))}
          isList
        />
      </div>
    )
  },
})

const MISSING = [
  { label: 'Name' },
  { label: 'Registration', onPhone: 'when' },
  { label: 'Mobile', onPhone: 'about' },
  { label: 'Still due', isNumber: true, onPhone: 'amount' },
] as const

/** Nothing without rows. */
function Table(table: SheetProps) {
  return table.rows.length > 0 && <Sheet {...table} />
}

function nameOf({
  first,
  last,
  registrationId,
}: Pick<Arrival, 'first' | 'last' | 'registrationId'>) {
  return (
    <a href={`/office/registrations/${registrationId}`}>
      {first} {last}
    </a>
  )
}

function where({ at, door }: Pick<Entry, 'at' | 'door'>): string {
  return `${shortMoment(at)}, ${door}`
}

function QuarterTable({ arrived }: { arrived: readonly Entry[] }) {
  const doors = [...countByDoor(arrived).keys()].sort()
  return (
    <Table
      caption="Came, by quarter of an hour"
      columns={['From', ...numbers(...doors, 'All')]}
      rows={countArrivals(arrived).map(({ from, byDoor, people }) => ({
        key: String(from),
        cells: [shortMoment(from), ...doors.map((door) => byDoor.get(door) ?? 0), people],
      }))}
    />
  )
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
  return (
    <Sheet
      caption="Doors"
      columns={['Door', ...numbers('Here'), 'Last heard']}
      rows={doors.map(({ name, isOpen, heardAt }, index) => ({
        key: `${name} ${index}`,
        cells: [
          isOpen ? name : `${name} (closed)`,
          here.get(name) ?? 0,
          heardAt ? shortMoment(heardAt) : 'No phone yet',
        ],
      }))}
    />
  )
}
