import { expect, test } from 'vitest'
import type { Content } from '#content-model/schema/content.ts'
import { type Db, openDatabase } from '#database/engine/open.ts'
import type { CalendarEvent } from '#domain/calendar/event.ts'
import { isOpen } from '#domain/conferences/conference.ts'
import { programmeOf, testContent } from '#tests/support/site/church.ts'
import { onDatabases, testDatabase } from '#tests/support/site/databases.ts'
import { createCalendarOffers } from './calendar-offers.ts'

const december = encounterOn('dec', '2026-12-12', '2026-12-14')
const january = encounterOn('jan', '2027-01-09', '2027-01-11')

/** The codes that the form takes now. */
function offered(server: ReturnType<typeof testOffers>): string[] {
  return server
    .events()
    .filter((event) => isOpen(event, server.now()))
    .map(({ code }) => code)
    .filter((code) => /\d{8}/.test(code))
}

onDatabases('every coming event with the title is offered', async ({ db }) => {
  const server = testOffers(db)
  const other = { ...encounterOn('other', '2026-12-05', '2026-12-06'), summary: 'Youth Camp' }
  const begun = encounterOn('begun', '2026-11-15', '2026-11-17')
  await server.show([january, december, other, begun])
  expect(offered(server)).toEqual(['ewg20261212', 'ewg20270109'])
  const event = server.events().find(({ code }) => code === 'ewg20261212')
  expect(event).toMatchObject({ name: 'Encounter with God', dates: 'Dec 12 to 13' })
})

onDatabases('a second event of a day has a code of its own', async ({ db }) => {
  const server = testOffers(db)
  await server.show([december, { ...december, id: 'dec2' }])
  expect(offered(server)).toEqual(['ewg20261212', 'ewg20261212b'])
})

onDatabases('a shifted date keeps its code', async ({ db }) => {
  const server = testOffers(db)
  await server.show([december])
  await server.show([encounterOn('dec', '2026-12-19', '2026-12-21')])
  expect(server.events().at(-1)).toMatchObject({ code: 'ewg20261212', dates: 'Dec 19 to 20' })
  await server.show([encounterOn('dec', '2026-12-19', '2026-12-21'), { ...december, id: 'new' }])
  expect(offered(server)).toEqual(['ewg20261212b', 'ewg20261212'])
})

onDatabases('a vanished or cancelled date closes, and opens again', async ({ db }) => {
  const server = testOffers(db)
  await server.show([december, january])
  await server.show([january])
  expect(offered(server)).toEqual(['ewg20270109'])
  await server.show([december, { ...january, status: 'cancelled' }])
  expect(offered(server)).toEqual(['ewg20261212'])
  expect(server.events().map(({ code }) => code)).toContain('ewg20270109')
  await server.show([december, january])
  expect(offered(server)).toEqual(['ewg20261212', 'ewg20270109'])
})

onDatabases('an older reading of another server changes nothing', async ({ db }) => {
  const [current, behind] = [testOffers(db), testOffers(db)]
  await current.show([december], { at: Date.parse('2026-11-16T05:00:00Z') })
  await behind.show([], { at: Date.parse('2026-11-16T04:59:00Z') })
  await current.offers.refresh()
  expect(offered(current)).toEqual(['ewg20261212'])
  expect(offered(behind)).toEqual(['ewg20261212'])
})

onDatabases('servers that see a date at once give it one code', async ({ url }) => {
  const databases = [1, 2, 3, 4].map(() => openDatabase(url).db)
  const servers = databases.map((db) => testOffers(db))
  await Promise.all(servers.map((server) => server.show([december, { ...december, id: 'dec2' }])))
  for (const server of servers) {
    await server.offers.refresh()
    expect(server.faults).toEqual([])
    expect(offered(server)).toEqual(['ewg20261212', 'ewg20261212b'])
    const ids = server.events().flatMap((event) => ('calendarId' in event ? event.calendarId : []))
    expect(ids).toEqual(['dec', 'dec2'])
  }
  await Promise.all(databases.map((db) => db.destroy()))
})

test('a date is closed once it begins', async () => {
  const server = testOffers((await testDatabase('sqlite')).db)
  await server.show([december])
  const [event] = server.events().slice(-1)
  if (!event) throw new Error('no date')
  const midnight = Date.parse('2026-12-11T18:30:00Z')
  expect([isOpen(event, midnight - 1), isOpen(event, midnight)]).toEqual([true, false])
})

test.each([
  ['its code', { code: 'ewg20261212' }, []],
  ['its first day', { code: 'own', days: { first: '2026-12-12', last: '2026-12-12' } }, []],
  ['neither', { code: 'own' }, ['ewg20261212']],
])('an event of the content that names %s wins', async (_, change, expected) => {
  const content = calendarChurch()
  Object.assign(programmeOf(content, 'ewgregister').events[0] ?? {}, { dates: 'mine', ...change })
  const server = testOffers((await testDatabase('sqlite')).db, content)
  await server.show([december])
  const dates = server.events().filter((event) => isOpen(event, server.now()))
  expect(dates.filter((event) => event.dates !== 'mine').map(({ code }) => code)).toEqual([
    'ewgaugmysore2023',
    ...expected,
  ])
})

test('a form that no longer takes the calendar’s dates keeps those that it had, closed', async () => {
  const { db } = await testDatabase('sqlite')
  await testOffers(db).show([december])
  const content = calendarChurch()
  programmeOf(content, 'ewgregister').fromCalendar = false
  const server = testOffers(db, content)
  await server.offers.refresh()
  expect(server.events().map(({ code }) => code)).toContain('ewg20261212')
  expect(offered(server)).toEqual([])
})

test('without a calendar no form takes dates, and those that it had are known and closed', async () => {
  const { db } = await testDatabase('sqlite')
  await testOffers(db).show([december])
  const server = testOffers(db, calendarChurch(), true)
  await server.show([])
  await server.offers.refresh()
  expect(server.events().map(({ code }) => code)).toContain('ewg20261212')
  expect(offered(server)).toEqual([])
  // With the calendar's settings it is offered as before.
  const again = testOffers(db)
  await again.offers.refresh()
  expect(offered(again)).toEqual(['ewg20261212'])
})

test('a date of more than a year ago is only a name', async () => {
  const server = testOffers((await testDatabase('sqlite')).db)
  await server.show([december])
  await server.show([january], { at: Date.parse('2027-12-15T00:00:00Z') })
  expect(server.events().map(({ code }) => code)).not.toContain('ewg20261212')
})

test('a database that fails is counted, left alone for a while and tried again', async () => {
  const { db } = await testDatabase('sqlite')
  const server = testOffers(db)
  await db.destroy()
  await server.show([december])
  expect(server.faults).toEqual(['calendar.not-noted'])
  await server.offers.ready()
  expect(server.faults).toHaveLength(1)
  await server.show([december], { at: server.now() + 5_000 })
  expect(server.faults).toHaveLength(2)
})

/** The fixture church with an Encounter whose dates come from the calendar. */
function calendarChurch(): Content {
  const content = testContent()
  const encounter = programmeOf(content, 'ewgregister')
  encounter.fromCalendar = true
  encounter.calendarTitles = ['Encounter with God']
  encounter.prices = encounter.events[0]?.price
  return content
}

function encounterOn(id: string, firstDay: string, untilDay: string): CalendarEvent {
  const span = { kind: 'days', firstDay, untilDay } as const
  return { id, summary: 'Encounter with God', status: 'confirmed', span }
}

/** A server that offers what its calendar has. `show` changes the calendar. */
function testOffers(db: Db, content = calendarChurch(), isOff = false) {
  let moment = Date.parse('2026-11-16T04:00:00Z')
  let events: CalendarEvent[] = []
  const faults: string[] = []
  const { offers } = createCalendarOffers({
    db,
    content: () => content,
    now: () => new Date(moment),
    count: (name) => void faults.push(name),
    log: { info: () => {}, warn: () => {}, error: () => {} },
    isOff,
    calendar: {
      embed: undefined,
      read: async () => ({
        ok: true,
        value: { events, skipped: 0 },
        readAt: moment,
        late: false,
      }),
    },
  })
  const offering = offers.withDates(content, 'en')
  return {
    offers,
    faults,
    now: () => moment,
    events: () => programmeOf(offering, 'ewgregister').events,
    show: async (shown: CalendarEvent[], { at = moment + 60_000 } = {}) => {
      events = shown
      moment = at
      await offers.ready()
    },
  }
}
