import { expect, test } from 'vitest'
import { trialServices } from '../tests/trial-services.ts'
import { upcomingEvents } from './upcoming-events.server.ts'

test('the next three, for the landing page', async () => {
  const services = await trialServices()
  const events = await upcomingEvents(services, { limit: 3 })
  expect(events).toHaveLength(3)
})

test('those with a title, with where to register', async () => {
  const services = await trialServices()
  const titles = ['Encounter with God', 'TAMIL - Encounter with God']
  const events = await upcomingEvents(services, { titles, limit: 15 })
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
  const [living] = await upcomingEvents(services, { titles: ['Living Free'] })
  expect(living?.register?.to).toMatch(/^https:\/\//)
  const [sunday] = await upcomingEvents(services, { titles: ['Sunday Services'] })
  expect(sunday?.register).toBeUndefined()
})

test('without a calendar there are none, and the operator knows', async () => {
  const services = await trialServices()
  services.sandbox.setFault('calendar', 'failing')
  expect(await upcomingEvents(services, {})).toEqual([])
  expect(services.counted()['calendar.failed']).toBe(1)
})
