import { expect } from 'vitest'
import { readerIn, type SiteServices } from '#app/services.server.ts'
import type { Language } from '#domain/language.ts'
import type { Sermon } from '#domain/sermons/sermons.ts'
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

/** The page of a sermon that the provider gives. */
async function readPage(sermon: Partial<Sermon>) {
  const services = await testServices()
  const value = { id: '7', title: 'Hope', description: '', tags: [], ...sermon }
  const readOne = async () => ({ ok: true, value, readAt: 0, late: false }) as const
  const sermons = { ...services.sermons, readOne }
  const view = await readIn('en', { ...services, sermons }, { id: '7', playing: null })
  return view?.page
}

test('a sermon has its facts, its player and three others of its preacher', async (services) => {
  const view = await readIn('en', services, { id: TAMIL, playing: null })
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

test.each([
  ['a preacher of the list', 'pastor-daniel-samuel', /^A sermon by Rev\. Tobias Hill Sun /],
  ['somebody else', 'guest-speaker', /./],
])('a sermon without a description by %s still has a summary', async (_, tag, summary) => {
  const page = await readPage({ tags: [tag], publishedAt: '2026-06-07T06:30:00.000Z' })
  expect(page?.description).toMatch(summary)
  expect(page?.structured?.[0]).not.toHaveProperty('description')
})

test('a long description is cut between words', async () => {
  const page = await readPage({ description: 'many words '.repeat(50) })
  expect(page?.description).toMatch(/ (many|words)…$/)
  expect(page?.description.length).toBeLessThanOrEqual(161)
})
