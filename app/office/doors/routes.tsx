import * as v from 'valibot'
import { qrPath } from '#app/features/tickets/qr-path.server.ts'
import {
  officeButton,
  officeForm,
  officePage,
  officeRoutes,
  type PageProps,
  withErrors,
} from '#app/office/engine/engine.tsx'
import { QrCode } from '#app/office/qr-code.tsx'
import { DOOR_PROBLEMS, TRIED_ANSWERS } from '#app/office/words/doors.ts'
import { allEvents, isOpen, isOver } from '#domain/conferences/conference.ts'
import { readDoorName } from '#domain/doors/entry.ts'
import { parseIndiaTime } from '#domain/registration/party.ts'
import { staffCan } from '#domain/staff.ts'
import { closeDoor, openDoor, renewDoorLink, shutOutPhone } from '#workflows/doors/change-door.ts'
import { readDoors } from '#workflows/doors/read-doors.ts'
import { mayTry, readTicketsToTry, type TicketsToTry } from '#workflows/samples/tickets-to-try.ts'
import { DoorsView } from './doors-view.tsx'

const doors = officePage({
  path: '/doors',
  needs: 'seeDoors',
  async read(services, { actor }) {
    const read = await readDoors(services, { actor })
    if (!read.ok) return read
    const now = services.now()
    return {
      ...read,
      now,
      // One that is over and still open is offered too, as in the forms of the site.
      events: allEvents(services.content.conferences).filter(
        (event) => !isOver(event, now) || isOpen(event, now),
      ),
      mayOpen: staffCan.openDoors(actor),
      mayTry: mayTry(services, actor),
    }
  },
  title: 'Doors',
  says: {
    closed:
      'The door is closed. Its phones forget the list as soon as they have a network. What they still send waits under Late entries.',
    'new-link': 'The old link no longer works. Phones that already use the door go on working.',
    'shut-out':
      'The phone is shut out, and the link that it has no longer works: other phones go on, and new ones scan the code below. It forgets the list as soon as it has a network. What it still sends waits under Late entries.',
  },
  View: DoorsView,
})

const FIELDS = { 'no-event': 'event', 'bad-name': 'name', 'bad-until': 'until' } as const

const SCHEMA = v.object({
  event: v.pipe(v.string(), v.nonEmpty(DOOR_PROBLEMS['no-event'])),
  name: v.pipe(
    v.string(),
    v.check((typed) => readDoorName(typed) !== undefined, DOOR_PROBLEMS['bad-name']),
  ),
  until: v.pipe(v.string(), v.transform(parseIndiaTime), v.number(DOOR_PROBLEMS['bad-until'])),
})

const CHANGES = [
  ['/doors/:id/close', closeDoor, 'closed'],
  ['/doors/:id/new-link', renewDoorLink, 'new-link'],
  ['/doors/phones/:id/shut-out', shutOutPhone, 'shut-out'],
] as const

/** The doors of conferences: opened and closed here, handed over to phones by a link. */
export const doorRoutes = officeRoutes([
  doors,
  officeForm({
    path: '/doors',
    needs: 'openDoors',
    page: doors,
    fields: SCHEMA,
    run: async (services, asked, { event: eventCode, name, until }) =>
      withErrors(
        await openDoor(services, { ...asked, eventCode, name, until: new Date(until) }),
        ({ problem }) => ({ [FIELDS[problem]]: DOOR_PROBLEMS[problem] }),
      ),
    to: (_, __, { door }) => `/office/doors?opened=${door.id}`,
  }),
  ...CHANGES.map(([path, run, done]) =>
    officeButton({ path, needs: 'openDoors', page: doors, run, to: `/office/doors?done=${done}` }),
  ),
  officePage({
    path: '/doors/:id/to-try',
    read: readTicketsToTry,
    title: 'Tickets to try',
    View: TicketsToTryView,
  }),
])

/** Of the sandbox: codes to hold in front of a door's phone, with what it should say to each. */
function TicketsToTryView({ page: { door, conference, tickets } }: PageProps<TicketsToTry>) {
  return (
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
  )
}
