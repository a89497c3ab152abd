import { expect } from 'vitest'
import { storeRegistration } from '#tests/support/people.ts'
import { onEngines, test } from '#tests/support/site/services.ts'
import { giveFamilyCodes } from './read-folder.ts'

const code = 'ewgmaymysore2023'

onEngines('a family’s code is made once, also by two at once', async (services) => {
  const { id } = await storeRegistration(services.db)
  const other = await storeRegistration(services.db)
  const ask = (registrationIds: string[]) => giveFamilyCodes(services, { code, registrationIds })
  const [first, second] = await Promise.all([ask([id]), ask([id, other.id])])
  expect(first.get(id)).toEqual(second.get(id))
  const later = await ask([other.id, id])
  expect(later.get(id)).toEqual(first.get(id))
  expect(later.get(other.id)?.code).not.toBe(later.get(id)?.code)
  const elsewhere = await giveFamilyCodes(services, { code: 'another', registrationIds: [id] })
  expect(elsewhere.size).toBe(1)
})

test('a code that another family has is not given again', async ({ services }) => {
  const one = await storeRegistration(services.db)
  const two = await storeRegistration(services.db)
  const numbers = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]
  const randomBelow = (below: number) => (numbers.shift() ?? 0) % below
  const ask = (id: string) =>
    giveFamilyCodes({ db: services.db, randomBelow }, { code, registrationIds: [id] })
  await ask(one.id)
  const codes = [...(await ask(two.id)).values()]
  expect(codes.map((family) => family.code)).toEqual(['BCDH', 'CDHJ'])
})
