import { expect, test } from 'vitest'
import type { CalendarEvent } from '#domain/calendar/event.ts'
import { testContent } from '#tests/support/site/church.ts'
import { providerAnswer } from '#tests/support/site/providers.ts'
import { onlyServices } from '#tests/support/site/services.ts'
import { makeIcal } from './make-ical.server.ts'

const content = testContent()

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

function services(events: CalendarEvent[]) {
  return onlyServices({
    content,
    off: [],
    publicUrl: 'https://church.example.org',
    calendar: {
      embed: undefined,
      read: async () => ({
        ...providerAnswer({ events, skipped: 0 }),
        readAt: 1_757_700_000_000,
      }),
    },
  })
}

/** Unfolds long lines, so that each line is one property. */
function lines(ical: string | undefined): string[] {
  return (ical ?? '').replaceAll('\r\n ', '').split('\r\n')
}

test('all-day events are written as dates, with an exclusive end, and times in UTC', async () => {
  const feed = lines(await makeIcal(services([weekend, evening])))
  expect(feed).toContain('DTSTART;VALUE=DATE:20250913')
  expect(feed).toContain('DTEND;VALUE=DATE:20250915')
  expect(feed).toContain('DTSTART:20250913T190000Z')
  expect(feed).toContain('DTEND:20250913T203000Z')
  expect(feed).toContain('STATUS:TENTATIVE')
})

test('event ids are stable', async () => {
  const read = async () => lines(await makeIcal(services([weekend, evening])))
  expect(await read()).toEqual(await read())
  expect(await read()).toContain('UID:weekend@church.example.org')
  expect(await read()).toContain('UID:evening_20250913T190000Z@church.example.org')
})

test('text from the calendar cannot inject iCalendar properties', async () => {
  const feed = lines(await makeIcal(services([evening])))
  expect(feed.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  expect(feed.find((line) => line.startsWith('SUMMARY:'))).toContain(
    'Prayer\\; praise\\, and\\nmore',
  )
})

test('lines are folded at 75 bytes and end with CRLF', async () => {
  const long = { ...weekend, description: 'ஜெபம் '.repeat(100) }
  const feed = (await makeIcal(services([long]))) ?? ''
  const sizes = feed.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(feed).toMatch(/^(?:[^\r\n]+\r\n)+$/)
})

test('cancelled events are left out', async () => {
  const feed = lines(await makeIcal(services([cancelled, weekend])))
  expect(feed.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(await makeIcal(services([cancelled]), 'cancelled')).toBeUndefined()
})
