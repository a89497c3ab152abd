import { expect, test } from 'vitest'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { CHOICES, storeRegistration } from '../support/people.ts'
import { plan, put, room, save, store } from '../support/rooms.ts'
import { formOn, wordsIn } from '../support/site/pages.ts'
import { expectWords, testSite } from '../support/site/server.ts'

const NEW = '/office/registrations/new'

const FAMILY = {
  ...{ ...CHOICES, type: 'Group', paym: 'Part Payment' },
  ...{ arrival: '2023-05-06T09:00', pay: 'later' },
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
  return { ...site, db, registered, ...(await site.enter('desk')) }
}

async function taken() {
  const desk = await atDesk()
  const { done } = await desk.confirm(NEW, FAMILY)
  const [{ id = '' } = {}] = await desk.registered()
  return { ...desk, done, id, tickets: `/office/registrations/${id}/tickets` }
}

test('the price is shown before anything is stored, again when it is another, and what was typed can be changed', async () => {
  const { fill, send, registered } = await atDesk()
  const plan = await fill(NEW, { ...FAMILY, intent: 'show' })
  expectWords(wordsIn(plan.html), [
    'Lakshmi, 41: residential, part payment',
    'Price Rs. 3,050',
    'Due now: Rs. 500, on their page or to the office. Later: Rs. 2,550.',
    'Nothing is mailed, because there is no e-mail address.',
  ])
  const { fields } = formOn(plan.html, -1)
  const refused = await send(NEW, { ...fields, price: '1', intent: 'do' })
  expect(refused.status).toBe(409)
  expect(wordsIn(refused.html)).toContain('The price has changed in the meantime.')
  expect(formOn(refused.html, -1).fields.price).toBe('305000')
  expect(await registered()).toEqual([])
  const back = await send(NEW, { ...fields, intent: 'edit' })
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
  expectWords(printed, [
    'Lakshmi Narayanan',
    'Arjun Narayanan',
    'Encounter with God',
    'May 6 to 7',
    'Your registration Still due: Rs. 3,050. Scan this to see, pay',
  ])
  await db.updateTable('registration').set({ hold: 'cancelled' }).execute()
  expect(wordsIn((await read(tickets)).html)).toContain('There are no tickets, because the places')
})

test('an added row that stays empty is nobody, and one that is begun is somebody', async () => {
  const { fill } = await atDesk()
  const blank = { firstname: '', lastname: ' ', gender: '', age: '' }
  const family = { ...FAMILY, type: 'Family', intent: 'show', ...person(1, blank) }
  const alone = await fill(NEW, family)
  expect(wordsIn(alone.html)).toContain('Individual, with a place at once')
  const begun = await fill(NEW, { ...family, 'persons[1].gender': 'Male' })
  expectWords(begun.html, ['Person 2: First Name is required!', 'Person 2: Age is required!'])
  expect(begun.html).not.toContain('Individual is for')
})

test('what is wrong at the desk is said by the site, not by the browser', async () => {
  const { open } = await atDesk()
  expect(await open(NEW)).toMatch(/ noValidate=""[^>]* action="\/office\/registrations\/new"/)
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

const DATE = '/office/conferences/ewgmaymysore2023'
const ROOMS = `${DATE}/rooms`

test('rooms that can’t be stored are named, and nothing that was typed is lost', async () => {
  const site = await testSite()
  const { services } = site
  await save(services, [room('1', { beds: 2 }), room('2')])
  await put(services, await store(services, 'Married Couple', ['Ravi', 'Maya']), 'Grace 1')
  const { rooms, version } = await plan(services)
  const id = rooms[0]?.id ?? ''
  const desk = await site.enter('desk')
  const fields = { key: '', version: String(version) }
  const change = { ...fields, id, building: 'Grace', name: '1', beds: '2' }
  const cases = [
    ['/paste', { rooms: 'Name;Beds\nGrace 1;4' }, 422, 'Please enter the room’s number or name.'],
    ['/paste', { rooms: 'Grace,1,1' }, 409, 'Grace 1 has 2 people in beds.'],
    ['/paste', { rooms: 'Grace,3,2\ngrace,3,4' }, 422, 'This room is listed twice.'],
    ['', { ...change, beds: '1' }, 409, 'before you make it smaller'],
    ['', { ...change, name: '2' }, 409, 'Room Grace 2 already exists.'],
    ['', { ...change, beds: 'two' }, 422, 'Please enter the beds as a number'],
    ['/beds', { room: id }, 422, 'Please tick the people you want to put into a room.'],
    ['/remove', { id }, 409, 'Somebody has a bed in Grace 1.'],
  ] as const
  for (const [path, typed, status, words] of cases) {
    const sent = Object.entries({ ...fields, ...typed, key: crypto.randomUUID() })
    const answer = await desk.send(ROOMS + path, sent)
    expect([path, answer.status, answer.html.includes(words)]).toEqual([path, status, true])
    if ('rooms' in typed) expectWords(answer.html, typed.rooms.split('\n'))
  }
  expect((await plan(services)).version).toBe(version)
})

async function opened() {
  const site = await testSite()
  const { id, number } = await storeRegistration(site.services.db, {
    cashMinor: 90_000,
    people: [
      { first_name: 'Lakshmi', last_name: 'Narayanan', phone: '9845012345' },
      { first_name: 'Arjun', last_name: 'Narayanan', phone: '9845054321' },
    ],
  })
  return { ...(await site.enter('desk')), number, record: `/office/registrations/${id}` }
}

test('a misspelt mother is found, marked, and leads back; nothing found says what was tried', async () => {
  const { number, record, open } = await opened()
  const html = await open('/office/find?q=laksmhi')
  expectWords(html, [
    '1 found for “laksmhi”',
    '<mark>Lakshmi</mark> Narayanan',
    'Spelt a little differently',
    `R-${number} · `,
    'Rs. 1,200 due',
    'Part paid',
    `href="${record}?found=1%7Elaksmhi"`,
  ])
  const back = '<a href="/office/find?q=laksmhi">Back to the 1 found</a>'
  expect(await open(`${record}?found=1%7Elaksmhi`)).toContain(back)
  expect(await open(record)).not.toContain('Back to the')
  expect(await open('/office/find')).toContain('a mobile number, or its last four')
  const nobody = await open('/office/find?q=%3Cb%3Ezebulon')
  expectWords(nobody, ['Nothing found for “&lt;b&gt;zebulon”', 'with one wrong letter'])
  expect(await open('/office/find?q=000999')).toContain('their last digits')
})

test('the way back leads to Find only, and survives an action on what was found', async () => {
  const { record, open, fill } = await opened()
  expect(await open(`${record}?found=%3Cb%3E~%22%3E%3Cscript%3E`)).not.toContain('Back to')
  expect(await open(`${record}?found=~%22%3E`)).toContain(
    'href="/office/find?q=%22%3E">Back to what was found</a>',
  )
  const found = 'found=12%7Elakshmi'
  expect(await open(`${record}?${found}`)).toContain(
    '<input type="hidden" name="found" value="12~lakshmi"/>',
  )
  const form = await open(`${record}/note?${found}`)
  expectWords(form, ['Back to the 12 found', `href="${record}?${found}">Back to the registration`])
  const done = await fill(`${record}/note?${found}`, { note: 'Comes by train', intent: 'do' })
  expect(done.status).toBe(303)
  const back = '<a href="/office/find?q=lakshmi">Back to the 12 found</a>'
  expect(await open(done.location)).toContain(back)
})
