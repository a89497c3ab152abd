import { expect } from 'vitest'
import { setHold } from '#database/records/places/places.ts'
import { register } from '#tests/support/payments.ts'
import { attendee, couple, registration } from '#tests/support/people.ts'
import { onEngines } from '#tests/support/site/services.ts'
import { findRegisteredAgain } from './find-registered-again.ts'

const KEY = 'a-key-made-in-the-browser'
const OTHER_KEY = 'another-key-of-the-browser'

onEngines('the same people again are found, in any order', async (services) => {
  const { privateToken } = await register(services, { registration: couple(), key: KEY })
  const again = couple({ persons: couple().persons.toReversed() })
  const asked = { registration: again, key: OTHER_KEY, tokens: [privateToken] }
  expect(await findRegisteredAgain(services, asked)).toEqual({
    names: again.persons.map(({ firstname }) => firstname),
    privateToken,
  })

  const nobody = undefined
  // Another browser, another date, other people, and the same form once more.
  expect(await findRegisteredAgain(services, { ...asked, tokens: [] })).toBe(nobody)
  const elsewhere = { ...asked, registration: couple({ eventCode: 'ewgaugmysore2023' }) }
  expect(await findRegisteredAgain(services, elsewhere)).toBe(nobody)
  const others = registration({ persons: [attendee({ firstname: 'Somebody', lastname: 'Else' })] })
  expect(await findRegisteredAgain(services, { ...asked, registration: others })).toBe(nobody)
  const same = { registration: couple(), key: KEY, tokens: [privateToken] }
  expect(await findRegisteredAgain(services, same)).toBe(nobody)
})

onEngines('a registration without places does not count', async (services) => {
  const { id, privateToken } = await register(services, { registration: couple(), key: KEY })
  const asked = { registration: couple(), key: OTHER_KEY, tokens: [privateToken] }
  expect(await findRegisteredAgain(services, asked)).toBeDefined()
  const released = { hold: 'released', heldUntil: undefined, source: 'sweep' } as const
  await setHold(services.db, id, { ...released, at: services.now() })
  expect(await findRegisteredAgain(services, asked)).toBeUndefined()
})
