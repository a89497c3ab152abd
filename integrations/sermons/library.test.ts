import { expect, test } from 'vitest'
import { IntegrationError } from '#integrations/integration-error.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { createGuessLimit, createSermonLibrary } from './library.ts'
import type { SermonList, SermonProvider } from './port.ts'

function sermons(from: number, to: number): SermonList['sermons'] {
  return Array.from({ length: to - from + 1 }, (_, place) => ({
    id: String(from + place),
    title: `Sermon ${from + place}`,
    description: '',
    tags: [],
    thumbnail: `https://pictures.test/${from + place}`,
  }))
}

/** Twenty sermons on three pages, as a provider that is well would list them. */
const well: SermonProvider = {
  list: async (page) => ({
    sermons: sermons(page * 9 - 8, Math.min(20, page * 9)),
    total: 20,
    skipped: 0,
  }),
  search: async () => ({ sermons: [], total: 0, skipped: 0 }),
  listByTag: async () => ({ sermons: sermons(1, 11), total: 11, skipped: 0 }),
  listAll: async () => ({ sermons: sermons(1, 20), total: 20, skipped: 0 }),
  find: async (id) => sermons(1, 20).find((sermon) => sermon.id === id),
  textTrack: async () => 'none',
}

const down = () => Promise.reject(new IntegrationError('vimeo', 'list', 'down'))
const hanging = () => new Promise<never>(() => {})

function library(
  provider: Partial<SermonProvider>,
  { folder = testFolder(), waitMs = 60_000, count = (_name: string) => {} } = {},
) {
  return createSermonLibrary({
    provider: { ...well, ...provider },
    pictures: {
      read: async (address) => ({
        ok: true,
        picture: { type: 'image/png', bytes: Buffer.from(address) },
      }),
    },
    folder,
    now: () => new Date('2026-06-10T09:30:00+05:30'),
    log: { warn: () => {}, error: () => {} },
    count,
    waitMs,
  })
}

test.each([
  [null, 1, 9],
  ['2', 2, 9],
  ['9999', 3, 2],
])('asked for page %s it shows page %i with %i sermons', async (asked, page, count) => {
  const reading = await library({}).read({ of: 'all', page: asked })
  expect(reading).toMatchObject({ ok: true, value: { page, pages: 3, total: 20 } })
  expect(reading.ok && reading.value.sermons.length).toBe(count)
})

test('a preacher’s sermons are cut into pages here', async () => {
  const reading = await library({}).read({ of: 'tag', tag: 'x', page: '2' })
  expect(reading).toMatchObject({
    ok: true,
    value: { page: 2, pages: 2, sermons: [{ id: '10' }, { id: '11' }] },
  })
})

test('when the first page comes late, the second does not get a whole wait of its own', async () => {
  const { list } = well
  const slowThenHanging: SermonProvider['list'] = (page) =>
    page === 1 ? new Promise((resolve) => void setTimeout(() => resolve(list(1)), 550)) : hanging()
  const sermons = library({ list: slowThenHanging }, { waitMs: 600 })
  const reading = sermons.read({ of: 'all', page: '2' })
  // A race of two timers: a busy machine delays both.
  const wholeWait = new Promise((resolve) => void setTimeout(() => resolve('too long'), 1_100))
  expect(await Promise.race([reading, wholeWait])).toMatchObject({ ok: false })
})

test('a fault carries the provider’s words to the page', async () => {
  const reading = await library({ search: down }).read({ of: 'search', words: 'hope', page: null })
  expect(reading).toMatchObject({ ok: false, error: { service: 'vimeo' } })
})

test('pictures are known for what was listed, also after a restart, and for nothing else', async () => {
  const folder = testFolder()
  const before = library({}, { folder })
  await before.read({ of: 'all', page: null })
  expect(await before.picture('1')).toMatchObject({
    picture: { bytes: Buffer.from('https://pictures.test/1') },
  })
  expect(await before.picture('99')).toEqual({ ok: false, problem: 'no-picture' })
  await expect
    .poll(() => library({ list: down }, { folder }).picture('9'))
    .toMatchObject({ picture: { bytes: Buffer.from('https://pictures.test/9') } })
})

test('that there is no such sermon is an answer, and no fault', async () => {
  const counted: string[] = []
  const reading = await library({}, { count: (name) => counted.push(name) }).readOne('99')
  expect(reading).toMatchObject({ ok: true, value: undefined })
  expect(counted).toEqual([])
})

test('a sermon that was read stays, also after a restart while the provider is down', async () => {
  const folder = testFolder()
  await library({}, { folder }).readOne('7')
  const after = () => library({ find: down }, { folder })
  await expect.poll(() => after().readOne('7')).toMatchObject({ ok: true, value: { id: '7' } })
  expect(await after().picture('7')).toMatchObject({
    picture: { bytes: Buffer.from('https://pictures.test/7') },
  })
  expect(await after().readOne('8')).toMatchObject({ ok: false, error: { service: 'vimeo' } })
})

test('invented numbers reach the provider only so often, and the church’s own always', async () => {
  const asked: string[] = []
  const find: SermonProvider['find'] = (id) => {
    asked.push(id)
    return well.find(id)
  }
  const one = library({ find })
  for (let id = 1_001; id <= 1_100; id++) await one.readOne(String(id))
  expect(asked).toHaveLength(60)
  expect(await one.readOne('1001')).toMatchObject({ ok: true, value: undefined })
  expect(await one.readOne('1100')).toMatchObject({ ok: false })
  await one.readAll()
  expect(await one.readOne('7')).toMatchObject({ ok: true, value: { id: '7' } })
  expect(asked).toHaveLength(61)
})

test('all sermons are read at once, and those that can’t be understood are counted', async () => {
  const counted: string[] = []
  const listAll = async () => ({ sermons: sermons(1, 20), total: 20, skipped: 3 })
  const reading = await library({ listAll }, { count: (name) => counted.push(name) }).readAll()
  expect(reading.ok && reading.value.length).toBe(20)
  expect(counted).toEqual(['sermons.skipped'])
})

const START = Date.parse('2026-06-10T09:30:00+05:30')

function limit() {
  const clock = { at: START }
  const guesses = createGuessLimit(() => new Date(clock.at))
  const allowed = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, place) => String(from + place)).filter(guesses.allows)
      .length
  const pass = (ms: number) => {
    clock.at += ms
  }
  return { allowed, pass }
}

test('ten minutes later there are sixty again', () => {
  const { allowed, pass } = limit()
  allowed(1, 60)
  pass(10 * 60_000 - 1)
  expect(allowed(61, 200)).toBe(0)
  pass(1)
  expect(allowed(61, 200)).toBe(60)
})

test('a clock that is set back by hours locks nobody out', () => {
  const { allowed, pass } = limit()
  allowed(1, 60)
  pass(-3_600_000)
  expect(allowed(61, 61)).toBe(1)
})
