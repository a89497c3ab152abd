import { expect, test } from 'vitest'
import { textDigest } from '#content-model/translation/translations.ts'
import {
  listVersions,
  newestVersion,
  readVersionFiles,
} from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import type { VersionSource } from '#database/tables/tables.ts'
import { storeFirstVersion, withOtherTexts } from '#tests/support/site/church.ts'
import { churchFolder } from '#tests/support/site/church-folder.ts'
import { onDatabases, testDatabase } from '#tests/support/site/databases.ts'
import { onEngines } from '#tests/support/site/services.ts'
import { openContent } from './live-content.ts'
import { refreshContent, storeNextVersion } from './versions.ts'

const now = () => new Date('2026-11-16T04:00:00Z')

function opening({ db }: { db: Db }) {
  const { directory, change, write } = churchFolder()
  return { db, change, write, open: () => openContent({ db, directory, now }) }
}

async function opened({ open }: ReturnType<typeof opening>) {
  const content = await open()
  if (!content.ok) throw new Error('the content has mistakes')
  return content
}

/** Stores a version without the checks, as another release of the site might. */
async function publish(db: Db, from: string, to: string, source: VersionSource = 'office') {
  const after = await newestVersion(db)
  const files = await readVersionFiles(db, after)
  await storeNextVersion(db, {
    after,
    at: now(),
    staffId: null,
    author: 'editor@office.example.org',
    source,
    why: 'Another name',
    files: withOtherTexts(files, (text) => text.replace(from, to)),
  })
}

onDatabases('the first start stores the files as the first version', async (database) => {
  const site = opening(database)
  const { live, ignored } = await opened(site)
  expect(live.version().number).toBe(1)
  expect(ignored).toEqual([])
  await opened(site)
  expect(await listVersions(site.db, 9)).toMatchObject([{ number: 1, source: 'files' }])
})

onDatabases('two servers that start at once store one version', async (database) => {
  const site = opening(database)
  const both = await Promise.all([opened(site), opened(site)])
  expect(both.map(({ live }) => live.version().number)).toEqual([1, 1])
  expect(await listVersions(site.db, 9)).toHaveLength(1)
})

test('a changed file is the next version while the office has published nothing', async () => {
  const site = opening(await testDatabase('sqlite'))
  await opened(site)
  site.change('church.yaml', 'Hillside', 'Lakeside')
  const { live } = await opened(site)
  expect(live.version().number).toBe(2)
  expect(live.version().content.church.name).toContain('Lakeside')
  const [newest] = await listVersions(site.db, 1)
  expect(newest?.changed).toEqual(['church.yaml'])
})

test('a mark of a sample that was taken away in the files is gone at the next start', async () => {
  const site = opening(await testDatabase('sqlite'))
  const places = async () => (await opened(site)).live.version().samples.map(({ place }) => place)
  expect(await places()).toEqual(['shortName', 'address.street'])
  site.change('church.yaml', '!sample Hillside', 'Hillside')
  expect(await places()).toEqual(['address.street'])
})

test('broken files at a start leave the last good version, and the mistakes are known', async () => {
  const site = opening(await testDatabase('sqlite'))
  await opened(site)
  site.change('church.yaml', 'shortName:', 'shortNam:')
  const { live } = await opened(site)
  expect(live.version().number).toBe(1)
  expect(live.trouble()?.mistakes).toContainEqual(
    expect.objectContaining({ file: 'church.yaml', place: 'shortNam' }),
  )
})

test('broken files without any version keep the site from starting', async () => {
  const site = opening(await testDatabase('sqlite'))
  site.change('church.yaml', 'shortName:', 'shortNam:')
  expect(await site.open()).toMatchObject({ ok: false })
})

test.each(['office', 'import'] as const)(
  'after a publication by %s other files are named and not shown',
  async (source) => {
    const site = opening(await testDatabase('sqlite'))
    await opened(site)
    await publish(site.db, 'Hillside Fellowship Mysore', 'Lakeside Fellowship Mysore', source)
    site.change('policy.yaml', 'title:', 'title: The')
    const { live, ignored } = await opened(site)
    expect(live.version().number).toBe(2)
    expect(live.version().content.church.name).toContain('Lakeside')
    expect(ignored).toEqual(['church.yaml', 'policy.yaml'])
  },
)

test('a newest version with mistakes leaves the one before', async () => {
  const site = opening(await testDatabase('sqlite'))
  await opened(site)
  await publish(site.db, 'shortName:', 'shortNam:')
  const { live } = await opened(site)
  expect(live.version().number).toBe(1)
  expect(live.trouble()?.number).toBe(2)
})

const TAMIL = 'hero: { heading: வாருங்கள் }\n'

onDatabases('translations and their notes are stored with the files', async (database) => {
  const site = opening(database)
  site.write('pages/home.ta.yaml', TAMIL)
  const { live } = await opened(site)
  const stateIn = (shown: typeof live) =>
    shown
      .version()
      .translation('ta')
      .texts.find(({ written }) => written === 'வாருங்கள்')?.state
  expect(stateIn(live)).toBe('unread')
  const [of, is] = ['Come up to the hill this Sunday', 'வாருங்கள்'].map(textDigest)
  const notes = { 'pages/home.ta.yaml': { 'hero.heading': { of, is, read: true } } }
  site.write('translations.json', JSON.stringify(notes))
  const noted = await opened(site)
  expect(noted.live.version().number).toBe(2)
  expect(stateIn(noted.live)).toBe('read')
  await opened(site)
  expect(await listVersions(site.db, 9)).toHaveLength(2)
})

onEngines('a version with mistakes changes nothing, and a later one is shown', async (plain) => {
  const services = await storeFirstVersion(plain)
  const before = services.content
  await publish(services.db, 'shortName:', 'shortNam:')
  await refreshContent(services)
  await refreshContent(services)
  expect(services.live.version().number).toBe(1)
  expect(services.content.church).toBe(before.church)
  expect(services.live.trouble()).toMatchObject({ number: 2 })
  expect(services.logged.filter((event) => event === 'content-refused')).toHaveLength(1)

  await publish(services.db, 'shortNam:', 'shortName:')
  await refreshContent(services)
  expect(services.live.version().number).toBe(3)
  expect(services.live.trouble()).toBeUndefined()
})
