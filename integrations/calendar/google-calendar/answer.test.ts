import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readError, readEventsAnswer } from './answer.ts'

const day = { start: { date: '2025-09-13' }, end: { date: '2025-09-15' } }

function spanOf(times: object) {
  return readEventsAnswer({ items: [{ id: 'a', ...times }] }).events[0]?.span
}

test.each([
  ['two days', day, { kind: 'days', firstDay: '2025-09-13', untilDay: '2025-09-15' }],
  [
    'a day without an end',
    { start: { date: '2025-09-13' } },
    { kind: 'days', firstDay: '2025-09-13', untilDay: '2025-09-14' },
  ],
  [
    'an end before its start',
    { start: { date: '2025-09-13' }, end: { date: '2025-09-01' } },
    { kind: 'days', firstDay: '2025-09-13', untilDay: '2025-09-14' },
  ],
  [
    'times in India',
    {
      start: { dateTime: '2025-09-13T00:15:00+05:30' },
      end: { dateTime: '2025-09-13T01:00:00+05:30' },
    },
    {
      kind: 'times',
      from: Date.parse('2025-09-12T18:45:00Z'),
      to: Date.parse('2025-09-12T19:30:00Z'),
    },
  ],
  [
    'a time without an end',
    { start: { dateTime: '2025-09-13T09:00:00Z' } },
    {
      kind: 'times',
      from: Date.parse('2025-09-13T09:00:00Z'),
      to: Date.parse('2025-09-13T09:00:00Z'),
    },
  ],
])('%s is read', (_, times, span) => {
  expect(spanOf(times)).toEqual(span)
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
