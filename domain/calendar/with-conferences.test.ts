import { expect, test } from 'vitest'
import { days, hours } from '#tests/support/dates.ts'
import { programmeOf, testContent } from '#tests/support/site/church.ts'
import type { CalendarEvent } from './event.ts'
import { withConferences } from './register-now.ts'

const may6: CalendarEvent = {
  id: 'abc',
  summary: 'Encounter with God',
  status: 'confirmed',
  span: hours('2023-05-06T09:00+05:30', '2023-05-07T16:00+05:30'),
  location: 'The hill',
}

test.each<[string, CalendarEvent[], (string | undefined)[]]>([
  ['not in the calendar', [], ['ewgmaymysore2023']],
  ['on the same first day in the calendar', [may6], ['abc']],
  ['cancelled in the calendar', [{ ...may6, status: 'cancelled' }], ['abc', 'ewgmaymysore2023']],
  [
    'on another day',
    [{ ...may6, span: days('2023-05-07', '2023-05-09') }],
    ['abc', 'ewgmaymysore2023'],
  ],
  ['under another title', [{ ...may6, summary: 'Camp' }], ['abc', 'ewgmaymysore2023']],
])('a conference that is %s', (_, calendar, ids) => {
  expect(withConferences(calendar, oneEncounter()).map(({ id }) => id)).toEqual(ids)
})

test('it is titled as in the calendar, and lasts until the end of its last day', () => {
  const [event] = withConferences([], oneEncounter())
  expect(event).toMatchObject({
    summary: 'Encounter with God',
    location: 'Mysore',
    span: { firstDay: '2023-05-06', untilDay: '2023-05-08' },
  })
})

test('a date that came from the calendar is not added again', () => {
  const conferences = oneEncounter()
  for (const { events } of Object.values(conferences.programmes)) {
    for (const event of events) Object.assign(event, { calendarId: 'gone' })
  }
  expect(withConferences([], conferences)).toEqual([])
})

/** The fixture church with its first Encounter only. */
function oneEncounter() {
  const { conferences } = testContent()
  const encounter = programmeOf({ conferences }, 'ewgregister')
  const [first] = encounter.events
  if (!first) throw new Error('the church has no Encounter')
  const own = { ...encounter, events: [first], calendarTitles: ['Encounter with God', 'Other'] }
  return { past: [], programmes: { ewgregister: own } }
}
