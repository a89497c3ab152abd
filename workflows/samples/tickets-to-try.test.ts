import { expect, test } from 'vitest'
import { openTestDoor } from '#tests/support/doors.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { testServices } from '#tests/support/site/services.ts'
import { readTicketsToTry } from './tickets-to-try.ts'

test('a door is tried with tickets of each kind, on the own machine only', async () => {
  const services = { ...(await testServices()), isPlayground: true }
  const { door } = await openTestDoor(services)
  await storeRegistration(services.db, { hold: 'confirmed' })
  await storeRegistration(services.db, { hold: 'confirmed', people: [{}, {}, { age: 5 }] })
  await storeRegistration(services.db, { hold: 'held' })
  const actor = await signedIn(services, 'desk')
  const sheet = await readTicketsToTry(services, { actor, id: door.id })
  const answers = sheet?.tickets.map(({ answer }) => answer)
  expect(answers).toEqual([
    ...['welcome', 'party', 'party', 'party'],
    ...(answers?.includes('not-valid') ? ['not-valid'] : []),
    ...['not-listed', 'no-ticket'],
  ])
  const elsewhere = { ...services, isPlayground: false }
  expect(await readTicketsToTry(elsewhere, { actor, id: door.id })).toBeUndefined()
  const volunteer = await signedIn(services, 'door')
  expect(await readTicketsToTry(services, { actor: volunteer, id: door.id })).toBeUndefined()
})
