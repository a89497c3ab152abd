import { expect } from 'vitest'
import { countPlaces } from '#database/records/places/places.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { paidRegistration, register, unpaidRegistration } from '#tests/support/payments.ts'
import { attendee, couple } from '#tests/support/people.ts'
import { EVENT, withCapacity, withDatesToCome } from '#tests/support/site/church.ts'
import { onEngines, type TestServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { correctRegistration } from '#workflows/records/corrections/correct-registration.ts'
import { moveRegistration, planMove } from '#workflows/records/corrections/move-registration.ts'
import { planCorrection } from '#workflows/records/corrections/plan-correction.ts'
import { takeRegistration } from '#workflows/records/registration/take-registration.ts'

const actor = COMMAND_LINE
const OTHER = 'ewgaugmysore2023'

/** A couple that was registered elsewhere, and a conference whose two places are taken. */
async function besideAFullConference(services: TestServices) {
  const { id } = await paidRegistration(services)
  await moveRegistration(services, { actor, id, to: OTHER })
  await register(services, { registration: couple() })
  const registration = await findRegistration(services.db, id)
  if (!registration) throw new Error('It was stored a moment ago.')
  return registration
}

onEngines('a move exceeds the capacity only where the office says so', async (plain) => {
  const services = withDatesToCome(withCapacity(plain, { capacity: { people: 2 } }))
  const registration = await besideAFullConference(services)
  const { id } = registration
  const target = { to: EVENT, overCapacity: true }
  const shortage = { kind: 'people', left: 0, wanted: 2 } as const
  expect(await planMove(services, { registration, to: EVENT })).toMatchObject({ ok: false })
  expect(await planMove(services, { registration, ...target })).toMatchObject({ shortage })
  expect(await moveRegistration(services, { actor, id, to: EVENT })).toMatchObject({ shortage })
  expect(await moveRegistration(services, { actor, id, ...target })).toMatchObject({ ok: true })
  expect((await countPlaces(services.db, EVENT)).people).toBe(4)
  const [last] = (await officeEventsOf(services.db, 'registration', id)).slice(-1)
  expect(last?.details).toMatchObject({ from: OTHER, overCapacity: true })
})

onEngines('a person is added beyond the capacity likewise', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 2 } })
  const { id } = await unpaidRegistration(services)
  const { type, residential, arrival, persons } = couple()
  const kept = persons.map((person, index) => ({ ...person, position: index + 1 }))
  const family = [...kept, attendee({ firstname: 'Asha', age: 8 })]
  const correction = { type, residential, arrival, persons: family }
  const shortage = { kind: 'people', left: 2, wanted: 3 } as const
  expect(await correctRegistration(services, { actor, id, correction })).toMatchObject({ shortage })
  const registration = await findRegistration(services.db, id)
  if (!registration) throw new Error('It was stored a moment ago.')
  const wanted = { registration, correction, overCapacity: true }
  expect(await planCorrection(services, wanted)).toMatchObject({ ok: true, shortage })
  await correctRegistration(services, { actor, id, correction, overCapacity: true })
  expect((await countPlaces(services.db, EVENT)).people).toBe(3)
})

onEngines('a registration at the door likewise', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 2 } })
  await register(services, { registration: couple() })
  const taken = {
    actor,
    key: 'at-the-door-of-a-full-one',
    registration: couple(),
    isPaidInCash: false,
  }
  expect(await takeRegistration(services, taken)).toMatchObject({ problem: 'full' })
  const twice = [
    await takeRegistration(services, { ...taken, overCapacity: true }),
    await takeRegistration(services, { ...taken, overCapacity: true }),
  ]
  expect(twice[0]).toMatchObject({ ok: true })
  expect(twice[1]).toEqual(twice[0])
  expect((await countPlaces(services.db, EVENT)).people).toBe(4)
})
