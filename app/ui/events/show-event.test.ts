import { expect, test } from 'vitest'
import type { CalendarEvent } from '#domain/calendar/event.ts'
import { testContent } from '#tests/support/site/church.ts'
import { nameEvent } from './show-event.ts'

const SPAN = { kind: 'days', firstDay: '2026-12-28', untilDay: '2027-01-01' } as const

test('an event has its programme’s name and the calendar’s title, also where another place registers for it', () => {
  const { conferences } = testContent()
  const gpcregister = conferences.programmes.gpcregister
  if (!gpcregister) throw new Error('The fixture has no form for pastors.')
  const title = 'Pastors in Mysore'
  const programmes = {
    ...conferences.programmes,
    gpcregister: { ...gpcregister, calendarTitles: [title] },
  }
  const setting = {
    language: 'en' as const,
    conferences: { ...conferences, programmes },
    english: conferences,
    table: [{ event: title, to: 'https://pastors.example.org' }],
    now: 0,
  }
  const event: CalendarEvent = { id: 'a', summary: title, status: 'confirmed', span: SPAN }
  expect(nameEvent(event, setting)).toEqual({ summary: 'Global Pastors Conference', title })
  const other = { ...event, summary: 'Evening of Worship' }
  expect(nameEvent(other, setting)).toEqual({ summary: other.summary, title: undefined })
})
