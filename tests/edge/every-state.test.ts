import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { openPictureBook } from '#server/picture-book.ts'
import { withCapacity } from '../fixtures/capacity.ts'
import { everyState, type Seen } from './every-state.ts'
import { testSite } from './site-fixture.ts'

test('every page, in every state, is valid, names its church and can be shared', async () => {
  const site = await testSite({
    change: (services) => ({
      ...withCapacity(services, { capacity: { people: 30 } }),
      pictures: openPictureBook('build/client/pictures'),
    }),
  })
  const seen = await everyState(site)
  expectEveryKind(seen)
  for (const { name, status, html } of seen) {
    expect([name, titlesIn(html)]).toEqual([name, [expect.stringMatching(NAMES_CHURCH)]])
    expect([name, await faultsIn(html)]).toEqual([name, []])
    if (status !== 200) continue
    const picture = await fetch(site.url + sharedPictureIn(html))
    expect([name, picture.status, picture.headers.get('content-type')]).toEqual([
      name,
      200,
      'image/png',
    ])
    await picture.arrayBuffer()
  }
})

const NAMES_CHURCH = /^\S.* \| Hillside Fellowship Mysore$/

/** What is looked at is there: a state that can no longer be reached must not go unnoticed. */
function expectEveryKind(seen: Seen[]): void {
  const found = seen.filter(({ status }) => status === 200).map(({ name }) => name.split(/[/?]/)[1])
  expect(found).toEqual(
    expect.arrayContaining(['my', 'keep', 'registered', 'pay', 'receipts', 'response', 'offline']),
  )
}

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} ${selector}`),
  )
}

function titlesIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)
}

function sharedPictureIn(html: string): string {
  return /property="og:image" content="http:\/\/church\.test([^"]+)"/.exec(html)?.[1] ?? '/none'
}
