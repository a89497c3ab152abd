import { expect, test } from 'vitest'
import { answered, failed, servicesWith, trialSermon } from './library-fixture.ts'
import { searchSermons } from './search-sermons.ts'

const all = [
  trialSermon('5', { title: 'Hope', tags: ['pastor-daniel-samuel'] }),
  trialSermon('4', { title: 'Rooted', tags: ['Grace'] }),
  trialSermon('3', { title: 'Rest', description: 'About grace.' }),
  trialSermon('2', { title: 'Grace Again' }),
]

function page(...sermons: typeof all) {
  return answered({ sermons, page: 1, pages: 1, total: sermons.length })
}

async function search(words: string, library: Parameters<typeof servicesWith>[0]) {
  const listed = await searchSermons(servicesWith(library), { words, page: null })
  return listed.ok ? listed.sermons.map(({ id }) => id) : listed.problem
}

test.each([
  ['grace', ['2', '4', '3']],
  ['tobias', ['5']],
  ['rooted grace', ['4']],
])('"%s" finds %j: the provider’s best first, and nothing twice', async (words, ids) => {
  const best = words === 'grace' ? page(trialSermon('2')) : page()
  const library = { read: async () => best, readAll: async () => answered(all) }
  expect(await search(words, library)).toEqual(ids)
})

test('what is found is cut into pages of nine', async () => {
  const many = Array.from({ length: 20 }, (_, place) => trialSermon(String(place + 1)))
  const services = servicesWith({ read: async () => page(), readAll: async () => answered(many) })
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
    return page(trialSermon('2'))
  }
  const services = servicesWith({ read })
  expect(await searchSermons(services, { words: 'grace', page: '4' })).toMatchObject({
    ok: true,
    total: 1,
  })
  expect(asked.at(-1)).toBe('4')
})

test('without the provider’s search, what we know is found, and said to be late', async () => {
  const services = servicesWith({ readAll: async () => answered(all) })
  expect(await searchSermons(services, { words: 'grace', page: null })).toMatchObject({
    ok: true,
    late: true,
    total: 3,
  })
})

test('that nothing was found is not said while the provider is down', async () => {
  const services = servicesWith({ read: async () => failed, readAll: async () => answered(all) })
  expect(await searchSermons(services, { words: 'xyzzy', page: null })).toEqual({
    ok: false,
    problem: 'provider-down',
    said: 'Come back later.',
  })
})
