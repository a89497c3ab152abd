import { expect, test } from 'vitest'
import { calendarFile } from './attachments.ts'

test('every line ends as the standard wants it, the last one too', () => {
  const file = calendarFile({
    id: 'visit',
    event: {
      name: 'Encounter with God',
      dates: 'Nov 14 to 15',
      venue: 'Campus, Mysore',
      days: { first: '2026-11-14', last: '2026-11-15' },
      movedFrom: undefined,
    },
    language: 'en',
    about: 'See\nhttps://church.example.org/my/x',
    at: new Date('2026-10-01T00:00:00Z'),
    version: 0,
  })
  // RFC 5545, 3.1: each line is terminated by CRLF.
  expect(file).toMatch(/^(?:[^\r\n]+\r\n)+$/)
  expect(file).toContain('Nov 14 to 15\\, 2026 (Saturday to Sunday)')
})
