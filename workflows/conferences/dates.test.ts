import { expect } from 'vitest'
import { withProgramme } from '#content-model/editing/conferences/edit-conferences.ts'
import { outside } from '#content-model/tree-files.ts'
import { parseYaml, YAML_LAYOUT } from '#content-model/yaml-file.ts'
import { newestVersion, readVersionFiles } from '#database/content/content-versions.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import { allEvents, findEvent } from '#domain/conferences/conference.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeRegistration } from '#tests/support/people.ts'
import {
  EVENT,
  NEW_DATE,
  programmeOf,
  storeFirstVersion,
  withCapacity,
} from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { publishFiles } from '../content/publish-files.ts'
import { bringBack } from '../content/undo-version.ts'
import { addDate, planDate } from './add-date.ts'
import { addProgramme, type NewProgramme } from './add-programme.ts'
import { changeDate, checkChange } from './change-date.ts'
import { addedCode, changedFiles } from './changed-files.ts'
import { listDates, readDate } from './read-dates.ts'

async function office(plain: TestServices) {
  const services = await storeFirstVersion(plain)
  const editor = await signedIn(services, 'editor')
  const add = (programme = 'gpcregister', date: Partial<DateDetails> = {}) =>
    addDate(services, {
      ...{ actor: editor, programme, why: 'A new date', key: undefined },
      date: { ...NEW_DATE, ...date },
    })
  return { services, editor, add }
}

onEngines('a date is made from what the office says, and published', async (plain) => {
  const { services, add } = await office(plain)
  const added = await add()
  expect(added).toEqual({ ok: true, number: 2 })
  expect(await addedCode(services, 2)).toBe('gpc20270221')
  expect(findEvent(services.content.conferences, 'gpc20270221')?.event).toMatchObject({
    name: 'Global Pastors Conference',
    dates: 'Feb 21 to 26',
    days: NEW_DATE.days,
    venue: 'Ooty',
    open: true,
    capacity: { people: 120 },
    letter: false,
    price: { ...NEW_DATE.price, fullPaymentAtVenue: false },
  })
})

onEngines('of two people who add the same date one is told', async (plain) => {
  const { services, add } = await office(plain)
  const sent = await Promise.all([add(), add()])
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
  expect(programmeOf(services.content, 'gpcregister').events).toHaveLength(2)
})

test('two people who add different dates at once both have theirs', async (plain) => {
  const { services, add } = await office(plain)
  await Promise.all([add(), add('ewgregister')])
  expect(findEvent(services.content.conferences, 'gpc20270221')).toBeDefined()
  expect(findEvent(services.content.conferences, 'ewg20270221')).toBeDefined()
})

test('a day and a place that the programme has already is not added again', async (plain) => {
  const { services, editor, add } = await office(plain)
  await add()
  expect(await add()).toEqual({ ok: false, problem: 'date-exists', code: 'gpc20270221' })
  const date = { ...NEW_DATE, venue: 'Mysore' }
  const elsewhere = planDate(services, { actor: editor, programme: 'gpcregister', date })
  expect(elsewhere).toMatchObject({ ok: true })
  await add('gpcregister', { venue: 'Mysore' })
  expect(findEvent(services.content.conferences, 'gpc20270221b')?.event.venue).toBe('Mysore')
})

test('a code that anybody ever registered under is not used again', async (plain) => {
  const { services, add } = await office(plain)
  await storeRegistration(services.db, { event_code: 'gpc20270221' })
  await add()
  expect(await addedCode(services, 2)).toBe('gpc20270221b')
})

test('a copy is like the date that was copied', async (plain) => {
  const { services, editor } = await office(plain)
  const copied = { actor: editor, programme: 'wfc1register', like: 'wfcfebooty2023' }
  await addDate(services, { ...copied, date: NEW_DATE, why: 'A copy', key: undefined })
  const { event } = findEvent(services.content.conferences, 'wfc20270221') ?? {}
  expect(event).toMatchObject({ letter: false, price: { fullPaymentAtVenue: true } })
})

onEngines('a date is changed in what was said, and nothing else', async (plain) => {
  const { services, editor } = await office(plain)
  const code = 'gpcnovmysore2023'
  const before = findEvent(services.content.conferences, code)?.event
  const wanted = { actor: editor, code, date: { ...NEW_DATE, days: before?.days, venue: 'Mysore' } }
  const changing = { ...wanted, why: 'Dearer', key: undefined, version: 1 }
  expect(await changeDate(services, changing)).toEqual({ ok: true, number: 2 })
  const after = findEvent(services.content.conferences, code)?.event
  expect(after).toEqual({
    ...before,
    capacity: { people: 120 },
    price: { ...NEW_DATE.price, fullPaymentAtVenue: false },
  })
})

test('a date has no fewer places than people', async (plain) => {
  const { services, editor } = await office(plain)
  const code = 'gpcnovmysore2023'
  for (let count = 0; count < 3; count++) {
    await storeRegistration(services.db, { event_code: code, hold: 'confirmed' })
  }
  const few = { actor: editor, code, date: { ...NEW_DATE, places: 2 } }
  const taken = await checkChange(services, few)
  expect(taken).toEqual({ ok: false, problem: 'too-few-places', taken: 3 })
  const three = { ...few, date: { ...NEW_DATE, places: 3 } }
  expect(await checkChange(services, three)).toEqual({ ok: true })
})

onEngines('the second of two who change one date is told', async (plain) => {
  const { services, editor } = await office(plain)
  const change = (code: string, venue: string) =>
    changeDate(services, {
      ...{ actor: editor, code, why: 'Elsewhere', key: undefined, version: 1 },
      date: { ...NEW_DATE, venue },
    })
  expect(await change('gpcnovmysore2023', 'Ooty')).toMatchObject({ ok: true })
  expect(await change('gpcnovmysore2023', 'Coorg')).toEqual({ ok: false, problem: 'changed' })
  // Another date is not the same.
  expect(await change('wfsoctmysore2023', 'Coorg')).toMatchObject({ ok: true })
})

test('a closed date takes nobody more, and is as it was but for that', async (plain) => {
  const { services, editor } = await office(plain)
  const code = 'gpcnovmysore2023'
  const before = findEvent(services.content.conferences, code)?.event
  const { days, venue = '', price = NEW_DATE.price } = before ?? {}
  const date = { days, venue, price, places: undefined, cancel: undefined, open: false }
  const closing = { actor: editor, code, date, why: 'Closed', key: undefined, version: 1 }
  expect(await changeDate(services, closing)).toMatchObject({ ok: true })
  expect(findEvent(services.content.conferences, code)?.event).toEqual({ ...before, open: false })
})

const CAMP: NewProgramme = {
  name: 'Summer Camp',
  address: 'summer-camp',
  menu: 'About',
  date: NEW_DATE,
}

const WORDS = {
  title: 'Summer Camp Registration Form',
  formDescription: 'Register for Summer Camp.',
  pageDescription: 'Summer Camp: dates and prices.',
  lead: 'Five days in the hills.',
  text: 'Everybody is welcome.',
  register: 'Register Now',
  dates: 'Upcoming Dates',
  none: 'Soon.',
  phone: 'Call',
  email: 'Write',
}

const ADDING = { ...CAMP, menu: undefined, isTaken: () => false, words: WORDS, key: undefined }

onEngines('a programme gets a form, a page and a place in the menu', async (plain) => {
  const { services, editor } = await office(plain)
  const menu = services.content.church.navigation[0]?.label
  const adding = { ...ADDING, menu, actor: editor, why: 'A camp' }
  const before = structuredClone(services.live.version().content)
  const key = crypto.randomUUID()
  const sent = await Promise.all([1, 2].map(() => addProgramme(services, { ...adding, key })))
  expect(sent).toEqual([1, 2].map(() => ({ ok: true, number: 2 })))
  const { conferences, pages, church, ...others } = services.content
  expect(conferences.programmes['summer-campregister']).toMatchObject({
    title: 'Summer Camp Registration Form',
    prefix: 'SC',
    calendarTitles: ['Summer Camp'],
    events: [{ code: 'sc20270221', name: 'Summer Camp', open: true }],
  })
  const head = { heading: 'Summer Camp', style: 'summer-camp' }
  expect(pages['summer-camp']?.head).toMatchObject(head)
  expect(church.navigation[0]?.links.at(-1)).toEqual({ label: 'Summer Camp', to: '/summer-camp' })
  const row = { event: 'Summer Camp', to: '/summer-campregister' }
  expect(others['register-now'].at(-1)).toEqual(row)
  await bringBack(services, { actor: editor, number: 1, why: 'Undone' })
  expect({ ...services.live.version().content, changed: {} }).toEqual({ ...before, changed: {} })
})

test.each([
  [{ address: 'ewg' }, 'address-exists'],
  [{ address: 'office' }, 'address-exists'],
  [{ address: 'gpc' }, 'address-exists'],
  [{ address: 'held' }, 'address-exists'],
  [{ menu: 'No such menu' }, 'no-menu'],
])('a programme with %s is refused', async (change, problem) => {
  const { services, editor } = await office(await testServices())
  const isTaken = (address: string) => address === '/held'
  const adding = { ...ADDING, ...change, actor: editor, isTaken, why: 'A camp' }
  const refused = await addProgramme(services, adding)
  expect(refused).toEqual({ ok: false, problem })
  expect(await newestVersion(services.db)).toBe(1)
})

test('a date from the calendar has its own terms where they differ from its programme’s', async (plain) => {
  const { services, editor } = await office(plain)
  const [path, key] = ['conferences.yaml', 'ewgregister'] as const
  const change = (value: unknown) =>
    withProgramme(value, key, (programme) => ({
      ...programme,
      fromCalendar: true,
      calendarTitles: ['Encounter with God'],
      prices: { ...NEW_DATE.price, part: 1 },
    }))
  await publishFiles(services, {
    actor: editor,
    source: 'office',
    why: 'From the calendar',
    action: 'publish',
    change: (files) => changedFiles(files, path, change),
  })
  await services.offers.ready()
  const fromCalendar = () =>
    allEvents(services.content.conferences).filter(({ calendarId }) => calendarId)
  const [event, ...others] = fromCalendar()
  expect(others.length).toBeGreaterThan(0)
  const code = event?.code ?? ''
  const date = { ...NEW_DATE, cancel: { untilDays: 7, refundPercent: 50 } }
  const changing = { actor: editor, code, date, why: 'Dearer', key: undefined }
  expect(await changeDate(services, { ...changing, version: 2 })).toEqual({ ok: true, number: 3 })
  const after = findEvent(services.content.conferences, code)
  expect(after?.event).toMatchObject({
    days: event?.days,
    capacity: { people: 120 },
    price: NEW_DATE.price,
    cancel: date.cancel,
    open: true,
  })
  // The other dates stay as they are.
  expect(fromCalendar().slice(1)).toEqual(others)
  expect(after?.programme.events.filter(({ calendarId }) => !calendarId)).toHaveLength(2)
  const late = { ...changing, date: { ...date, places: 130 }, version: 2 }
  expect(await changeDate(services, late)).toEqual({ ok: false, problem: 'changed' })
  const closed = { ...changing, date: { ...date, open: false }, version: 3 }
  expect(await changeDate(services, closed)).toMatchObject({ ok: true })
  expect(findEvent(services.content.conferences, code)?.event.open).toBe(false)
  // Like its programme again, it has nothing of its own.
  const [other] = others
  if (!other) throw new Error('the calendar has two')
  const { price } = other
  const same = { ...date, price, places: undefined, cancel: undefined, open: true }
  expect(await changeDate(services, { ...changing, date: same, version: 4 })).toMatchObject({
    ok: true,
  })
  expect(findEvent(services.content.conferences, code)?.programme.calendarDates).toBeUndefined()
})

onEngines('of two people who make the same programme one is told', async (plain) => {
  const { services, editor } = await office(plain)
  const admin = await signedIn(services, 'admin')
  const sent = await Promise.all([
    addProgramme(services, { ...ADDING, actor: editor, why: 'One' }),
    addProgramme(services, { ...ADDING, actor: admin, why: 'Other' }),
  ])
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await newestVersion(services.db)).toBe(2)
})

test('what is published goes out in the layout of files', async (plain) => {
  const { services, editor, add } = await office(plain)
  await add()
  await addProgramme(services, { ...ADDING, actor: editor, why: 'A camp' })
  const files = await readVersionFiles(services.db, 3)
  for (const path of ['conferences.yaml', 'register-now.yaml', 'pages/summer-camp.yaml']) {
    const text = outside(path, files)
    expect(text).not.toBe('')
    expect(parseYaml(text).toString(YAML_LAYOUT)).toBe(text)
  }
})

onEngines('a date has its places, people, money and queue', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 9 } })
  const { db } = services
  await storeRegistration(db, { hold: 'confirmed', cashMinor: 50_000 })
  await storeRegistration(db, { hold: 'waiting' })
  await storeRegistration(db, { hold: 'cancelled' })
  const actor = await signedIn(services, 'treasurer')
  const read = await readDate(services, { actor, code: EVENT })
  const date = read.ok ? read.date : undefined
  expect(date).toMatchObject({
    programme: 'Encounter with God',
    key: 'ewgregister',
    page: 'ewg',
    coming: 1,
    waiting: 1,
    places: 9,
    state: 'over-open',
    figures: { receivedMinor: 50_000 },
  })
  const listed = await listDates(services, actor)
  const past = listed.ok ? listed.past : []
  expect(past.find(({ code }) => code === EVENT)?.figures).toEqual(date?.figures)
  const firstDays = past.map(({ days }) => days?.first ?? '9999')
  expect(firstDays).toEqual(firstDays.toSorted().reverse())
})

test('an editor is told how many come, and nothing of money', async (services) => {
  await storeRegistration(services.db, { hold: 'confirmed', cashMinor: 50_000 })
  const actor = await signedIn(services, 'editor')
  const read = await readDate(services, { actor, code: EVENT })
  expect(read).toMatchObject({ ok: true, date: { coming: 1, figures: undefined } })
})
