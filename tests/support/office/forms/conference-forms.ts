import { randomUUID } from 'node:crypto'
import { phonesOf } from '#database/doors/doors.ts'
import { findStaffByEmail } from '#database/staff/staff.ts'
import { addDays } from '#domain/days.ts'
import { openTestDoor, sendLateEntry } from '../../doors.ts'
import { storeRegistration } from '../../people.ts'
import { EVENT } from '../../site/church.ts'
import {
  type Desk,
  type Fields,
  filled,
  newName,
  type Prepare,
  type ReadyForm,
  readyToConfirm,
  sendFilled,
  sendReady,
} from './fill-form.ts'

export const CONFERENCE_FORMS: Record<string, Prepare> = {
  '/office/doors': (desk) =>
    filled(desk, '/office/doors', { event: EVENT, name: newName(), until: '2099-12-12T22:00' }),
  '/office/doors/:id/close': onDoor('close'),
  '/office/doors/:id/new-link': onDoor('new-link'),
  '/office/doors/phones/:id/shut-out': async (desk) => {
    const { door } = await openTestDoor(desk.services, newName())
    const [phone] = await phonesOf(desk.services.db, [door])
    return filled(desk, '/office/doors', {}, `/office/doors/phones/${phone?.id}/shut-out`)
  },
  '/office/doors/:id/late': async (desk) => {
    const { door, entry } = await sendLateEntry(desk.services)
    const typed = { [`entry ${entry.id}`]: 'yes', intent: 'accept' }
    return filled(desk, '/office/doors/late', typed, `/office/doors/${door.id}/late`)
  },
  '/office/conferences/close-past': async () => ({
    address: '/office/conferences/close-past',
    fields: [['key', randomUUID()]],
  }),
  '/office/conferences/:code/rooms': (desk) =>
    filled(desk, ROOMS, { building: 'Grace', name: newName(), beds: '2' }),
  '/office/conferences/:code/rooms/paste': (desk) =>
    filled(desk, ROOMS, { rooms: `Grace,${newName()},2` }, `${ROOMS}/paste`),
  '/office/conferences/:code/rooms/remove': async (desk) => {
    const id = await newRoom(desk)
    return filled(desk, `${ROOMS}?room=${id}`, {}, `${ROOMS}/remove`)
  },
  '/office/conferences/:code/rooms/suggest': async (desk) => {
    await newRoom(desk)
    return filled(desk, ROOMS, {}, `${ROOMS}/suggest`)
  },
  '/office/conferences/:code/rooms/beds': async (desk) => {
    const { id } = await storeRegistration(desk.services.db, { hold: 'confirmed' })
    const typed = { [`bed ${id} 1`]: `${id} 1 0`, room: await newRoom(desk) }
    return filled(desk, ROOMS, typed, `${ROOMS}/beds`)
  },
  '/office/conferences/:code/rooms/publish': async (desk) => {
    await newRoom(desk)
    return { address: `${ROOMS}/publish`, fields: [['key', randomUUID()]] }
  },
  '/office/conferences/:code/folder/badges': async (desk) => {
    await storeRegistration(desk.services.db, { hold: 'confirmed' })
    return filled(desk, `/office/conferences/${EVENT}/folder/badges`, {})
  },
  '/office/conferences/add-date': (desk) => newDate(desk),
  '/office/conferences/new-programme': async (desk) => {
    // Without the page of the one before: each version stores a row for each page.
    const back = '/office/content/versions/1/back'
    await sendFilled(desk, back, { why: 'As it was' })
    const title = newName()
    const typed = { ...DATE, ...laterDays(), title, menu: '' }
    return readyToConfirm(desk, '/office/conferences/new-programme', typed)
  },
  '/office/conferences/:code/edit': async (desk) =>
    readyToConfirm(desk, `${await publishedDate(desk)}/edit`, { venue: newName() }),
  '/office/conferences/:code/cancel': async (desk) =>
    readyToConfirm(desk, `${await publishedDate(desk)}/cancel`, {
      message: 'The hall is flooded.',
    }),
  '/office/conferences/:code/cancel/stop': async (desk) => {
    const date = await cancelledDate(desk)
    return filled(desk, `${date}/cancel`, {}, `${date}/cancel/stop`)
  },
  '/office/conferences/:code/cancel/continue': async (desk) => {
    const date = await cancelledDate(desk)
    await sendFilled(desk, `${date}/cancel`, {}, `${date}/cancel/stop`)
    return filled(desk, `${date}/cancel`, {}, `${date}/cancel/continue`)
  },
  '/office/conferences/:name': (desk) =>
    filled(desk, '/office/conferences/ewgregister', {
      'programmes.ewgregister.title': newName(),
      do: 'save',
    }),
}

const DATE = {
  ...{ venue: 'Ooty', places: '40', open: 'yes', part: '100' },
  ...{ residential: '900', residentialChild: '600', nonResidential: '500' },
  nonResidentialChild: '300',
}

function newDate(desk: Desk): Promise<ReadyForm> {
  const typed = { ...DATE, ...laterDays() }
  return readyToConfirm(desk, '/office/conferences/add-date', typed)
}

async function publishedDate(desk: Desk): Promise<string> {
  const { location } = await sendReady(desk, await newDate(desk))
  return location.split('?')[0] ?? ''
}

async function cancelledDate(desk: Desk): Promise<string> {
  const date = await publishedDate(desk)
  await sendReady(desk, await readyToConfirm(desk, `${date}/cancel`, {}))
  return date
}

function onDoor(slug: string): Prepare {
  return async (desk) => {
    const { door } = await openTestDoor(desk.services, newName())
    return filled(desk, '/office/doors', {}, `/office/doors/${door.id}/${slug}`)
  }
}

let daysLater = 0

/** A programme has one date on a day, so every form has its own. */
function laterDays(): Fields {
  daysLater += 1
  const day = addDays('2027-01-01', daysLater)
  return { first: day, last: day }
}

const ROOMS = `/office/conferences/${EVENT}/rooms`

async function newRoom(desk: Desk): Promise<string> {
  const name = newName()
  await sendFilled(desk, ROOMS, { name, beds: '2' })
  const rooms = desk.services.db.selectFrom('room').select('id').where('name', '=', name)
  return (await rooms.executeTakeFirstOrThrow()).id
}

export const STAFF_FORMS: Record<string, Prepare> = {
  '/office/staff': (desk) =>
    filled(desk, '/office/staff', { email: `${randomUUID()}@office.example.org`, role: 'desk' }),
  '/office/staff/:id': onColleague('', () => ({ role: 'editor' })),
  '/office/staff/:id/name': onColleague('/name', () => ({ name: newName() })),
  '/office/staff/:id/end': onColleague('/end', () => ({})),
  '/office/devices/name': (desk) =>
    filled(desk, '/office/devices', { name: newName() }, '/office/devices/name'),
}

function onColleague(slug: string, typed: () => Fields): Prepare {
  return async (desk) => {
    const email = `${randomUUID()}@office.example.org`
    await sendFilled(desk, '/office/staff', { email, role: 'viewer' })
    const address = `/office/staff/${(await findStaffByEmail(desk.services.db, email))?.id}`
    return filled(desk, address, typed(), address + slug)
  }
}
