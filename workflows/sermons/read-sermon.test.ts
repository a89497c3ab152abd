import { expect, test } from 'vitest'
import {
  providerAnswer,
  providerFault,
  servicesWithSermons,
  testSermon,
} from '#tests/support/site/providers.ts'
import { readSermon } from './sermons.ts'

const TAG = 'pastor-daniel-samuel'
const own = testSermon('7', { tags: [TAG] })
const all = [
  testSermon('12', { tags: ['Pastor Daniel Samuel'] }),
  testSermon('11', { tags: ['dr-rachel-thomas'] }),
  testSermon('10', { tags: [TAG] }),
  testSermon('9', { tags: [TAG] }),
  testSermon('8', { tags: [TAG] }),
  own,
]

test('a sermon comes with its preacher and their three newest others', async () => {
  const services = servicesWithSermons({
    readOne: async () => providerAnswer(own),
    readAll: async () => providerAnswer(all),
  })
  const reading = await readSermon(services, '7')
  expect(reading).toMatchObject({
    ok: true,
    late: false,
    sermon: { id: '7' },
    preacher: { name: 'Rev. Tobias Hill', tag: TAG },
  })
  expect(reading.ok && reading.others.map(({ id }) => id)).toEqual(['12', '10', '9'])
})

test('a sermon by somebody who is not in the list has no preacher and no others', async () => {
  const guest = testSermon('7', { tags: ['guest-speaker'] })
  const services = servicesWithSermons({
    readOne: async () => providerAnswer(guest),
    readAll: async () => providerAnswer([guest, ...all]),
  })
  expect(await readSermon(services, '7')).toMatchObject({ preacher: undefined, others: [] })
})

test('without the list of all sermons, the sermon is shown without others', async () => {
  const services = servicesWithSermons({ readOne: async () => providerAnswer(own) })
  expect(await readSermon(services, '7')).toMatchObject({ ok: true, late: false, others: [] })
})

test('while the provider is down, a sermon of the last good list is shown as such', async () => {
  const services = servicesWithSermons({ readAll: async () => providerAnswer(all) })
  expect(await readSermon(services, '7')).toMatchObject({
    ok: true,
    late: true,
    sermon: { id: '7' },
  })
})

test('a sermon that nobody knows yet can’t be shown while the provider is down', async () => {
  const services = servicesWithSermons({ readAll: async () => providerAnswer(all) })
  expect(await readSermon(services, '99')).toEqual({
    ok: false,
    problem: 'provider-down',
    said: 'Come back later.',
  })
})

test('what the provider does not have is not found, also while an older list has it', async () => {
  const services = servicesWithSermons({
    readOne: async () => providerAnswer(undefined),
    readAll: async () => providerAnswer(all),
  })
  expect(await readSermon(services, '7')).toEqual({ ok: false, problem: 'not-found' })
})

test.each([
  ['in the church’s list', providerAnswer([own]), true],
  ['in no list', providerAnswer([]), false],
  ['in a list that can’t be read', providerFault, false],
])('an unlisted sermon that is %s is shown: %s', async (_, list, ok) => {
  const unlisted = { ...own, unlisted: true } as const
  const services = servicesWithSermons({
    readOne: async () => providerAnswer(unlisted),
    readAll: async () => list,
  })
  expect((await readSermon(services, '7')).ok).toBe(ok)
})

test.each(['', '0', 'x', '7:ab', '../7'])('"%s" is not asked for', async (id) => {
  const asked: string[] = []
  const services = servicesWithSermons({
    readOne: async (each) => {
      asked.push(each)
      return providerFault
    },
  })
  expect(await readSermon(services, id)).toEqual({ ok: false, problem: 'not-found' })
  expect(asked).toEqual([])
})
