import { randomUUID } from 'node:crypto'
import { phonesOf } from '#database/doors/doors.ts'
import { addDays } from '#domain/days.ts'
import { openTestDoor, sendLateEntry } from '../../doors.ts'
import { storeRegistration } from '../../people.ts'
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

/** Dates, programmes, rooms and doors. */
export const CONFERENCE_FORMS: Record<string, Prepare> = {
  '/office/doors': (desk) =>
    filled(desk, '/office/doors', {
      event: 'ewgmaymysore2023',
      name: newName(),
      until: '2099-12-12T22:00',
    }),
  '/office/doors/:id/close': async (desk) => {
    const { door } = await openTestDoor(desk.services, newName())
    const address = `/office/doors/${door.id}/close`
    return filled(desk, '/office/doors', {}, address)
  },
  '/office/doors/:id/new-link': async (desk) => {
    const { door } = await openTestDoor(desk.services, newName())
    const address = `/office/doors/${door.id}/new-link`
    return filled(desk, '/office/doors', {}, address)
  },
  '/office/doors/phones/:id/shut-out': async (desk) => {
    const { door } = await openTestDoor(desk.services, newName())
    const [phone] = await phonesOf(desk.services.db, [door.id])
    const address = `/office/doors/phones/${phone?.id}/shut-out`
    return filled(desk, '/office/doors', {}, address)
  },
  '/office/doors/:id/late': async (desk) => {
    const { door, entry } = await sendLateEntry(desk.services)
    const address = `/office/doors/${door.id}/late`
    return filled(
      desk,
      '/office/doors/late',
      { [`entry ${entry.id}`]: 'yes', intent: 'accept' },
      address,
    )
  },
  '/office/conferences/close-past': async () => ({
    address: '/office/conferences/close-past',
    fields: [['key', crypto.randomUUID()]],
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
    const fields: [string, string][] = [['key', randomUUID()]]
    return { address: `${ROOMS}/publish`, fields }
  },
  '/office/conferences/:code/folder/badges': async (desk) => {
    await storeRegistration(desk.services.db, { hold: 'confirmed' })
    return filled(desk, '/office/conferences/ewgmaymysore2023/folder/badges', {})
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
  '/office/conferences/:code/edit': async (desk) => {
    const { location } = await sendReady(desk, await newDate(desk))
    const [date] = location.split('?')
    return readyToConfirm(desk, `${date}/edit`, { venue: newName() })
  },
  '/office/conferences/:code/close': async (desk) => {
    const { location } = await sendReady(desk, await newDate(desk))
    const [date] = location.split('?')
    return filled(desk, `${date}/close`, {})
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

let daysLater = 0

/** A programme has one date on a day, so every form has its own. */
function laterDays(): Fields {
  daysLater += 1
  const day = addDays('2027-01-01', daysLater)
  return { first: day, last: day }
}

const ROOMS = '/office/conferences/ewgmaymysore2023/rooms'

/** Its id. */
async function newRoom(desk: Desk): Promise<string> {
  const name = newName()
  await sendFilled(desk, ROOMS, { name, beds: '2' })
  const rooms = desk.services.db.selectFrom('room').select('id').where('name', '=', name)
  return (await rooms.executeTakeFirstOrThrow()).id
}
