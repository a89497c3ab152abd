import { expect, test } from 'vitest'
import { readerIn } from '#app/services.server.ts'
import type { Language } from '#domain/language.ts'
import { testServices } from '../../../tests/support/site/services.ts'
import { readCalendarMonth } from './read-calendar-month.server.ts'

/** The fixture's clock says Sunday 15 November 2026, 9:30 in India. */
async function read(text: string, made = testServices(), language: Language = 'en') {
  const services = await made
  return readCalendarMonth(services, readerIn(services, language), new URLSearchParams(text))
}

test.each([
  [''],
  ['month='],
  ['month=2000-01'],
  ['month=2026-13'],
  ['month=<script>'],
  ['month=99999999999999999999'],
])('?%s shows this month', async (text) => {
  const { month, listHeading, trouble } = await read(text)
  expect(trouble).toBeUndefined()
  expect(month.title).toBe('November 2026')
  expect(month.previous).toBeUndefined()
  expect(listHeading).toBe('Still to come in November 2026')
})

test('the address chooses the month, which links to the months before and after', async () => {
  const { month } = await read('month=2026-12')
  expect(month.title).toBe('December 2026')
  expect(month.previous).toEqual({ to: '/calendar?month=2026-11', title: 'November 2026' })
  expect(month.next).toEqual({ to: '/calendar?month=2027-01', title: 'January 2027' })
})

test('a month too far ahead becomes the last one with an event', async () => {
  const { month, events } = await read('month=2999-01')
  expect(month.next).toBeUndefined()
  expect(events.length).toBeGreaterThan(0)
})

test.each(['failing', 'down', 'malformed', 'rate-limited'] as const)(
  'a provider that is %s from the start leaves a page with a notice',
  async (mode) => {
    const services = await testServices()
    services.sandbox.setFault('calendar', mode)
    const { trouble, events, month } = await read('', Promise.resolve(services))
    expect(trouble?.kind).toBe('never-read')
    expect(events).toEqual([])
    expect(month.weeks.length).toBeGreaterThan(3)
    expect(services.counted()['calendar.failed']).toBe(1)
  },
)

test('a provider that fails later leaves the last known dates, with a notice', async () => {
  const services = await testServices()
  const before = await read('month=2026-12', Promise.resolve(services))
  services.sandbox.setFault('calendar', 'failing')
  services.pass(10 * 60_000)
  const trouble = async () => (await read('month=2026-12', Promise.resolve(services))).trouble
  await expect.poll(trouble).toEqual({
    kind: 'late',
    words: expect.stringContaining('as of Sun 15 Nov 2026, 9:30 AM.'),
  })
  const after = await read('month=2026-12', Promise.resolve(services))
  expect(after.events).toEqual(before.events)
})
