import { Moment } from '#app/office/cells.tsx'
import { officePage } from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { type Column, Sheet } from '#app/office/sheet.tsx'
import type { Entry } from '#domain/doors/entry.ts'
import { countArrivals, countByDoor } from '#domain/doors/judge.ts'
import { formatRupees } from '#domain/money.ts'
import { peopleWords } from '#words/office/conferences.ts'
import { TICKET_WORDS } from '#words/office/doors.ts'
import { type Arrival, type Arrivals, readArrivals } from '#workflows/doors/read-arrivals.ts'

export const arrivals = officePage({
  path: '/conferences/:code/arrivals',
  read: readArrivals,
  title: 'Arrivals',
  View: ({ page }) => {
    const { code, conference, expected, offered, ended, strays, without } = page
    const { walkIns, doors, phones, at } = page
    const inside = expected.filter(({ presence }) => presence.state === 'in')
    const gone = expected.filter(({ presence }) => presence.state === 'left')
    const walkedIn = walkIns.flatMap(({ at, door, people }) =>
      Array.from({ length: people }, () => ({ at, door })),
    )
    const missing = expected.filter(({ presence }) => presence.state === 'not-yet')
    return (
      <div className="stack" data-read-again>
        <LinkLine to={`/office/conferences/${encodeURIComponent(code)}`}>{conference}</LinkLine>
        <h1>Arrivals</h1>
        <p className="arrivals-figure">
          {inside.length} of {expected.length} are here
        </p>
        <p>
          {walkedIn.length > 0 && `and ${peopleWords(walkedIn.length)} without a registration · `}
          {missing.length} not here yet{gone.length > 0 && ` · ${gone.length} have left`} · up to{' '}
          <Moment at={at.getTime()} />
        </p>
        {phones.map(
          ({ id, label, silent }) =>
            silent !== undefined && (
              <p key={id} className="notice notice-warning" role="alert">
                {label}: silent for {silent} minutes, it may hold entries
              </p>
            ),
        )}
        {offered > 0 && (
          <p>
            <span className="chip chip-open">{offered} offered, not paid yet: to the desk</span>
          </p>
        )}
        <Sheet
          caption="Walk-ins"
          columns={[
            [
              'Name',
              ({ entry_id, name }) => (
                <a href={`/office/registrations/new?walkIn=${entry_id}`}>{name}</a>
              ),
            ],
            ['People', ({ people }) => people, 'number'],
            ['Came', where],
          ]}
          rows={walkIns}
        />
        <Sheet
          caption="Handed over without the code"
          columns={[
            ['Name', nameOf],
            ['Left', where],
            ['Taken by', ({ takenBy }) => takenBy],
            ['Why', ({ why }) => why || 'No reason given'],
          ]}
          rows={without}
        />
        <Sheet
          caption="Came in twice"
          columns={[
            ['Name', ({ each }) => nameOf(each)],
            ['First', ({ first }) => where(first)],
            ['Again', ({ again }) => where(again)],
          ]}
          rows={[...expected, ...ended].flatMap((each) =>
            each.presence.twice.map((twice) => ({ each, ...twice })),
          )}
        />
        <Sheet
          caption="Unknown codes"
          columns={[
            ['Code', ({ typed }) => typed],
            ['Let in', ({ at, door }) => where({ at, door: door ?? 'Office' })],
          ]}
          rows={strays}
        />
        <Sheet
          caption="Came in with a ticket that is no longer valid"
          columns={[
            ['Name', nameOf],
            ['Ticket', ({ state }) => TICKET_WORDS[state]],
            ['Came', ({ presence: { arrived } }) => arrived && where(arrived)],
          ]}
          rows={ended}
        />
        <Sheet
          caption="Children who were fetched"
          columns={[
            ['Name', nameOf],
            ['Left', ({ presence: { since } }) => since && where(since)],
            ['Taken by', ({ presence: { since } }) => since?.takenBy],
          ]}
          rows={gone.filter(({ presence }) => presence.since?.takenBy)}
        />
        <QuarterTable
          arrived={[
            ...[...inside, ...gone].flatMap(({ presence }) => presence.arrived ?? []),
            ...walkedIn,
          ]}
        />
        <DoorTable
          doors={doors}
          inside={[...inside.flatMap(({ presence }) => presence.since ?? []), ...walkedIn]}
        />
        <Sheet
          caption="Phones"
          columns={[
            ['Phone', ({ label }) => label],
            ['Door', ({ door }) => door],
            ['Last heard', ({ heardAt }) => <Moment at={heardAt} />],
          ]}
          rows={phones}
        />
        <Sheet
          caption={`Not here yet (${missing.length})`}
          isList
          columns={[
            ['Name', nameOf],
            ['Registration', ({ party }) => party, 'when'],
            ['Mobile', ({ digits }) => `…${digits}`, 'about'],
            ['Still due', ({ dueMinor: due }) => due > 0 && formatRupees(due), 'number', 'amount'],
          ]}
          rows={missing}
        />
      </div>
    )
  },
})

function nameOf(each: Pick<Arrival, 'first' | 'last' | 'registrationId'>) {
  const name = `${each.first} ${each.last}`
  return <a href={`/office/registrations/${each.registrationId}`}>{name}</a>
}

type AtDoor = Pick<Entry, 'at' | 'door'>

function where({ at, door }: AtDoor) {
  return (
    <>
      <Moment at={at} />, {door}
    </>
  )
}

function QuarterTable({ arrived }: { arrived: readonly AtDoor[] }) {
  const doors = [...countByDoor(arrived).keys()].sort()
  const quarters = countArrivals(arrived)
  return (
    <Sheet
      caption="Came, by quarter of an hour"
      columns={[
        ['From', ({ from }) => <Moment at={from} />],
        ...doors.map(
          (door): Column<(typeof quarters)[number]> => [
            door,
            ({ byDoor }) => byDoor.get(door) ?? 0,
            'number',
          ],
        ),
        ['All', ({ people }) => people, 'number'],
      ]}
      rows={quarters}
    />
  )
}

function DoorTable({ doors, inside }: { doors: Arrivals['doors']; inside: readonly AtDoor[] }) {
  if (doors.length === 0) {
    return (
      <p className="notice">
        No door was opened for this conference. <a href="/office/doors">Open a door</a>
      </p>
    )
  }
  const here = countByDoor(inside)
  return (
    <Sheet
      caption="Doors"
      columns={[
        ['Door', ({ name, isOpen }) => (isOpen ? name : `${name} (closed)`)],
        ['Here', ({ name }) => here.get(name) ?? 0, 'number'],
        ['Last heard', ({ heardAt }) => (heardAt ? <Moment at={heardAt} /> : 'No phone yet')],
      ]}
      rows={doors}
    />
  )
}
