import { expect } from 'vitest'
import { readerIn, type SiteServices } from '#app/services.server.ts'
import type { Language } from '#domain/language.ts'
import { test, testServices } from '#tests/support/site/services.ts'
import { readSermonPage } from './read-sermon-page.server.ts'

/** The Tamil sermon of the sandbox by a preacher of the list. */
const TAMIL = '700000066'

function readIn(
  language: Language,
  services: SiteServices,
  asked: Parameters<typeof readSermonPage>[2],
) {
  return readSermonPage(services, readerIn(services, language), asked)
}

async function read(id: string, playing: string | null = null) {
  return readIn('en', await testServices(), { id, playing })
}

test('a sermon has its facts, its player and three others of its preacher', async () => {
  const view = await read(TAMIL)
  expect(view?.outcome).toMatchObject({
    kind: 'sermon',
    late: false,
    sermon: {
      title: 'ஜெபத்தின் வல்லமை',
      picture: `/sermons/thumbnails/${TAMIL}`,
      facts: {
        preachers: [{ name: 'Rev. Jonas Stone' }],
        length: '47 min',
        language: 'Tamil',
      },
      tags: [
        { words: 'Tamil', address: '/sermons?q=Tamil' },
        { words: 'Prayer', address: '/sermons?q=Prayer' },
      ],
      player: { page: `/sermons/${TAMIL}?play=${TAMIL}#player`, open: false },
    },
    preacher: { name: 'Rev. Jonas Stone', address: '/sermons?preacher=pastor-john-selvam' },
  })
  const others = view?.outcome.kind === 'sermon' ? view.outcome.others : []
  expect(others).toHaveLength(3)
  expect(others.map(({ id }) => id)).not.toContain(TAMIL)
})

test('title, summary, picture and structured data agree', async (services) => {
  const view = await readIn('en', services, { id: TAMIL, playing: null })
  const description =
    'In Tamil: why Elijah prayed seven times for rain, and what we learn while the sky is still clear.'
  expect(view?.page).toMatchObject({
    title: 'ஜெபத்தின் வல்லமை',
    description,
    image: `/sermons/thumbnails/${TAMIL}`,
  })
  expect(view?.page.structured).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'ஜெபத்தின் வல்லமை',
      description,
      thumbnailUrl: `http://church.test/sermons/thumbnails/${TAMIL}`,
      uploadDate: '2026-10-25T06:30:00.000Z',
      duration: 'PT46M46S',
      inLanguage: 'ta',
      embedUrl: expect.stringContaining(`/vimeo/player/${TAMIL}?`),
      url: `http://church.test/sermons/${TAMIL}`,
    },
  ])
})

test.each([
  ['a preacher of the list', 'pastor-daniel-samuel', /^A sermon by Rev\. Tobias Hill Sun /],
  ['somebody else', 'guest-speaker', /./],
])('a sermon without a description by %s still has a summary', async (_, tag, summary) => {
  const services = await testServices()
  const sermon = { id: '7', title: 'Hope', description: '', tags: [tag] }
  const dated = { ...sermon, publishedAt: '2026-06-07T06:30:00.000Z' }
  const value = { ok: true, value: dated, readAt: 0, late: false } as const
  const sermons = { ...services.sermons, readOne: async () => value }
  const view = await readIn('en', { ...services, sermons }, { id: '7', playing: null })
  expect(view?.page.description).toMatch(summary)
  expect(view?.page.structured?.[0]).not.toHaveProperty('description')
})

test('a long description is cut between words', async (services) => {
  const sermon = { id: '7', title: 'Hope', description: 'many words '.repeat(50), tags: [] }
  const value = { ok: true, value: sermon, readAt: 0, late: false } as const
  const sermons = { ...services.sermons, readOne: async () => value }
  const view = await readIn('en', { ...services, sermons }, { id: '7', playing: null })
  expect(view?.page.description).toMatch(/ (many|words)…$/)
  expect(view?.page.description.length).toBeLessThanOrEqual(161)
})

test('without a script, an address opens the player', async () => {
  const view = await read(TAMIL, TAMIL)
  expect(view?.outcome).toMatchObject({ sermon: { player: { open: true } } })
})

test.each([
  ['nobody has', '1'],
  ['belongs to another account', '800000001'],
  ['is private', '710000001'],
  ['is unlisted and in no list', '710000002'],
  ['is no number', 'x'],
])('a sermon number that %s has no page', async (_, id) => {
  expect(await read(id)).toBeUndefined()
})

test.each(['failing', 'down', 'malformed', 'rate-limited'] as const)(
  'while a provider that never answered is %s, the page has a notice',
  async (mode) => {
    const services = await testServices()
    services.sandbox.setFault('vimeo', mode)
    const view = await readIn('en', services, { id: TAMIL, playing: null })
    expect(view?.outcome).toMatchObject({
      kind: 'failed',
      words: expect.stringMatching(/^Our video service (says|is not answering)/),
    })
    expect(view?.page.title).toBe('Sermons')
  },
)

test('a provider that stops answering leaves the last good page, with a notice', async (services) => {
  const late = async (id: string) => {
    const view = await readIn('en', services, { id, playing: null })
    return view?.outcome.kind === 'sermon' && Boolean(view.outcome.late)
  }
  expect(await late(TAMIL)).toBe(false)
  services.sandbox.setFault('vimeo', 'down')
  services.pass(10 * 60_000)
  await expect.poll(() => late(TAMIL)).toBe(true)
  // Never opened before, but in the last list.
  expect(await late('700000001')).toBe(true)
})
