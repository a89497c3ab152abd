import { expect, test } from 'vitest'
import {
  providerAnswer,
  providerFault,
  servicesWithSermons,
  testSermon,
} from '#tests/support/site/providers.ts'
import { searchSermons } from './sermons.ts'

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
