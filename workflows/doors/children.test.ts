import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Engine } from '#database/engine/open.ts'
import { forgetRecords } from '#database/records/forget/forget.ts'
import { proofText } from '#domain/family-code.ts'
import { doorListOf, newEntry, openTestDoor, sendEntries } from '#tests/support/doors.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { onEngines, type TestServices, testServices } from '#tests/support/site/services.ts'
import { readArrivals } from '#workflows/doors/read-arrivals.ts'
import { readScannedTicket } from '#workflows/doors/scanned-ticket.ts'
import { ledgerFieldsOf } from '#workflows/records/payments/read-payment.ts'
import { giveFamilyCodes } from '../folder/read-folder.ts'
import { ticketDigest } from './ticket-digest.ts'

const CODE = 'ewgmaymysore2023'
const YEAR_MS = 366 * 24 * 60 * 60_000

async function family(services: TestServices) {
  const people = [
    { first_name: 'Asha', age: 34 },
    { first_name: 'Meera', age: 5 },
  ]
  const { id } = await storeRegistration(services.db, { hold: 'confirmed', people })
  const tickets = await services.db
    .selectFrom('ticket')
    .select('code')
    .where('registration_id', '=', id)
    .orderBy('position')
    .execute()
  return { id, codes: tickets.map(({ code }) => code) }
}

/** A family whose slip was printed, and a phone at a door. */
async function familyAtDoor(engine?: Engine) {
  const services = await testServices(engine)
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
  return { services, secret, letters, slip, out, send, without }
}

test('a phone’s list is the same whatever a family’s letters are', async () => {
  const { services, secret, slip } = await familyAtDoor()
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

test.each(ENGINES)(
  '%s: the server compares letters, and five wrong ones end it',
  async (engine) => {
    const { letters, out, send, without } = await familyAtDoor(engine)
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
  },
)

test('a phone that was shut out learns nothing about letters', async () => {
  const { services, letters, out, send } = await familyAtDoor()
  await services.db.updateTable('door').set({ closed_at: services.now().toISOString() }).execute()
  services.pass(1_000)
  expect(await send(out({ letters: 'BCDH' }), out({ letters }))).toEqual(['refused', 'refused'])
})

test.each(ENGINES)('%s: whoever has seen the slip shows it by a digest', async (engine) => {
  const { slip, out, send, without } = await familyAtDoor(engine)
  const id = randomUUID()
  const proof = ticketDigest(proofText({ id, slip }))
  expect(await send(out({ id, proof }))).toEqual(['stored'])
  expect(await without()).toEqual([])
  // Of another entry.
  expect(await send(out({ proof }))).toEqual(['stored'])
  expect(await without()).toMatchObject([{ first: 'Meera', takenBy: 'Asha', why: '' }])
})

test.each(ENGINES)('%s: the office sees who was handed over without the code', async (engine) => {
  const { out, send, without } = await familyAtDoor(engine)
  const why = ' The slip is\nlost '
  expect(await send(out({ why }), out({ why: 'x'.repeat(121) }))).toEqual(['stored', 'refused'])
  expect(await without()).toMatchObject([
    { first: 'Meera', takenBy: 'Asha', why: 'The slip is lost', door: 'Gate A' },
  ])
})

onEngines('the office sees who took a child, until it is forgotten', async (services) => {
  const { secret } = await openTestDoor(services)
  const { codes } = await family(services)
  const [, code = ''] = codes
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
