import { expect, test } from 'vitest'
import { trialServices } from '../../tests/trial-services.ts'
import { upcomingEvents } from './upcoming-events.ts'

test('the next three, for the landing page', async () => {
  const services = await trialServices()
  const { events } = await upcomingEvents(services, { limit: 3 })
  expect(events).toHaveLength(3)
})

test('those with a title, with where to register', async () => {
  const services = await trialServices()
  const titles = ['Encounter with God', 'TAMIL - Encounter with God']
  const { events } = await upcomingEvents(services, { titles, limit: 15 })
  expect(events.length).toBeGreaterThan(3)
  for (const { summary, register, when } of events) {
    expect(titles).toContain(summary)
    expect(when).toMatch(/^Sat \d+ (\w+ )?to Sun \d+ \w+ 20\d\d$/)
    const to = summary === 'Encounter with God' ? '/ewgregister' : '/ewgtamilregister'
    expect(register).toEqual({ to, label: 'Register Now' })
  }
})

test('an outside form is led to as well, and what nobody registers for has no button', async () => {
  const services = await trialServices()
  const {
    events: [living],
  } = await upcomingEvents(services, { titles: ['Living Free'] })
  expect(living?.register?.to).toMatch(/^https:\/\//)
  const {
    events: [sunday],
  } = await upcomingEvents(services, { titles: ['Sunday Services'] })
  expect(sunday?.register).toBeUndefined()
})

test('without a calendar it is said why there are none, and the operator knows', async () => {
  const services = await trialServices()
  services.sandbox.setFault('calendar', 'failing')
  const { phone } = services.content.church
  expect(await upcomingEvents(services, {})).toEqual({
    events: [],
    trouble: { kind: 'never-read', phone },
  })
  expect(services.counted()['calendar.failed']).toBe(1)
})

test('dates that could not be read again say of when they are', async () => {
  const services = await trialServices()
  const before = await upcomingEvents(services, { limit: 3 })
  expect(before.trouble).toBeUndefined()
  services.sandbox.setFault('calendar', 'failing')
  services.pass(10 * 60_000)
  const trouble = async () => (await upcomingEvents(services, { limit: 3 })).trouble
  await expect.poll(trouble).toEqual({ kind: 'late', asOf: 'Sun 15 Nov 2026, 9:30 AM' })
  expect((await upcomingEvents(services, { limit: 3 })).events).toEqual(before.events)
})
