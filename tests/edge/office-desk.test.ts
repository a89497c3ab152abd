import { expect, test } from 'vitest'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { enterOffice } from '../support/office/staff.ts'
import { fieldsOfLastForm, unescaped, wordsIn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

const NEW = '/office/registrations/new'

/** A mother and her son at the desk: her mobile number, and no e-mail address. */
const FAMILY = {
  productinfo: 'ewgmaymysore2023',
  type: 'Group',
  residential: 'Residential',
  paym: 'Part Payment',
  arrival: '2023-05-06T09:00',
  pay: 'later',
  'persons[0].firstname': 'Lakshmi',
  'persons[0].lastname': 'Narayanan',
  'persons[0].gender': 'Female',
  'persons[0].age': '41',
  'persons[0].phone': '98860 11223',
  'persons[1].firstname': 'Arjun',
  'persons[1].lastname': 'Narayanan',
  'persons[1].gender': 'Male',
  'persons[1].age': '9',
}

type Desk = Awaited<ReturnType<typeof atDesk>>

async function atDesk() {
  const site = await testSite()
  const desk = await enterOffice(site, 'desk')
  return { ...site, ...desk }
}

async function take(desk: Desk, typed: Record<string, string> = FAMILY) {
  const plan = await desk.fill(NEW, { ...typed, intent: 'show' })
  const taken = await desk.send(NEW, [...fieldsOfLastForm(plan.html), ['intent', 'do']])
  const id = /registrations\/([\da-f-]{36})/.exec(taken.location)?.[1] ?? ''
  return { plan, taken, id }
}

test('the price is shown before anything is stored, and what was typed can be changed', async () => {
  const desk = await atDesk()
  const plan = await desk.fill(NEW, { ...FAMILY, intent: 'show' })
  expect(plan.status).toBe(200)
  const words = wordsIn(plan.html)
  expect(words).toContain('Lakshmi Narayanan, 41: adult, residential, part payment 9886011223')
  expect(words).toContain('Price Rs. 3,050')
  expect(words).toContain('Due now: Rs. 500, on their page or to the office. Later: Rs. 2,550.')
  expect(words).toContain('Nothing is mailed, because there is no e-mail address.')
  const { db } = desk.services
  expect(await db.selectFrom('registration').select('id').execute()).toEqual([])
  const back = await desk.send(NEW, [...fieldsOfLastForm(plan.html), ['intent', 'edit']])
  const typed = Object.fromEntries(fieldsOfLastForm(back.html))
  // A radio button that is not chosen is read like the chosen one.
  const { pay: _, ...kept } = FAMILY
  expect(typed).toMatchObject(kept)
  expect(unescaped(back.html)).toMatch(
    /value="later" checked|checked="" value="later"|value="later"[^>]*checked/,
  )
})

test('a name and a mobile number suffice at the desk, and the tickets are printed', async () => {
  const desk = await atDesk()
  const { taken, id } = await take(desk)
  expect(taken.status).toBe(303)
  const people = await attendeesOf(desk.services.db, id)
  expect(people.map(({ email, phone, city }) => [email, phone, city])).toEqual([
    ['', '9886011223', ''],
    ['', '9886011223', ''],
  ])
  expect(await desk.services.db.selectFrom('outbox').select('key').execute()).toEqual([])
  const page = wordsIn((await desk.read(taken.location.slice(0))).html)
  expect(page).toContain('Registered. Nothing is mailed, because there is no e-mail address.')
  expect(page).toContain('No e-mail address: nothing is mailed to them.')
  expect(page.match(/Print the tickets/g)).toHaveLength(1)
  expect(page).not.toContain('Registered on the website.')
  const tickets = wordsIn((await desk.read(`/office/registrations/${id}/tickets`)).html)
  for (const words of [
    'Lakshmi Narayanan',
    'Arjun Narayanan',
    'Encounter with God',
    'May 6 to 7',
  ]) {
    expect(tickets).toContain(words)
  }
  expect(tickets).toContain('Your registration Still due: Rs. 3,050. Scan this to see, pay')
})

test('at another price than was shown nothing is stored', async () => {
  const desk = await atDesk()
  const plan = await desk.fill(NEW, { ...FAMILY, intent: 'show' })
  const fields = fieldsOfLastForm(plan.html).set('price', '1')
  const refused = await desk.send(NEW, [...fields, ['intent', 'do']])
  expect(refused.status).toBe(409)
  expect(wordsIn(refused.html)).toContain('The price has changed in the meantime.')
  expect(fieldsOfLastForm(refused.html).get('price')).toBe('305000')
  expect(await desk.services.db.selectFrom('registration').select('id').execute()).toEqual([])
})

test('who was registered without an address may correct the page without one', async () => {
  const desk = await atDesk()
  const { id } = await take(desk)
  const registration = await findRegistration(desk.services.db, id)
  const address = `${desk.url}/my/${registration?.private_token}`
  const page = await (await fetch(address)).text()
  expect(page).not.toContain('Send the link again')
  const form = fieldsOfLastForm(await (await fetch(`${address}/correct`)).text())
  const body = new URLSearchParams([...form.set('persons[1].firstname', 'Arjuna')])
  const answer = await fetch(`${address}/correct`, { method: 'POST', body, redirect: 'manual' })
  // The conference is over, so it asks first; nothing that was left empty is a mistake.
  expect(answer.status).toBe(200)
  expect(wordsIn(await answer.text())).toContain('First Name Arjun → Arjuna')
})

test('tickets are printed by the desk only, and there are none before the places are confirmed', async () => {
  const desk = await atDesk()
  const { id } = await take(desk)
  for (const role of ['viewer', 'treasurer', 'editor'] as const) {
    const other = await enterOffice(desk, role)
    const { status } = await other.read(`/office/registrations/${id}/tickets`)
    expect([role, status]).toEqual([role, 403])
  }
  const missing = await desk.read(`/office/registrations/${crypto.randomUUID()}/tickets`)
  expect(missing.status).toBe(404)
  await desk.services.db.updateTable('registration').set({ hold: 'cancelled' }).execute()
  const { html } = await desk.read(`/office/registrations/${id}/tickets`)
  expect(wordsIn(html)).toContain('There are no tickets, because the places are not confirmed.')
})
