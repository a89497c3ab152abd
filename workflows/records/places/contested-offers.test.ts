import { expect, test } from 'vitest'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { countPlaces } from '#database/records/places/places.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { payInSandbox, register } from '#tests/support/payments.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { EVENT, withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { correctRegistration } from '#workflows/records/corrections/correct-registration.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { offerFreedPlaces, promote } from './offer-places.ts'
import { releasePlaces } from './release-places.ts'

const HOUR_MS = 60 * 60_000

/** One place. It was released, and these wait for it in this order. */
async function waiting(services: TestServices, names: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const firstname of ['First', ...names]) {
    services.pass(1_000)
    const sent = registration({ persons: [attendee({ firstname })] })
    const key = `browser-key-of-${firstname}`
    ids.push((await register(services, { registration: sent, key, waiting: true })).id)
  }
  services.pass(HOUR_MS)
  await releasePlaces(services)
  return ids.slice(1)
}

function withOnePlace(services: TestServices): TestServices {
  return withCapacity(services, { capacity: { people: 1 }, holdMinutes: 30 })
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
  const promotion = { holdMs: HOUR_MS, overCapacity: false }
  const answers = await Promise.all(ids.map((id) => promote(services, { ...promotion, id })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await countPlaces(services.db, EVENT)).people).toBe(1)
})

onEngines('one registration is offered a place once', async (plain) => {
  const services = withOnePlace(plain)
  const [id = ''] = await waiting(services, ['Beena'])
  const promotion = { id, holdMs: HOUR_MS, overCapacity: false }
  await Promise.all([
    offerFreedPlaces(services),
    offerFreedPlaces(services),
    promote(services, promotion),
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

test('a party that grows while a place is offered to it gets no more than there are', async () => {
  const services = withOnePlace(await testServices())
  const [id = ''] = await waiting(services, ['Beena'])
  await offerFreedPlaces(services)
  const { eventCode: _, paymentType: __, agree: ___, ...choices } = registration()
  const persons = [{ ...attendee({ firstname: 'Beena' }), position: 1 }, attendee()]
  const correction = { ...choices, type: 'Group' as const, persons }
  const grown = await correctRegistration(services, { actor: COMMAND_LINE, id, correction })
  expect(grown).toMatchObject({ ok: false, problem: 'full' })
  expect((await countPlaces(services.db, EVENT)).people).toBe(1)
})

test('a party that grows on the waiting list is offered places for all of it or none', async () => {
  const services = withOnePlace(await testServices())
  const { eventCode: _, paymentType: __, agree: ___, ...choices } = registration()
  const [id = ''] = await waiting(services, ['Beena'])
  const persons = [{ ...attendee({ firstname: 'Beena' }), position: 1 }, attendee()]
  const correction = { ...choices, type: 'Group' as const, persons }
  await correctRegistration(services, { actor: COMMAND_LINE, id, correction, overCapacity: true })
  expect(await offerFreedPlaces(services)).toBe(0)
  expect((await countPlaces(services.db, EVENT)).people).toBe(0)
})
