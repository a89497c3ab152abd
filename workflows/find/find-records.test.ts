import { expect } from 'vitest'
import type { Role } from '#domain/staff.ts'
import { finishPayment, paidRegistration } from '#tests/support/payments.ts'
import { storeRegistration, testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { findRecords } from './find-records.ts'

async function office(services: TestServices) {
  const find = async (typed: string, role: Role = 'admin') => {
    const actor = { staffId: null, name: 'test', roles: [role] }
    const found = await findRecords(services, { actor, typed })
    if (!found.ok) throw new Error(found.problem)
    return found
  }
  const names = async (typed: string) =>
    (await find(typed)).registrations.rows.map(({ people }) => people[0]?.first_name)
  const store = (...first_names: string[]) =>
    storeRegistration(services.db, {
      people: first_names.map((first_name, index) => ({
        first_name,
        last_name: 'Narayanan',
        email: `${first_name.toLowerCase()}@families.example.org`,
        phone: `984501234${index}`,
      })),
    })
  return { find, names, store }
}

onEngines(
  'names are found as they are spelt, with one slip, and the best first',
  async (services) => {
    const { names, store } = await office(services)
    await store('Lakshmi', 'Arjun')
    await store('Laxmi')
    await store('Lakshman')
    expect(await names('laxmi')).toEqual(['Laxmi', 'Lakshmi'])
    expect(await names('lakshmi')).toEqual(['Lakshmi', 'Laxmi'])
    expect(await names('Lakshmu Naryanan')).toEqual(['Laxmi', 'Lakshmi'])
    expect(await names('arjnu')).toEqual(['Lakshmi'])
    expect(await names('lakshmi thomas')).toEqual([])
  },
)

onEngines(
  'a mobile is found by its last four digits, an address by its beginning',
  async (services) => {
    const { names, store } = await office(services)
    await store('Lakshmi', 'Arjun')
    expect(await names('2341')).toEqual(['Lakshmi'])
    expect(await names('341')).toEqual([])
    expect(await names('+91 98450 12340')).toEqual(['Lakshmi'])
    expect(await names('arjun@fam')).toEqual(['Lakshmi'])
  },
)

onEngines('a number opens what it belongs to', async (services) => {
  const { find, store } = await office(services)
  const registration = await store('Lakshmi')
  const one = { kind: 'registration', id: registration.id }
  expect((await find(`R-${registration.number}`)).one).toEqual(one)
  expect((await find(`r ${registration.number}`)).one).toEqual(one)
  const paid = await paidRegistration(services)
  const { txnid } = paid.payment
  const owner = { kind: 'registration', id: paid.id }
  for (const typed of [txnid, txnid.toLowerCase(), txnid.replace(/^[A-Z]+/, '')]) {
    expect((await find(typed, 'viewer')).one).toEqual(owner)
  }
  expect((await find('R-999999')).one).toBeUndefined()
})

onEngines('a receipt’s number opens the receipt, for whoever may see it', async (services) => {
  const { find } = await office(services)
  const { txnid } = await finishPayment(services, await giveGift(services, testGift), 'approve')
  const { year, number } = await services.db
    .selectFrom('receipt')
    .selectAll()
    .executeTakeFirstOrThrow()
  const padded = String(number).padStart(6, '0')
  for (const typed of [`${year}/${padded}`, padded, String(number)]) {
    const found = await find(typed, 'treasurer')
    expect(found.one).toEqual({ kind: 'receipt', year, number })
    const hidden = await find(typed, 'desk')
    expect([hidden.one, hidden.receipts.count, hidden.gifts.count]).toEqual([undefined, 0, 0])
  }
  expect((await find(txnid, 'treasurer')).one?.kind).toBe('gift')
  expect((await find(txnid, 'viewer')).one).toBeUndefined()
})

onEngines('four digits that end a mobile too open nothing', async (services) => {
  const { find, store } = await office(services)
  const { number } = await store('Lakshmi')
  await storeRegistration(services.db, { people: [{ phone: `987654${number}` }] })
  const found = await find(String(number))
  expect([found.one, found.registrations.count]).toEqual([undefined, 2])
})

onEngines('gifts and payments are the treasurer’s', async (services) => {
  const { find } = await office(services)
  await finishPayment(services, await giveGift(services, testGift), 'approve')
  const [name = ''] = testGift.name.split(' ')
  const seen = await find(name, 'treasurer')
  expect([seen.gifts.count, seen.payments.count]).toEqual([1, 1])
  expect(seen.payments.rows[0]?.name).toBe(testGift.name)
  const hidden = await find(name, 'viewer')
  expect([hidden.gifts.count, hidden.payments.count]).toEqual([0, 0])
  const actor = { staffId: null, name: 'test', roles: ['editor' as const] }
  expect(await findRecords(services, { actor, typed: name })).toMatchObject({ ok: false })
})

onEngines('the longest search is answered', async (services) => {
  const { find, store } = await office(services)
  await store('Lakshmi')
  const words = ['abcdefghijklmnop', 'qrstuvwxyzabcdef', 'lakshmilakshmila', 'zyxwvutsrqponmlk']
  expect((await find(`${words.join(' ')} narayanannara srinivasan`)).registrations.count).toBe(0)
  expect((await find(`a" OR b' | c:* NEAR(x) ~^<# {} \\ ${'%'.repeat(50)}`)).ok).toBe(true)
})

test('the newest of many are found', async (services) => {
  const { find, store } = await office(services)
  for (let index = 0; index < 500; index++) await storeRegistration(services.db)
  const { id } = await store('Asha')
  const { registrations } = await find('asha')
  expect(registrations.rows[0]?.id).toBe(id)
})
