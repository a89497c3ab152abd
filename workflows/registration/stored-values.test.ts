import { expect, test } from 'vitest'
import { attendeesOf, findRegistration } from '#database/registration/registrations.ts'
import { correctPerson } from '#workflows/corrections/correct-person.ts'
import { moveRegistration } from '#workflows/corrections/move-registration.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'
import { ENGINES } from '../../tests/each-engine.ts'
import { changeEvent } from '../../tests/fixtures/capacity.ts'
import { unpaidRegistration } from '../../tests/fixtures/paid-registration.ts'
import { testServices } from '../../tests/fixtures/services.ts'

const OTHER = 'ewgaugmysore2023'

test.each(ENGINES)(
  '%s: an unknown gender or party is never corrected to a guess',
  async (engine) => {
    const services = await testServices(engine)
    const { id } = await unpaidRegistration(services)
    const correct = () =>
      correctPerson(services, { actor: COMMAND_LINE, id, person: 1, changes: { city: 'Hubli' } })
    await services.db.updateTable('attendee').set({ gender: 'male' }).execute()
    await expect(correct()).rejects.toThrow(`Registration ${id}: gender is "male"`)
    await services.db.updateTable('attendee').set({ gender: 'Male' }).execute()
    await services.db.updateTable('registration').set({ party: 'Couple' }).execute()
    await expect(correct()).rejects.toThrow(`Registration ${id}: party is "Couple"`)
    expect((await attendeesOf(services.db, id))[0]?.city).toBe('Bangalore')
  },
)

test.each(['residential', 'payment_type'] as const)(
  'an unknown %s is never priced by a guess',
  async (column) => {
    const services = await testServices()
    const { id } = await unpaidRegistration(services)
    await services.db
      .updateTable('registration')
      .set({ [column]: 'Sofa' })
      .execute()
    const moved = moveRegistration(services, { actor: COMMAND_LINE, id, to: OTHER })
    await expect(moved).rejects.toThrow(`Registration ${id}: ${column} is "Sofa"`)
    expect(await findRegistration(services.db, id)).toMatchObject({ full_minor: 360_000 })
  },
)

test('an unknown residential never takes a place by a guess', async () => {
  const capacity = { people: 9, residential: 9 }
  const services = changeEvent(await testServices(), { capacity }, OTHER)
  const { id } = await unpaidRegistration(services)
  await services.db.updateTable('registration').set({ residential: 'Sofa' }).execute()
  const moved = moveRegistration(services, { actor: COMMAND_LINE, id, to: OTHER })
  await expect(moved).rejects.toThrow(`Registration ${id}: residential is "Sofa"`)
})
