import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { entriesAt } from '#database/doors/door-entries.ts'
import { forgetRecords } from '#database/records/forget/forget.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { changeGuestList, findGuests, type GuestList } from '#domain/doors/entry.ts'
import { judge, partyOf } from '#domain/doors/judge.ts'
import { proofText } from '#domain/family-code.ts'
import { correctPerson } from '#tests/support/corrections.ts'
import { doorListOf, newEntry, openTestDoor, sendEntries, tickets } from '#tests/support/doors.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { paidRegistration } from '#tests/support/payments.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { giveFamilyCodes } from '#workflows/folder/read-folder.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { ledgerFieldsOf } from '#workflows/records/payments/read-payment.ts'
import { readArrivals } from './read-arrivals.ts'
import { checkInTicket, readScannedTicket } from './scanned-ticket.ts'
import { ticketDigest } from './ticket-digest.ts'

const CODE = 'ewgmaymysore2023'

onEngines('the office sees who is here, came in twice and is unknown', async (services) => {
  const actor = await signedIn(services, 'viewer')
  const [a, b] = [await openTestDoor(services, 'Gate A'), await openTestDoor(services, 'Gate B')]
  for (let each = 0; each < 3; each++) await storeRegistration(services.db, { hold: 'confirmed' })
  const [first, second] = await tickets(services)
  const at = services.now().toISOString()
  services.pass(60_000)
  const entry = (code: string | undefined) => newEntry({ code, at })
  await sendEntries(services, a.secret, [entry(first), entry(second), entry('a poster')])
  await sendEntries(services, b.secret, [entry(first)])
  const arrivals = await readArrivals(services, { actor, code: CODE })
  const states = arrivals?.expected.map(({ presence }) => presence.state).sort()
  expect(states).toEqual(['in', 'in', 'not-yet'])
  const twice = arrivals?.expected.flatMap(({ presence }) => presence.twice) ?? []
  expect(twice.map((each) => [each.first.door, each.again.door].sort())).toEqual([
    ['Gate A', 'Gate B'],
  ])
  expect(arrivals?.strays).toMatchObject([{ typed: 'a poster', door: 'Gate A' }])
  expect(arrivals?.doors.map(({ name, heardAt }) => [name, heardAt])).toEqual(
    expect.arrayContaining([['Gate A', services.now().toISOString()]]),
  )
})

test('whoever came in before the registration was cancelled is shown apart', async (services) => {
  const actor = await signedIn(services, 'desk')
  const { id } = await storeRegistration(services.db, { hold: 'confirmed' })
  const [typed = ''] = await tickets(services)
  expect(await checkInTicket(services, { actor, typed, key: randomUUID() })).toEqual({ ok: true })
  await cancelRegistration(services, { actor, id })
  const arrivals = await readArrivals(services, { actor, code: CODE })
  expect([arrivals?.expected.length, arrivals?.ended.length]).toEqual([0, 1])
})

onEngines('staff check a ticket in once, however often they click', async (services) => {
  const actor = await signedIn(services, 'door')
  await storeRegistration(services.db, { hold: 'confirmed' })
  const [typed = ''] = await tickets(services)
  const key = randomUUID()
  await Promise.all([
    checkInTicket(services, { actor, typed, key }),
    checkInTicket(services, { actor, typed, key }),
  ])
  expect(await services.db.selectFrom('door_entry').selectAll().execute()).toHaveLength(1)
  expect(await readScannedTicket(services, { actor, typed })).toMatchObject({
    verdict: { answer: 'already-in', since: { door: 'Office' } },
  })
  expect(await checkInTicket(services, { actor, typed, key: randomUUID() })).toEqual({
    ok: false,
    problem: 'not-let-in',
  })
})

test('whoever pays at the door does it under the registration’s transaction number', async (services) => {
  const { payment } = await paidRegistration(services)
  const [typed = ''] = await tickets(services)
  const actor = await signedIn(services, 'desk')
  const scanned = await readScannedTicket(services, { actor, typed })
  expect(scanned).toMatchObject({ txnid: payment.txnid })
})

onEngines(
  'at the door the new ticket is good, and the old one says why it is not',
  async (services) => {
    const { id } = await paidRegistration(services)
    const { secret } = await openTestDoor(services)
    const heard = async (list: GuestList = new Map()) =>
      changeGuestList(list, await doorListOf(services, secret))
    const known = await heard()
    const old = (await ticketsOf(services.db, id)).map(({ code }) => code)
    const send = (code: string | undefined) =>
      sendEntries(services, secret, [newEntry({ code, at: services.now().toISOString() })])
    await send(old[1])
    await correctPerson(services, { actor, id, person: 1, changes: { email: 'right@example.org' } })
    const now = (await ticketsOf(services.db, id)).map(({ code }) => code)

    // A phone that had the old list, and one that comes new.
    for (const list of [await heard(known), await heard()]) {
      const answer = (code = '') => judge({ list, own: new Map(), ticket: ticketDigest(code) })
      expect(answer(now[0])).toMatchObject({ answer: 'welcome', guest: { first: 'Ravi' } })
      expect(answer(now[1])).toMatchObject({ answer: 'already-in', guest: { first: 'Maya' } })
      for (const code of old) {
        expect(answer(code)).toMatchObject({ answer: 'not-valid', why: 'replaced' })
      }
      expect(findGuests(list, 'Ravi')).toHaveLength(1)
      const ravi = list.get(ticketDigest(now[0] ?? ''))
      expect(ravi && partyOf(list, ravi)).toHaveLength(2)
    }

    // A phone without a network has let somebody in by the old ticket: it is that person's entry.
    for (const code of [old[0], ticketDigest(old[0] ?? '')]) {
      expect(await send(code)).toEqual(['stored'])
    }
    const entries = await entriesAt(services.db, 'ewgmaymysore2023')
    expect(entries.map(({ ticket_code }) => ticket_code).sort()).toEqual(
      [now[0], now[0], now[1]].sort(),
    )
    const arrivals = await readArrivals(services, { actor, code: 'ewgmaymysore2023' })
    expect([arrivals?.expected.length, arrivals?.strays]).toEqual([2, []])
  },
)

const YEAR_MS = 366 * 24 * 60 * 60_000

async function family(services: TestServices) {
  const people = [
    { first_name: 'Asha', age: 34 },
    { first_name: 'Meera', age: 5 },
  ]
  const { id } = await storeRegistration(services.db, { hold: 'confirmed', people })
  return { id, codes: (await ticketsOf(services.db, id)).map(({ code }) => code) }
}

/** A family whose slip was printed, and a phone at a door. */
async function familyAtDoor(services: TestServices) {
  const { secret } = await openTestDoor(services)
  const { id, codes } = await family(services)
  const families = await giveFamilyCodes(services, { code: CODE, registrationIds: [id] })
  const { code: letters = '', slip = '' } = families.get(id) ?? {}
  const at = services.now().toISOString()
  services.pass(60_000)
  const out = (more: object) =>
    newEntry({ code: codes[1], at, kind: 'out', takenBy: 'Asha', ...more })
  const send = (...entries: object[]) => sendEntries(services, secret, entries)
  const without = async () => {
    const actor = await signedIn(services, 'desk')
    return (await readArrivals(services, { actor, code: CODE }))?.without
  }
  return { secret, letters, slip, out, send, without }
}

test('a phone’s list is the same whatever a family’s letters are', async (services) => {
  const { secret, slip } = await familyAtDoor(services)
  const list = await doorListOf(services, secret)
  expect(list.guests.find(({ first }) => first === 'Meera')?.slip).toBe(ticketDigest(slip))
  expect(list.guests.find(({ first }) => first === 'Asha')?.slip).toBeUndefined()
  expect(JSON.stringify(list)).not.toContain(slip)
  // 128 bits, of which the phone has a digest.
  expect(Buffer.from(slip, 'base64url')).toHaveLength(16)
  for (const code of ['BCDH', 'ZXVT']) {
    await services.db.updateTable('family_code').set({ code }).execute()
    expect(await doorListOf(services, secret)).toEqual(list)
  }
})

onEngines('the server compares letters, and five wrong ones end it', async (services) => {
  const { letters, out, send, without } = await familyAtDoor(services)
  const wrong = letters.startsWith('B') ? 'CDHJ' : 'BCDH'
  const typed = ` ${letters.toLowerCase()} `
  expect(await send(out({ letters: wrong }), out({ letters: typed }))).toEqual([
    'wrong-letters',
    'stored',
  ])
  // All of them at once, as somebody would who has no slip.
  const guesses = Array.from({ length: 10 }, () => send(out({ letters: wrong })))
  expect((await Promise.all(guesses)).flat()).toEqual(Array(10).fill('wrong-letters'))
  expect(await send(out({ letters }))).toEqual(['wrong-letters'])
  expect(await without()).toEqual([])
})

test('a phone that was shut out learns nothing about letters', async (services) => {
  const { letters, out, send } = await familyAtDoor(services)
  await services.db.updateTable('door').set({ closed_at: services.now().toISOString() }).execute()
  services.pass(1_000)
  expect(await send(out({ letters: 'BCDH' }), out({ letters }))).toEqual(['refused', 'refused'])
})

onEngines('whoever has seen the slip shows it by a digest', async (services) => {
  const { slip, out, send, without } = await familyAtDoor(services)
  const id = randomUUID()
  const proof = ticketDigest(proofText({ id, slip }))
  expect(await send(out({ id, proof }))).toEqual(['stored'])
  expect(await without()).toEqual([])
  // Of another entry.
  expect(await send(out({ proof }))).toEqual(['stored'])
  expect(await without()).toMatchObject([{ first: 'Meera', takenBy: 'Asha', why: '' }])
})

onEngines('the office sees who was handed over without the code', async (services) => {
  const { out, send, without } = await familyAtDoor(services)
  const why = ' The slip is\nlost '
  expect(await send(out({ why }), out({ why: 'x'.repeat(121) }))).toEqual(['stored', 'refused'])
  expect(await without()).toMatchObject([
    { first: 'Meera', takenBy: 'Asha', why: 'The slip is lost', door: 'Gate A' },
  ])
})

onEngines('the office sees who took a child, until it is forgotten', async (services) => {
  const { secret } = await openTestDoor(services)
  const [, code = ''] = (await family(services)).codes
  const actor = await signedIn(services, 'desk')
  const at = services.now().toISOString()
  const later = new Date(services.now().getTime() + 1_000).toISOString()
  services.pass(60_000)
  const entries = [
    newEntry({ code, at }),
    newEntry({ code, at: later, kind: 'out', takenBy: ' Uncle\nThomas ' }),
    newEntry({ code, at: later, kind: 'out', takenBy: 'x'.repeat(81) }),
  ]
  expect(await sendEntries(services, secret, entries)).toEqual(['stored', 'stored', 'refused'])
  expect(await readScannedTicket(services, { actor, typed: code })).toMatchObject({
    verdict: { answer: 'left', since: { takenBy: 'Uncle Thomas' } },
  })
  const arrivals = await readArrivals(services, { actor, code: CODE })
  const taken = arrivals?.expected.map(({ presence }) => presence.since?.takenBy)
  expect(taken).toEqual([undefined, 'Uncle Thomas'])
  services.pass(YEAR_MS)
  await forgetRecords(services.db, {
    ledgerFields: ledgerFieldsOf(services),
    before: services.now().toISOString(),
    trial: false,
  })
  const kept = await services.db.selectFrom('door_entry').select('taken_by').execute()
  expect(kept).toEqual([{ taken_by: null }, { taken_by: null }])
})
