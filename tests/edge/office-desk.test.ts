import { expect, test } from 'vitest'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { enterOffice } from '../support/office/staff.ts'
import { formOn, wordsIn } from '../support/site/pages.ts'
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
  ...person(0, { firstname: 'Lakshmi', gender: 'Female', age: '41', phone: '98860 11223' }),
  ...person(1, { firstname: 'Arjun', gender: 'Male', age: '9' }),
}

function person(index: number, typed: Record<string, string>): Record<string, string> {
  const fields = Object.entries({ lastname: 'Narayanan', ...typed })
  return Object.fromEntries(fields.map(([name, value]) => [`persons[${index}].${name}`, value]))
}

async function atDesk() {
  const site = await testSite()
  const { db } = site.services
  const registered = () => db.selectFrom('registration').select('id').execute()
  return { ...site, db, registered, ...(await enterOffice(site, 'desk')) }
}

async function taken() {
  const desk = await atDesk()
  const { done } = await desk.confirm(NEW, FAMILY)
  const [{ id = '' } = {}] = await desk.registered()
  return { ...desk, done, id, tickets: `/office/registrations/${id}/tickets` }
}

test('the price is shown before anything is stored, and what was typed can be changed', async () => {
  const { fill, send, registered } = await atDesk()
  const plan = await fill(NEW, { ...FAMILY, intent: 'show' })
  for (const words of [
    'Lakshmi Narayanan, 41: adult, residential, part payment 9886011223',
    'Price Rs. 3,050',
    'Due now: Rs. 500, on their page or to the office. Later: Rs. 2,550.',
    'Nothing is mailed, because there is no e-mail address.',
  ]) {
    expect(wordsIn(plan.html)).toContain(words)
  }
  expect(await registered()).toEqual([])
  const back = await send(NEW, { ...formOn(plan.html, -1).fields, intent: 'edit' })
  expect(formOn(back.html, -1).fields).toMatchObject(FAMILY)
})

test('a name and a mobile number suffice at the desk, and the tickets are printed', async () => {
  const { db, id, done, read, tickets } = await taken()
  const people = await attendeesOf(db, id)
  const addresses = people.map(({ email, phone, city }) => [email, phone, city])
  expect(addresses).toEqual(Array(2).fill(['', '9886011223', '']))
  expect(await db.selectFrom('outbox').select('key').execute()).toEqual([])
  const page = wordsIn((await read(done.location)).html)
  expect(page).toContain('Registered. Nothing is mailed, because there is no e-mail address.')
  expect(page).toContain('No e-mail address: nothing is mailed to them.')
  expect(page.match(/Print the tickets/g)).toHaveLength(1)
  expect(page).not.toContain('Registered on the website.')
  const printed = wordsIn((await read(tickets)).html)
  for (const words of [
    'Lakshmi Narayanan',
    'Arjun Narayanan',
    'Encounter with God',
    'May 6 to 7',
    'Your registration Still due: Rs. 3,050. Scan this to see, pay',
  ]) {
    expect(printed).toContain(words)
  }
  await db.updateTable('registration').set({ hold: 'cancelled' }).execute()
  expect(wordsIn((await read(tickets)).html)).toContain('There are no tickets, because the places')
})

test('at another price than was shown nothing is stored', async () => {
  const { fill, send, registered } = await atDesk()
  const plan = await fill(NEW, { ...FAMILY, intent: 'show' })
  const { fields } = formOn(plan.html, -1)
  const refused = await send(NEW, { ...fields, price: '1', intent: 'do' })
  expect(refused.status).toBe(409)
  expect(wordsIn(refused.html)).toContain('The price has changed in the meantime.')
  expect(formOn(refused.html, -1).fields.price).toBe('305000')
  expect(await registered()).toEqual([])
})

test('who was registered without an address may correct the page without one', async () => {
  const { db, url, id } = await taken()
  const own = `${url}/my/${(await findRegistration(db, id))?.private_token}`
  const open = async (address: string) => (await fetch(address)).text()
  expect(await open(own)).not.toContain('Send the link again')
  const { fields } = formOn(await open(`${own}/correct`), -1)
  const body = new URLSearchParams({ ...fields, 'persons[1].firstname': 'Arjuna' })
  const answer = await fetch(`${own}/correct`, { method: 'POST', body, redirect: 'manual' })
  // The conference is over, so it asks first; nothing that was left empty is a mistake.
  expect(answer.status).toBe(200)
  expect(wordsIn(await answer.text())).toContain('First Name Arjun → Arjuna')
})
