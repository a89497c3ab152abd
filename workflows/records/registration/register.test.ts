import { expect } from 'vitest'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { setHold } from '#database/records/places/places.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import { expectRegistration, register, registrationOf } from '#tests/support/payments.ts'
import { attendee, couple, registration } from '#tests/support/people.ts'
import { countRows } from '#tests/support/site/databases.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { findRegisteredAgain } from './register.ts'

const key = 'a-key-made-in-the-browser'

const family = registration({
  type: 'Family',
  paymentType: 'Part Payment',
  persons: [
    attendee(),
    attendee({ firstname: 'Jo', age: 8 }),
    attendee({ firstname: 'Mi', age: 3 }),
  ],
})

onEngines('all input is stored, with the price', async (services) => {
  const { id, payment } = await register(services, { registration: family, key })
  await expectRegistration(services, id, {
    submission: key,
    status: 'Not Paid',
    programme: 'ewgregister',
    event_code: 'ewgmaymysore2023',
    party: 'Family',
    residential: 'Residential',
    arrival: '2025-09-13T09:00',
    payment_type: 'Part Payment',
    agree: 1,
    due_minor: 500_00,
    full_minor: 3050_00,
  })
  expect(await attendeesOf(services.db, id)).toMatchObject([
    { position: 1, first_name: 'Asha', last_name: 'Rao', age: 34, share_minor: 250_00 },
    { position: 2, first_name: 'Jo', gender: 'Female', age: 8, share_minor: 250_00 },
    { position: 3, first_name: 'Mi', city: 'Bangalore', age: 3, share_minor: 0 },
  ])
  expect(payment).toMatchObject({
    registration_id: id,
    purpose: 'ewgmaymysore2023',
    payer_name: 'Asha',
    payer_email: 'asha@example.org',
    amount_minor: 500_00,
    state: 'open',
  })
  expect(payment?.txnid).toMatch(/^EWG\d{11}$/)
})

onEngines('concurrent submissions of one form are one registration', async (services) => {
  const send = () => register(services, { registration: family, key })
  const sent = await Promise.all([send(), send(), send(), send()])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect(new Set(sent.map(({ payment }) => payment?.txnid)).size).toBe(1)
  expect(await countOf(services)).toEqual({ registration: 1, attendee: 3, payment: 1 })
})

onEngines('without a key an unpaid twin is the same registration', async (services) => {
  const first = await register(services, { registration: family })
  services.pass(1_000)
  const second = await register(services, { registration: family })
  expect(second.id).toBe(first.id)
  expect(second.payment?.txnid).not.toBe(first.payment?.txnid)
  expect(await countOf(services)).toEqual({ registration: 1, attendee: 3, payment: 2 })
})

test('the same key with other input is another registration', async (services) => {
  const first = await register(services, { registration: family, key })
  const other = registration({ ...family, persons: [attendee({ age: 35 }), attendee()] })
  const second = await register(services, { registration: other, key })
  expect(second.id).not.toBe(first.id)
})

test.each(['short', 'x'.repeat(65), 'with spaces in between', '<script>alert(1)</script>'])(
  'the malformed key %j is ignored',
  async (odd) => {
    const services = await testServices()
    const { id } = await register(services, { registration: family, key: odd })
    expect((await registrationOf(services, id)).submission).toBeNull()
  },
)

onEngines('when nothing is due online no payment is opened', async (services) => {
  const small = registration({ persons: [attendee({ age: 5 })] })
  const { id, payment } = await register(services, { registration: small, key })
  expect(payment).toBeUndefined()
  expect((await paymentsFor(services.db, 'registration_id', id)).at(-1)).toBeUndefined()
  await expectRegistration(services, id, { status: 'Not Paid' })
})

test('full payment at the venue: nothing is due online', async (services) => {
  const venue = registration({ eventCode: 'wfcfebooty2023' })
  const { id, payment } = await register(services, { registration: venue })
  expect(payment).toBeUndefined()
  await expectRegistration(services, id, { due_minor: 0, full_minor: 7400_00 })
})

test('a Tamil name is stored as typed, and the provider gets a Latin name', async (services) => {
  const tamil = registration({ persons: [attendee({ firstname: 'ஆஷா', lastname: 'ರಾವ್' })] })
  const { id, payment } = await register(services, { registration: tamil })
  const [stored] = await attendeesOf(services.db, id)
  expect([stored?.first_name, stored?.last_name]).toEqual(['ஆஷா', 'ರಾವ್'])
  expect(payment?.payer_name).toBe('Asha')
})

test('when the payment can not be opened nothing is stored', async (services) => {
  const noDigits = {
    ...services,
    randomBelow: () => {
      throw new Error('no random numbers')
    },
  }
  await expect(register(noDigits, { registration: family, key })).rejects.toThrow()
  expect(await countOf(services)).toEqual({ registration: 0, attendee: 0, payment: 0 })
})

function countOf({ db }: TestServices) {
  return countRows(db, 'registration', 'attendee', 'payment')
}

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
