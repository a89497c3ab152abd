import { expect, test } from 'vitest'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { enterOffice } from '../support/office/staff.ts'
import { paidRegistration } from '../support/payments.ts'
import { programmeOf, testContent } from '../support/site/church.ts'
import { fieldsOfLastForm } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

const TO = 'ewgaugmysore2023'
const DAYS = { first: '2027-01-09', last: '2027-01-10' }

/** Ravi and Maya are at the first Encounter; the second one is to come, with three places. */
async function officeWithComingDate() {
  const content = testContent()
  const ewgregister = programmeOf(content, 'ewgregister')
  const events = ewgregister.events.map((event) =>
    event.code === TO
      ? { ...event, dates: 'Jan 9 to 10', days: DAYS, capacity: { people: 3 }, holdMinutes: 60 }
      : event,
  )
  const { conferences } = content
  const programmes = { ...conferences.programmes, ewgregister: { ...ewgregister, events } }
  const site = await testSite({
    content: { ...content, conferences: { ...conferences, programmes } },
  })
  const { id } = await paidRegistration(site.services)
  const desk = await enterOffice(site, 'desk')
  return { ...desk, services: site.services, id, address: `/office/registrations/${id}` }
}

test('the plan asks for the arrival, at the same hour of the new first day', async () => {
  const { services, fill, send, read, id, address } = await officeWithComingDate()
  const plan = await fill(`${address}/move`, { to: TO, intent: 'show' })
  const fields = fieldsOfLastForm(plan.html)
  expect(fields.get('arrival')).toBe('2027-01-09T09:00')
  expect(plan.html).toContain('Before: 13 Sep 2025, 9:00 AM')
  const wrong = new Map(fields).set('arrival', '').set('intent', 'do')
  const refused = await send(`${address}/move`, wrong)
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('Arrival details are required!')
  expect(refused.html).toContain('What will happen')
  const right = new Map(fieldsOfLastForm(refused.html)).set('arrival', '2027-01-08T20:00')
  expect((await send(`${address}/move`, right.set('intent', 'do'))).status).toBe(303)
  expect(await findRegistration(services.db, id)).toMatchObject({
    event_code: TO,
    arrival: '2027-01-08T20:00',
  })
  expect((await read(address)).html).toContain('From 6–7 May 2023 to 9–10 Jan 2027')
})

test('without a date to come there is nothing to continue with', async () => {
  const site = await testSite()
  const { id } = await paidRegistration(site.services)
  const desk = await enterOffice(site, 'desk')
  const { html } = await desk.read(`/office/registrations/${id}/move`)
  expect(html).toContain('There is no other coming date.')
  expect(html).not.toContain('Continue')
})
