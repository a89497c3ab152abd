import * as v from 'valibot'
import { Moment } from '#app/office/cells.tsx'
import { officeButton, officeForm, officePage, officeRoutes } from '#app/office/engine/engine.tsx'
import { FieldsForm, PostButton, PostForm, Submit } from '#app/office/form/office-form.tsx'
import { ButtonLink, LinkList } from '#app/office/link-list.tsx'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { QrCode } from '#app/ui/qr-code.tsx'
import { qrPath } from '#app/ui/qr-path.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import {
  allEvents,
  byFirstDay,
  type ConferenceEvent,
  eventLabel,
  isOver,
} from '#domain/conferences/conference.ts'
import { shortMoment } from '#domain/dates.ts'
import { LONGEST_DOOR_NAME, phoneLabel, readDoorName } from '#domain/doors/entry.ts'
import { parseIndiaTime } from '#domain/registration/party.ts'
import { staffCan } from '#domain/staff.ts'
import { DOOR_PROBLEMS, TRIED_ANSWERS } from '#words/office/doors.ts'
import { closeDoor, openDoor, renewDoorLink, shutOutPhone } from '#workflows/doors/change-door.ts'
import { readDoors, type ShownDoor } from '#workflows/doors/read-doors.ts'
import { mayTry, readTicketsToTry } from '#workflows/samples/tickets-to-try.ts'
import { arrivals } from './arrivals.tsx'
import { lateRows } from './late-entries.tsx'

const doors = officePage({
  path: '/doors',
  needs: 'seeDoors',
  async read(services, { actor }) {
    const read = await readDoors(services, { actor })
    if (!read.ok) return read
    const now = services.now()
    return {
      ...read,
      events: allEvents(services.content.conferences)
        .filter((event) => !isOver(event, now))
        .toSorted(byFirstDay),
      mayOpen: staffCan.openDoors(actor),
      mayTry: mayTry(services, actor),
    }
  },
  title: 'Doors',
  says: {
    closed:
      'The door is closed. Its phones forget the list as soon as they have a network. What they still send waits on Today.',
    'new-link': 'The old link no longer works. Phones that already use the door go on working.',
    'shut-out':
      'The phone is shut out, and the link that it has no longer works: other phones go on, and new ones scan the code below. It forgets the list as soon as it has a network. What it still sends waits on Today.',
  },
  View: ({ page: { open, closed, mayOpen, mayTry, events }, query, said, refused }) => (
    <div className="doors stack gap-4">
      <h1>Doors</h1>
      <StatusNotice>{said}</StatusNotice>
      {open.length === 0 && !mayOpen && (
        <p className="notice">No door is open. The desk opens one on the day of a conference.</p>
      )}
      {open.map((door) => (
        <DoorCard
          key={door.id}
          door={door}
          mayClose={mayOpen}
          mayTry={mayTry}
          isNew={door.id === query.opened}
        />
      ))}
      {mayOpen && (
        <p>
          Walk-ins and <a href="/office/doors/late">late entries</a> wait on{' '}
          <a href="/office">Today</a> for the desk.
        </p>
      )}
      {mayOpen && <OpenDoorForm {...{ events, refused }} isFolded={open.length > 0} />}
      {closed.length > 0 && (
        <details>
          <summary>Closed doors ({closed.length})</summary>
          <ul>
            {closed.map(({ id, name, conference, until }) => (
              <li key={id}>
                {name}, {conference}, until {shortMoment(until)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  ),
})

const FIELDS = { 'no-event': 'event', 'bad-name': 'name', 'bad-until': 'until' } as const

const CHANGES = [
  ['/doors/:id/close', closeDoor, 'closed'],
  ['/doors/:id/new-link', renewDoorLink, 'new-link'],
  ['/doors/phones/:id/shut-out', shutOutPhone, 'shut-out'],
] as const

export const doorRoutes = officeRoutes([
  doors,
  officeForm({
    path: '/doors',
    needs: 'openDoors',
    page: doors,
    fields: v.object({
      event: v.pipe(v.string(), v.nonEmpty(DOOR_PROBLEMS['no-event'])),
      name: v.pipe(
        v.string(),
        v.check((typed) => readDoorName(typed) !== undefined, DOOR_PROBLEMS['bad-name']),
      ),
      until: v.pipe(v.string(), v.transform(parseIndiaTime), v.number(DOOR_PROBLEMS['bad-until'])),
    }),
    run(services, asked, { event: eventCode, name, until }) {
      const end = ownEnd(allEvents(services.content.conferences), eventCode, until)
      return openDoor(services, { ...asked, eventCode, name, until: new Date(end) })
    },
    errors: ({ problem }) => ({ [FIELDS[problem]]: DOOR_PROBLEMS[problem] }),
    to: (_, __, { door }) => `/office/doors?opened=${door.id}`,
  }),
  ...CHANGES.map(([path, run, done]) =>
    officeButton({ path, needs: 'openDoors', page: doors, run, to: `/office/doors?done=${done}` }),
  ),
  officePage({
    path: '/doors/:id/to-try',
    read: readTicketsToTry,
    title: 'Tickets to try',
    View: ({ page: { door, conference, tickets } }) => (
      <div className="doors stack gap-4">
        <h1>Tickets to try</h1>
        <p>
          {door}, {conference}. Use a phone or another window at this door, and point its camera at
          these codes. Without a camera, type what is written below them.
        </p>
        {tickets.length < 3 && (
          <p className="notice">
            Nobody has a ticket for this conference yet. Fill it with samples at{' '}
            <a href="/office/conferences">Conferences</a>, Rooms.
          </p>
        )}
        <ul className="tickets-to-try stack gap-4">
          {tickets.map(({ address, code, label, answer }) => (
            <li key={address} className="card">
              <QrCode qr={qrPath(address)} label={`QR code: ${label}`} />
              <strong>{label}</strong>
              <span>{TRIED_ANSWERS[answer]}</span>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    ),
  }),
  ...lateRows,
  arrivals,
])

function DoorCard(props: { door: ShownDoor; mayClose: boolean; mayTry: boolean; isNew: boolean }) {
  const { door, mayClose, mayTry, isNew } = props
  const { id, name, conference, until, event_code, link = '', phones } = door
  return (
    <article className="card door-card columns gap-4 top" aria-labelledby={id}>
      <div className="stack left">
        <h2 id={id}>{name}</h2>
        <p>
          {conference} · until {shortMoment(until)}
        </p>
        {mayClose && (
          <LinkList
            links={[
              [`/office/conferences/${event_code}/arrivals`, 'Arrivals'],
              mayTry && [`/office/doors/${id}/to-try`, 'Tickets to try'],
            ]}
          />
        )}
        {isNew && <StatusNotice>Open. Scan the code with each phone of this door.</StatusNotice>}
        <Phones door={door} mayClose={mayClose} />
        <p>
          <ButtonLink to={link}>
            Use the phone in your hand<span className="visually-hidden"> at {name}</span>
          </ButtonLink>
        </p>
        {mayClose && (
          <PostButton action={`/office/doors/${id}/close`}>
            Close this door<span className="visually-hidden">: {name}</span>
          </PostButton>
        )}
      </div>
      <details className="door-code" open={isNew || phones.length === 0}>
        <summary>Code for a phone</summary>
        <QrCode qr={qrPath(link)} label={`QR code of ${name}`} />
        <p className="door-link">{link}</p>
        {mayClose && (
          <PostForm action={`/office/doors/${id}/new-link`}>
            <p className="help">
              Has the wrong person got this link? Make a new one: this one then stops working.
            </p>
            <Submit isQuiet>
              Make a new link<span className="visually-hidden"> for {name}</span>
            </Submit>
          </PostForm>
        )}
      </details>
    </article>
  )
}

function usualEnd({ days }: ConferenceEvent): string {
  return days ? `${days.last}T22:00` : ''
}

/** The end that the form filled in for one date becomes that of the date that was chosen. */
function ownEnd(events: readonly ConferenceEvent[], code: string, until: number): number {
  const ends = new Map(events.map((event) => [event.code, parseIndiaTime(usualEnd(event))]))
  return ([...ends.values()].includes(until) && ends.get(code)) || until
}

function Phones({ door: { name, phones }, mayClose }: { door: ShownDoor; mayClose: boolean }) {
  if (phones.length === 0) return <p>No phone yet.</p>
  return (
    <ul className="door-phones lines" aria-label={`Phones at ${name}`}>
      {phones.map((phone) => (
        <li key={phone.id} className="row gap-2 split">
          <span>
            {phoneLabel(phone)}, last heard <Moment at={phone.heard_at} />
          </span>
          {mayClose && (
            <PostButton action={`/office/doors/phones/${phone.id}/shut-out`}>
              Shut out<span className="visually-hidden"> {phoneLabel(phone)}</span>
            </PostButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function OpenDoorForm(props: {
  events: readonly ConferenceEvent[]
  refused: RefusedForm | undefined
  isFolded: boolean
}) {
  const { events, refused, isFolded } = props
  const [next] = events
  if (!next) return <p className="notice">No conference is coming.</p>
  const options = events.map((event) => ({ value: event.code, label: eventLabel(event) }))
  const help = 'What people call it, such as Gate A.'
  return (
    <details className="office-narrow stack gap-4" open={!isFolded || refused !== undefined}>
      <summary>{isFolded ? 'Open another door' : 'Open a door'}</summary>
      <FieldsForm
        action="/office/doors"
        rows={[
          { label: 'Conference', name: 'event', options },
          { label: 'Name', name: 'name', maxLength: LONGEST_DOOR_NAME, help },
          { label: 'Until', name: 'until', type: 'datetime-local' },
        ]}
        refused={refused}
        opened={{ event: next.code, until: usualEnd(next) }}
      >
        <Submit>Open a door</Submit>
      </FieldsForm>
    </details>
  )
}
