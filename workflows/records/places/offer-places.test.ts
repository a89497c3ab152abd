import { expect } from 'vitest'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { registerInTurn } from '#tests/support/payments.ts'
import { changeEvent, withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { isOfferDue, offerFreedPlaces } from './offer-places.ts'
import { releasePlaces } from './release-places.ts'

const HOUR_MS = 60 * 60_000

async function holds(services: TestServices, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => findRegistration(services.db, id)))
  return found.map((each) => each?.hold)
}

onEngines('an offer that is not taken goes to the next', async (made) => {
  const services = withCapacity(made, { capacity: { people: 1 }, holdMinutes: 30 })
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

test('nobody is offered a place while registration is closed', async ({ services: made }) => {
  const services = withCapacity(made, { capacity: { people: 1 }, holdMinutes: 30 })
  const ids = await registerInTurn(services, ['Asha', 'Beena'])
  services.pass(HOUR_MS)
  await releasePlaces(services)
  const closed = changeEvent(services, { open: false })
  expect(await isOfferDue(closed)).toBe(false)
  expect(await offerFreedPlaces(closed)).toBe(0)
  expect(await holds(services, ids)).toEqual(['released', 'waiting'])
})
