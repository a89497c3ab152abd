import { expect } from 'vitest'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { countPlaces } from '#database/records/places/places.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { payInSandbox, registerInTurn } from '#tests/support/payments.ts'
import { attendee, correctionOf, registration } from '#tests/support/people.ts'
import { changeEvent, EVENT, withOnePlace } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { correctRegistration } from '#workflows/records/corrections/correct-registration.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import {
  isOfferDue,
  offerFreedPlaces,
  offerPlace,
  readQueues,
  withdrawOffer,
} from './offer-places.ts'
import { releasePlaces } from './release-places.ts'

const HOUR_MS = 60 * 60_000

const FOUND_ROOM = { overCapacity: true }

onEngines('an offer that is not taken goes to the next', async (plain) => {
  const services = withOnePlace(plain)
  const ids = await registerInTurn(services, ['Asha', 'Beena', 'Chitra'])
  expect(await isOfferDue(services)).toBe(false)
  expect(await offerFreedPlaces(services)).toBe(0)
  services.pass(HOUR_MS)
  await releasePlaces(services)
  expect(await isOfferDue(services)).toBe(true)
  expect(await offerFreedPlaces(services)).toBe(1)
  expect(await holds(services, ids)).toEqual(['released', 'held', 'waiting'])
  services.pass(47 * HOUR_MS)
  await releasePlaces(services)
  expect(await holds(services, ids)).toEqual(['released', 'held', 'waiting'])
  services.pass(2 * HOUR_MS)
  await releasePlaces(services)
  await Promise.all([offerFreedPlaces(services), offerFreedPlaces(services)])
  expect(await holds(services, ids)).toEqual(['released', 'released', 'held'])
})

test('nobody is offered a place while registration is closed', async (plain) => {
  const services = withOnePlace(plain)
  const ids = await registerInTurn(services, ['Asha', 'Beena'])
  services.pass(HOUR_MS)
  await releasePlaces(services)
  const closed = changeEvent(services, { open: false })
  expect(await isOfferDue(closed)).toBe(false)
  expect(await offerFreedPlaces(closed)).toBe(0)
  expect(await holds(services, ids)).toEqual(['released', 'waiting'])
})

/** One place. It was released, and these wait for it in this order. */
async function waiting(services: TestServices, names: readonly string[]): Promise<string[]> {
  const ids = await registerInTurn(services, ['First', ...names])
  services.pass(HOUR_MS)
  await releasePlaces(services)
  return ids.slice(1)
}

async function offered({ db }: TestServices, id: string): Promise<Payment> {
  const payment = (await paymentsFor(db, 'registration_id', id)).at(-1)
  if (!payment) throw new Error('nothing was offered')
  return payment
}

async function holds({ db }: TestServices, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => findRegistration(db, id)))
  return found.map((each) => each?.hold)
}

onEngines('of two people the last place is offered to one', async (plain) => {
  const services = withOnePlace(plain)
  const ids = await waiting(services, ['Beena', 'Chitra'])
  const offer = { actor: COMMAND_LINE, overCapacity: false }
  const answers = await Promise.all(ids.map((id) => offerPlace(services, { ...offer, id })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await countPlaces(services.db, EVENT)).people).toBe(1)
})

onEngines('one registration is offered a place once', async (plain) => {
  const services = withOnePlace(plain)
  const [id = ''] = await waiting(services, ['Beena'])
  const offer = { actor: COMMAND_LINE, id, overCapacity: false }
  await Promise.all([
    offerFreedPlaces(services),
    offerFreedPlaces(services),
    offerPlace(services, offer),
  ])
  expect(await paymentsFor(services.db, 'registration_id', id)).toHaveLength(1)
  expect((await countPlaces(services.db, EVENT)).people).toBe(1)
})

onEngines('an offer that ends while it is paid sells no place twice', async (plain) => {
  const services = withOnePlace(plain)
  const ids = await waiting(services, ['Beena', 'Chitra'])
  await offerFreedPlaces(services)
  const body = await payInSandbox(services, await offered(services, ids[0] ?? ''), 'approve')
  services.pass(49 * HOUR_MS)
  await Promise.all([
    receiveReport(services, { body, source: 'return' }),
    releasePlaces(services).then(() => offerFreedPlaces(services)),
  ])
  expect(await holds(services, ids)).toEqual(['confirmed', 'waiting'])
  expect((await countPlaces(services.db, EVENT)).people).toBe(1)
})

test('a party that grows while a place is offered to it gets no more than there are', async (plain) => {
  const services = withOnePlace(plain)
  const [id = ''] = await waiting(services, ['Beena'])
  await offerFreedPlaces(services)
  expect(await grow(services, id)).toMatchObject({ ok: false, problem: 'full' })
  expect((await countPlaces(services.db, EVENT)).people).toBe(1)
})

test('a party that grows on the waiting list is offered places for all of it or none', async (plain) => {
  const services = withOnePlace(plain)
  const [id = ''] = await waiting(services, ['Beena'])
  await grow(services, id, true)
  expect(await offerFreedPlaces(services)).toBe(0)
  expect((await countPlaces(services.db, EVENT)).people).toBe(0)
})

/** Beena brings somebody. */
function grow(services: TestServices, id: string, overCapacity = false) {
  const { persons, ...choices } = correctionOf(registration())
  const people = [...persons.map((each) => ({ ...each, firstname: 'Beena' })), attendee()]
  const correction = { ...choices, type: 'Group' as const, persons: people }
  return correctRegistration(services, { actor: COMMAND_LINE, id, correction, overCapacity })
}

async function firstQueue(services: TestServices, event?: string) {
  const actor = await signedIn(services, 'viewer')
  const read = await readQueues(services, { actor, event })
  if (!read.ok) throw new Error(read.problem)
  return read.queues[0]
}

onEngines('a queue has its order, its free places and its open offers', async (plain) => {
  const services = withOnePlace(plain)
  const [, beena, chitra] = await registerInTurn(services, ['Asha', 'Beena', 'Chitra'])
  expect(await firstQueue(services)).toMatchObject({
    code: EVENT,
    placesLeft: { people: 0 },
    waiting: [{ registration: { id: beena } }, { registration: { id: chitra } }],
    offered: [],
  })
  services.pass(HOUR_MS)
  await releasePlaces(services)
  await offerFreedPlaces(services)
  const until = new Date(services.now().getTime() + 48 * HOUR_MS).toISOString()
  expect(await firstQueue(services, EVENT)).toMatchObject({
    waiting: [{ registration: { id: chitra } }],
    offered: [{ registration: { id: beena }, payer: { first_name: 'Beena' }, until }],
  })
})

onEngines('an offer is withdrawn, and comes back by the office alone', async (plain) => {
  const services = withOnePlace(plain)
  const [id = '', other = ''] = await waiting(services, ['Asha', 'Beena'])
  const actor = COMMAND_LINE
  expect(await withdrawOffer(services, { actor, id })).toMatchObject({ problem: 'no-offer' })
  expect(await offerFreedPlaces(services)).toBe(1)
  const [before] = await paymentsFor(services.db, 'registration_id', id)
  expect(before).toMatchObject({ state: 'open' })
  expect(await withdrawOffer(services, { actor, id })).toMatchObject({ ok: true })
  const [ended] = await paymentsFor(services.db, 'registration_id', id)
  expect(ended).toMatchObject({ state: 'failed' })
  expect(await holds(services, [id, other])).toEqual(['waiting', 'waiting'])
  expect(await offerFreedPlaces(services)).toBe(1)
  expect(await holds(services, [id, other])).toEqual(['waiting', 'held'])
  expect(await offerPlace(services, { ...FOUND_ROOM, actor, id })).toMatchObject({ ok: true })
})
