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

test('moving offers the coming dates, with price and free places', async () => {
  const { read, address } = await officeWithComingDate()
  const { html } = await read(`${address}/move`)
  const offered = [...html.matchAll(/<input[^>]*type="radio"[^>]*value="([^"]*)"/g)]
  expect(offered.map(([, code]) => code)).toEqual([TO])
  expect(html).toContain('EWG · 9–10 Jan 2027 · Rs. 3,600 · 3 places free')
  expect(html).toContain('Encounter with God, Mysore, Jan 9 to 10')
})

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

test('a move without a date, and one to a full date, are refused beside the dates', async () => {
  const { services, fill, address } = await officeWithComingDate()
  const nothing = await fill(`${address}/move`, { to: '', intent: 'show' })
  expect([nothing.status, nothing.html]).toEqual([
    422,
    expect.stringContaining('Please choose a date.'),
  ])
  await paidRegistration(services)
  await services.db
    .updateTable('registration')
    .set({ event_code: TO })
    .where('id', '<>', address.split('/').at(-1) ?? '')
    .execute()
  const full = await fill(`${address}/move`, { to: TO, intent: 'show' })
  expect(full.status).toBe(422)
  expect(full.html).toContain('Only 1 place left for 2 people.')
  expect(full.html).toContain('1 place free')
})

test('a date that is over is refused', async () => {
  const { services, fill, id, address } = await officeWithComingDate()
  const past = await fill(`${address}/move`, { to: 'tamilewgjanmysore2023', intent: 'do' })
  expect(past.status).toBe(422)
  expect(past.html).toContain('This conference is over. Please choose a coming date.')
  expect(await findRegistration(services.db, id)).toMatchObject({ version: 0 })
})

test('without a date to come there is nothing to continue with', async () => {
  const site = await testSite()
  const { id } = await paidRegistration(site.services)
  const desk = await enterOffice(site, 'desk')
  const { html } = await desk.read(`/office/registrations/${id}/move`)
  expect(html).toContain('There is no other coming date.')
  expect(html).not.toContain('Continue')
})
