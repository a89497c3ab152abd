import { expect } from 'vitest'
import { readDates } from '#app/features/pages/read-page.server.ts'
import { readerIn } from '#app/services.server.ts'
import { changeEvent, EVENT } from '#tests/support/site/church.ts'
import { test } from '#tests/support/site/services.ts'
import { upcomingEvents } from './upcoming-events.ts'

test('the landing page gets the next three events', async (services) => {
  const { events } = await upcomingEvents(services, { limit: 3 })
  expect(events).toHaveLength(3)
})

const TITLES = ['Encounter with God', 'TAMIL - Encounter with God']

test('events are chosen by title, each with its registration link', async (services) => {
  const { events } = await readDates(services, readerIn(services, 'en'), {
    titles: TITLES,
    limit: 15,
  })
  expect(events.length).toBeGreaterThan(3)
  for (const { summary, register, when } of events) {
    expect(['Encounter with God', 'Tamil Encounter with God']).toContain(summary)
    expect(when).toMatch(/^Sat \d+ (\w+ )?to Sun \d+ \w+ 20\d\d$/)
    const to = summary === 'Encounter with God' ? '/ewgregister' : '/ewgtamilregister'
    expect(register).toEqual({ to, open: false })
  }
})

test('a date that the form offers has a link that chooses it', async (plain) => {
  const services = changeEvent(plain, {
    days: { first: '2026-12-12', last: '2026-12-13' },
  })
  const { events } = await readDates(services, readerIn(services, 'en'), {
    titles: TITLES,
    limit: 15,
  })
  const open = events.filter(({ register }) => register?.open)
  expect(open).toMatchObject([
    { start: '2026-12-12', register: { to: `/ewgregister?event=${EVENT}`, open: true } },
  ])
})

test('external registration links are kept, and other events have no button', async (services) => {
  const {
    events: [living],
  } = await readDates(services, readerIn(services, 'en'), { titles: ['Living Free'] })
  expect(living?.register).toMatchObject({
    to: expect.stringMatching(/^https:/),
    open: true,
  })
  const {
    events: [sunday],
  } = await readDates(services, readerIn(services, 'en'), { titles: ['Sunday Services'] })
  expect(sunday?.register).toBeUndefined()
})
