import { expect } from 'vitest'
import { readerIn, type SiteServices } from '#app/services.server.ts'
import { test, testServices } from '#tests/support/site/services.ts'
import { readSermons as readSermonsFor } from './read-sermons.server.ts'

function readSermons(services: SiteServices, query: string) {
  return readSermonsFor(services, readerIn(services, 'en'), new URLSearchParams(query))
}

test.each([
  ['an unknown preacher', 'preacher=unknown'],
  ['a very long preacher', `preacher=${'x'.repeat(2000)}`],
  ['very long words', `q=${'x'.repeat(2000)}`],
  ['markup', `q=${encodeURIComponent('<script>alert(1)</script>')}`],
  ['signs that are no letters', `q=${encodeURIComponent('🙏🏽\u0000\u202e')}`],
  ['bytes that are no text', 'q=%ED%A0%BD'],
  ['a page of nothing', 'q=xyzzy&page=7'],
])('%s finds nothing, and says so', async (_, text) => {
  const { outcome } = await readSermons(await testServices(), text)
  expect(outcome).toEqual({
    kind: 'none',
    status: 'No sermons found.',
    words: expect.stringMatching(/^Try fewer/),
  })
})

test('a preacher’s list has a title and an address of its own', async (services) => {
  const { own, outcome, listHeading, listName } = await readSermons(
    services,
    'preacher=pastor-daniel-samuel&page=2&utm=x',
  )
  expect(outcome).toMatchObject({ kind: 'list', page: 2 })
  expect([listHeading, listName]).toEqual(['Sermons by {name}', 'Rev. Tobias Hill'])
  expect(own).toEqual({
    title: 'Sermons by Rev. Tobias Hill',
    address: '/sermons?preacher=pastor-daniel-samuel',
  })
  expect((await readSermons(services, 'preacher=unknown')).own).toBeUndefined()
})

test('search words win over a preacher', async (services) => {
  const asked = 'q=father+ran&preacher=dr-rachel-thomas'
  const { outcome, choice, listHeading, listName } = await readSermons(services, asked)
  expect(choice).toEqual({ words: 'father ran' })
  expect([listHeading, listName]).toEqual(['Sermons found for “{name}”', 'father ran'])
  expect(outcome).toMatchObject({ kind: 'list', status: '1 sermon, page 1 of 1' })
})

test('the provider’s message is shown when it never answered with sermons', async (services) => {
  services.sandbox.setFault('vimeo', 'rate-limited')
  const { outcome } = await readSermons(services, '')
  expect(outcome).toEqual({
    kind: 'failed',
    status: 'The sermons can’t be shown right now.',
    words: 'Our video service says: “{said}”',
    said: 'Too many API requests. Wait a minute, then try again.',
  })
})

test('a provider that fails without a message gets ours, and is counted', async (services) => {
  services.sandbox.setFault('vimeo', 'malformed')
  const { outcome } = await readSermons(services, '')
  expect(outcome).toMatchObject({ kind: 'failed', words: expect.stringContaining('Please try') })
  expect(services.counted()['sermons.failed']).toBe(1)
})

test('a provider that fails later leaves the last good list, with a notice', async (services) => {
  await readSermons(services, '')
  services.sandbox.setFault('vimeo', 'failing')
  services.pass(10 * 60_000)
  const late = async () => {
    const { outcome } = await readSermons(services, '')
    return outcome.kind === 'list' && outcome.sermons.length === 9 && Boolean(outcome.late)
  }
  await expect.poll(late).toBe(true)
})
