import { Hono } from 'hono'
import * as v from 'valibot'
import { qrPath } from '#app/features/tickets/qr-path.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { QrCode } from '#app/office/qr-code.tsx'
import { DOOR_PROBLEMS, TRIED_ANSWERS } from '#app/office/words/doors.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { allEvents, isOpen, isOver } from '#domain/conferences/conference.ts'
import { readDoorName } from '#domain/doors/entry.ts'
import { parseIndiaTime } from '#domain/registration/party.ts'
import { staffCan } from '#domain/staff.ts'
import {
  type ChangedDoor,
  closeDoor,
  type DoorRequest,
  openDoor,
  renewDoorLink,
  shutOutPhone,
} from '#workflows/doors/change-door.ts'
import { readDoors } from '#workflows/doors/read-doors.ts'
import { mayTry, readTicketsToTry, type TicketsToTry } from '#workflows/samples/tickets-to-try.ts'
import { asStaff, type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerNotFound, answerRefused } from '../refusals.tsx'
import { DoorsView } from './doors-view.tsx'

/** The doors of conferences: opened and closed here, handed over to phones by a link. */
export const doorRoutes = new Hono<OfficeEnv>()

doorRoutes.get('/doors', (context) => answerDoors(context))

doorRoutes.post('/doors', async (context) => {
  const actor = staffOf(context)
  if (!staffCan.openDoors(actor)) return answerNotAllowed(context)
  const sent = await sentForm(context.req.raw)
  const reading = readForm(SCHEMA, sent.typed)
  if (!reading.ok) return answerDoors(context, { ...sent, errors: reading.errors })
  const { event: eventCode, name, until } = reading.value
  const opening = { actor, eventCode, name, until: new Date(until), key: sent.key }
  const opened = await openDoor(context.env.services, opening)
  if (opened.ok) return context.redirect(`/office/doors?opened=${opened.door.id}`, 303)
  if (opened.problem === 'not-allowed') return answerNotAllowed(context)
  const errors = { [FIELDS[opened.problem]]: DOOR_PROBLEMS[opened.problem] }
  return answerDoors(context, { ...sent, errors })
})

const CHANGES = [
  ['/doors/:id/close', closeDoor, 'closed'],
  ['/doors/:id/new-link', renewDoorLink, 'new-link'],
  ['/doors/phones/:id/shut-out', shutOutPhone, 'shut-out'],
] as const

for (const [path, change, done] of CHANGES) {
  doorRoutes.post(path, async (context) => {
    const { key } = await sentForm(context.req.raw)
    const request: DoorRequest = { actor: staffOf(context), id: context.req.param('id'), key }
    return answerChanged(context, await change(context.env.services, request), done)
  })
}

doorRoutes.get('/doors/:id/to-try', async (context) => {
  const sheet = await asStaff(context, readTicketsToTry, { id: context.req.param('id') })
  if (!sheet) return answerNotFound(context)
  return answerPage(context, { title: 'Tickets to try', content: <TicketsToTryView {...sheet} /> })
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

function answerChanged(context: OfficeContext, changed: ChangedDoor, done: string): Response {
  if (changed.ok) return context.redirect(`/office/doors?done=${done}`, 303)
  return answerRefused(context, changed)
}

async function answerDoors(context: OfficeContext, refused?: RefusedForm): Promise<Response> {
  const { services } = context.env
  const actor = staffOf(context)
  const read = await readDoors(services, { actor })
  if (!read.ok) return answerNotAllowed(context)
  const now = services.now()
  // One that is over and still open is offered too, as in the forms of the site.
  const events = allEvents(services.content.conferences).filter(
    (event) => !isOver(event, now) || isOpen(event, now),
  )
  const view = {
    ...read,
    events,
    now,
    refused,
    mayOpen: staffCan.openDoors(actor),
    mayTry: mayTry(services, actor),
    opened: context.req.query('opened'),
    done: context.req.query('done'),
  }
  const status = refused ? 422 : 200
  return answerPage(context, { title: 'Doors', status, content: <DoorsView {...view} /> })
}

/** Of the sandbox: codes to hold in front of a door's phone, with what it should say to each. */
function TicketsToTryView({ door, conference, tickets }: TicketsToTry) {
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
