import { expect } from 'vitest'
import { readVersionFiles } from '#database/content/content-versions.ts'
import { storeFirstVersion, withOtherTexts } from '#tests/support/site/church.ts'
import { onEngines } from '#tests/support/site/services.ts'
import type { Services } from '#workflows/services.ts'
import { refreshContent, storeNextVersion } from './store-next-version.ts'

/** Stores a version without the checks, as another release of the site might. */
async function store(services: Services, after: number, [from, to]: [string, string]) {
  const files = await readVersionFiles(services.db, after)
  await storeNextVersion(services.db, {
    after,
    at: services.now(),
    staffId: null,
    author: 'somebody',
    source: 'office',
    why: 'Another name',
    files: withOtherTexts(files, (text) => text.replace(from, to)),
  })
}

onEngines('a version with mistakes changes nothing, and a later one is shown', async (plain) => {
  const services = await storeFirstVersion(plain)
  const before = services.content
  await store(services, 1, ['shortName:', 'shortNam:'])
  await refreshContent(services)
  await refreshContent(services)
  expect(services.live.version().number).toBe(1)
  expect(services.content.church).toBe(before.church)
  expect(services.live.trouble()).toMatchObject({ number: 2 })
  expect(services.logged.filter((event) => event === 'content-refused')).toHaveLength(1)

  await store(services, 2, ['shortNam:', 'shortName:'])
  await refreshContent(services)
  expect(services.live.version().number).toBe(3)
  expect(services.live.trouble()).toBeUndefined()
})
