import { expect, test } from 'vitest'
import { icalAnswer } from '#app/features/calendar/ical-answer.server.ts'
import type { CalendarEvent } from '#domain/calendar/event.ts'
import { trialContent } from '../../tests/trial-church.ts'
import { readEventFile, readFeed } from './make-ical.ts'

const content = trialContent()

const weekend: CalendarEvent = {
  id: 'weekend',
  summary: 'Encounter with God',
  status: 'confirmed',
  span: { kind: 'days', firstDay: '2025-09-13', untilDay: '2025-09-15' },
}

const evening: CalendarEvent = {
  id: 'evening_20250913T190000Z',
  summary: 'Prayer; praise, and\nmore\r\nEND:VEVENT',
  status: 'tentative',
  span: {
    kind: 'times',
    from: Date.parse('2025-09-14T00:30:00+05:30'),
    to: Date.parse('2025-09-14T02:00:00+05:30'),
  },
  location: 'Campus, Bangalore',
}

const cancelled: CalendarEvent = { ...weekend, id: 'cancelled', status: 'cancelled' }

function services(events: CalendarEvent[] | undefined) {
  return {
    content,
    publicUrl: 'https://church.example.org',
    calendar: {
      embed: undefined,
      read: async () =>
        events
          ? {
              ok: true as const,
              value: { events, skipped: 0 },
              readAt: 1_757_700_000_000,
              late: false,
            }
          : { ok: false as const, error: new Error('never read') },
    },
  }
}

/** Long lines are folded; unfolded they are one property each. */
function lines(ical: string | undefined): string[] {
  return (ical ?? '').replaceAll('\r\n ', '').split('\r\n')
}

test('whole days are dates, the last being the day after', async () => {
  const feed = lines(await readFeed(services([weekend])))
  expect(feed).toContain('DTSTART;VALUE=DATE:20250913')
  expect(feed).toContain('DTEND;VALUE=DATE:20250915')
})

test('times are moments in UTC, the same in every zone', async () => {
  const feed = lines(await readFeed(services([evening])))
  expect(feed).toContain('DTSTART:20250913T190000Z')
  expect(feed).toContain('DTEND:20250913T203000Z')
  expect(feed).toContain('STATUS:TENTATIVE')
})

test('ids are the same every time', async () => {
  const read = () => readFeed(services([weekend, evening]))
  expect(await read()).toBe(await read())
  expect(lines(await read())).toContain('UID:weekend@church.example.org')
  expect(lines(await read())).toContain('UID:evening_20250913T190000Z@church.example.org')
})

test('words from outside cannot end an event or add to it', async () => {
  const feed = lines(await readFeed(services([evening])))
  expect(feed.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  expect(feed.find((line) => line.startsWith('SUMMARY:'))).toContain(
    'Prayer\\; praise\\, and\\nmore',
  )
})

test('lines are short and end as the format asks', async () => {
  const long = { ...weekend, description: 'ஜெபம் '.repeat(100) }
  const feed = (await readFeed(services([long]))) ?? ''
  const sizes = feed.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(feed.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('cancelled events are left out', async () => {
  const feed = lines(await readFeed(services([cancelled, weekend])))
  expect(feed.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(await readEventFile(services([cancelled]), 'cancelled')).toBeUndefined()
})

test('one event has a file of its own; an unknown one has none', async () => {
  const file = lines(await readEventFile(services([weekend, evening]), 'weekend'))
  expect(file.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(await readEventFile(services([weekend]), 'other')).toBeUndefined()
})

test('without a calendar there is no feed, rather than an empty one', async () => {
  const feed = await readFeed(services(undefined))
  expect(feed).toBeUndefined()
  expect(icalAnswer(feed, { name: 'calendar', open: 'inline' }).status).toBe(404)
})
