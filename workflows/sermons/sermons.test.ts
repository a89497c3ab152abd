import { expect, test } from 'vitest'
import {
  providerAnswer,
  providerFault,
  servicesWithSermons,
  testSermon,
} from '#tests/support/site/providers.ts'
import { readSermon, searchSermons } from './sermons.ts'

const all = [
  testSermon('5', { title: 'Hope', tags: ['pastor-daniel-samuel'] }),
  testSermon('4', { title: 'Rooted', tags: ['Grace'] }),
  testSermon('3', { title: 'Rest', description: 'About grace.' }),
  testSermon('2', { title: 'Grace Again' }),
]

function page(...sermons: typeof all) {
  return providerAnswer({ sermons, page: 1, pages: 1, total: sermons.length })
}

async function search(words: string, library: Parameters<typeof servicesWithSermons>[0]) {
  const listed = await searchSermons(servicesWithSermons(library), { words, page: null })
  return listed.ok ? listed.sermons.map(({ id }) => id) : listed.problem
}

test.each([
  ['grace', ['2', '4', '3']],
  ['tobias', ['5']],
  ['rooted grace', ['4']],
])('"%s" finds %j: the provider’s best first, and nothing twice', async (words, ids) => {
  const best = words === 'grace' ? page(testSermon('2')) : page()
  const library = { read: async () => best, readAll: async () => providerAnswer(all) }
  expect(await search(words, library)).toEqual(ids)
})

test('what is found is cut into pages of nine', async () => {
  const many = Array.from({ length: 20 }, (_, place) => testSermon(String(place + 1)))
  const services = servicesWithSermons({
    read: async () => page(),
    readAll: async () => providerAnswer(many),
  })
  expect(await searchSermons(services, { words: 'sermon', page: '3' })).toMatchObject({
    page: 3,
    pages: 3,
    total: 20,
    late: false,
    sermons: [{ id: '19' }, { id: '20' }],
  })
})

test('without the whole list, the provider’s page that was asked for is shown', async () => {
  const asked: (string | null)[] = []
  const read = async (listing: { page: string | null }) => {
    asked.push(listing.page)
    return page(testSermon('2'))
  }
  const services = servicesWithSermons({ read })
  expect(await searchSermons(services, { words: 'grace', page: '4' })).toMatchObject({
    ok: true,
    total: 1,
  })
  expect(asked.at(-1)).toBe('4')
})

test('without the provider’s search, what we know is found, and said to be late', async () => {
  const services = servicesWithSermons({ readAll: async () => providerAnswer(all) })
  expect(await searchSermons(services, { words: 'grace', page: null })).toMatchObject({
    ok: true,
    late: true,
    total: 3,
  })
})

test('that nothing was found is not said while the provider is down', async () => {
  const services = servicesWithSermons({
    read: async () => providerFault,
    readAll: async () => providerAnswer(all),
  })
  expect(await searchSermons(services, { words: 'xyzzy', page: null })).toEqual({
    ok: false,
    problem: 'provider-down',
    said: 'Come back later.',
  })
})

const TAG = 'pastor-daniel-samuel'
const own = testSermon('7', { tags: [TAG] })
const preached = [
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
    readAll: async () => providerAnswer(preached),
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
    readAll: async () => providerAnswer([guest, ...preached]),
  })
  expect(await readSermon(services, '7')).toMatchObject({ preacher: undefined, others: [] })
})

test('without the list of all sermons, the sermon is shown without others', async () => {
  const services = servicesWithSermons({ readOne: async () => providerAnswer(own) })
  expect(await readSermon(services, '7')).toMatchObject({ ok: true, late: false, others: [] })
})

test('while the provider is down, a sermon of the last good list is shown as such', async () => {
  const services = servicesWithSermons({ readAll: async () => providerAnswer(preached) })
  expect(await readSermon(services, '7')).toMatchObject({
    ok: true,
    late: true,
    sermon: { id: '7' },
  })
})

test('a sermon that nobody knows yet can’t be shown while the provider is down', async () => {
  const services = servicesWithSermons({ readAll: async () => providerAnswer(preached) })
  expect(await readSermon(services, '99')).toEqual({
    ok: false,
    problem: 'provider-down',
    said: 'Come back later.',
  })
})

test('what the provider does not have is not found, also while an older list has it', async () => {
  const services = servicesWithSermons({
    readOne: async () => providerAnswer(undefined),
    readAll: async () => providerAnswer(preached),
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
