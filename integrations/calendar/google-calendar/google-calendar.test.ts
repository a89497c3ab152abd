import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { upcoming } from '#domain/calendar/register-now.ts'
import { days, hours } from '#tests/support/dates.ts'
import { failure, serveSandbox } from '#tests/support/site/sandbox.ts'
import {
  createGoogleCalendar,
  type GoogleCalendarSettings,
  readError,
  readEventsAnswer,
} from './google-calendar.ts'

let moment = Date.parse('2026-06-10T09:30:00+05:30')
const now = () => new Date(moment)

const { sandbox, url, close } = await serveSandbox({
  ...{ basePath: '/sandbox', now },
  calendar: { id: 'events@church.test', apiKey: 'calendar-key' },
})
afterAll(close)

function calendar(changes: Partial<GoogleCalendarSettings> = {}) {
  sandbox.setFault('calendar', 'ok')
  return createGoogleCalendar({
    baseUrl: `${url}/calendar/v3`,
    calendarId: 'events@church.test',
    apiKey: 'calendar-key',
    timeoutMs: 2_000,
    now,
    ...changes,
  })
}

test('every event from this month on is read once', async () => {
  const { events, skipped } = await calendar().listEvents()
  expect(skipped).toBe(0)
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  const listed = upcoming(events, { now: moment, titles: ['Encounter with God'] })
  expect(listed[0]?.span).toEqual(days('2026-06-13', '2026-06-15'))
  const [service] = upcoming(events, { now: moment, titles: ['Sunday Services'] })
  expect(service?.span).toEqual(hours('2026-06-14T08:00+05:30', '2026-06-14T12:30+05:30'))
  // The month view shows what was earlier, too.
  const starts = events.flatMap(({ span }) => (span.kind === 'times' ? [span.from] : []))
  expect(starts).toContain(Date.parse('2026-06-07T08:00:00+05:30'))
})

test.each([
  ['an unknown key', { apiKey: 'wrong' }, 'API key not valid. Please pass a valid API key.'],
  ['an unknown calendar', { calendarId: 'other' }, 'Not Found'],
])('%s is refused with Google’s message', async (_, changes, said) => {
  expect((await failure(calendar(changes).listEvents())).said).toBe(said)
})

test.each(['failing', 'down', 'malformed'] as const)(
  'a service that is %s is an error without a message',
  async (mode) => {
    const provider = calendar()
    sandbox.setFault('calendar', mode)
    expect((await failure(provider.listEvents())).said).toBeUndefined()
  },
)

test('a request that times out does not put the API key into the error', async () => {
  const provider = calendar({ timeoutMs: 50 })
  sandbox.setFault('calendar', 'slow')
  const error = await failure(provider.listEvents())
  expect(error.message).toBe('google-calendar events: no answer')
  expect(String(error.cause)).not.toContain('calendar-key')
})

test('after a rate limit it makes no request until the pause is over', async () => {
  const provider = calendar()
  sandbox.setFault('calendar', 'rate-limited')
  expect((await failure(provider.listEvents())).message).toContain('rateLimitExceeded')
  sandbox.setFault('calendar', 'ok')
  expect((await failure(provider.listEvents())).message).toContain('waiting')
  moment += 60_000
  expect((await provider.listEvents()).events.length).toBeGreaterThan(20)
})

const day = { start: { date: '2025-09-13' }, end: { date: '2025-09-15' } }
const NINE = { dateTime: '2025-09-13T09:00:00Z' }
const IN_INDIA = {
  start: { dateTime: '2025-09-13T00:15:00+05:30' },
  end: { dateTime: '2025-09-13T01:00:00+05:30' },
}

test.each([
  ['two days', day, days('2025-09-13', '2025-09-15')],
  ['a day without an end', { start: day.start }, days('2025-09-13', '2025-09-14')],
  ['an end too early', { ...day, end: { date: '2025-09-01' } }, days('2025-09-13', '2025-09-14')],
  ['times in India', IN_INDIA, hours('2025-09-12T18:45Z', '2025-09-12T19:30Z')],
  ['a time without an end', { start: NINE }, hours('2025-09-13T09:00Z', '2025-09-13T09:00Z')],
])('%s is read', (_, times, span) => {
  expect(readEventsAnswer({ items: [{ id: 'a', ...times }] }).events[0]?.span).toEqual(span)
})

test.each([
  ['nothing', null],
  ['no id', day],
  ['an id that is no id', { id: '../../etc', ...day }],
  ['no start', { id: 'a', status: 'confirmed' }],
  ['a date that does not parse', { id: 'a', start: { date: '2025-02-30' } }],
  ['a date in words', { id: 'a', start: { date: 'tomorrow' } }],
  ['a time without a zone', { id: 'a', start: { dateTime: '2025-09-13T09:00:00' } }],
  ['a time that does not parse', { id: 'a', start: { dateTime: '2025-09-13T99:00:00Z' } }],
])('an item with %s is skipped and counted, and the others are read', (_, item) => {
  const { events, skipped } = readEventsAnswer({ items: [item, { id: 'b', ...day }] })
  expect({ ids: events.map(({ id }) => id), skipped }).toEqual({ ids: ['b'], skipped: 1 })
})

test('the stub of a cancelled event is not counted as skipped', () => {
  const stub = { id: 'a', status: 'cancelled', recurringEventId: 'b' }
  expect(readEventsAnswer({ items: [stub] })).toEqual({ events: [], skipped: 0 })
})

test('a missing or blank summary is left out', () => {
  const items = [
    { id: 'a', ...day },
    { id: 'b', summary: ' \u202e ', ...day },
    { id: 'c', summary: 7, ...day },
  ]
  const { events } = readEventsAnswer({ items })
  expect(events.map((event) => 'summary' in event)).toEqual([false, false, false])
})

test('markup in a title stays text, and a long title is cut', () => {
  const [event] = readEventsAnswer({
    items: [{ id: 'a', summary: `<b>${'x'.repeat(500)}`, description: '<p>Hi</p>', ...day }],
  }).events
  expect(event?.summary).toMatch(/^<b>x+…$/)
  expect(event?.summary).toHaveLength(200)
  expect(event?.description).toBe('Hi')
})

test.each([[null], ['half'], [[]], [{ items: 'none' }]])('%j is refused as no list', (body) => {
  expect(() => readEventsAnswer(body)).toThrow('no list')
})

test('Google’s reason and message are read where there are any', () => {
  const error = { message: 'Not <b>Found</b>', errors: [{ reason: 'notFound' }] }
  expect(readError({ error })).toEqual({ reason: 'notFound', said: 'Not Found' })
  expect(readError('<html>')).toEqual({})
})

test('no item makes the reader throw', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (items) => {
      const { events, skipped } = readEventsAnswer({ items })
      expect(events.length + skipped).toBeLessThanOrEqual(items.length)
    }),
  )
})
