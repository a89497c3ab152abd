import { expect, test } from 'vitest'
import { comeIn } from '#content-model/stored-file.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { CHURCH, testContent } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, withParts } from '#tests/support/site/services.ts'
import { openContent } from '#workflows/content/live-content.ts'
import { publishFiles } from '#workflows/content/publish-files.ts'
import { refreshContent } from '#workflows/content/versions.ts'
import { findInformationPage, informationPages, languagesOfPage } from './content-addresses.ts'

const { pages } = testContent()

test('together with the pages that have their own route, these are all pages of the content', () => {
  const own = ['home', 'cells', 'calendar', 'sermons']
  expect([...informationPages(pages), ...own].sort()).toEqual(Object.keys(pages).sort())
})

test.each([
  ['ewg', true],
  ['EWG', false],
  ['', false],
  ['nowhere', false],
  ['sermons', false],
  ['home', false],
  ['constructor', false],
  ['__proto__', false],
])('a page named "%s" is there: %s', (name, isThere) => {
  expect(findInformationPage(pages, name) !== undefined).toBe(isThere)
})

const PATH = 'giving.ta.yaml'
const TAMIL = {
  path: PATH,
  body: comeIn(PATH, 'title: கொடுங்கள்\ndescription: மலை மேல் விளக்கு.\nlead: அன்போடு கொடுங்கள்.\n'),
}

/** A server that starts on this database. */
async function started(services: TestServices) {
  const { db, now } = services
  const opened = await openContent({ db, directory: CHURCH, now })
  if (!opened.ok) throw new Error('the content has mistakes')
  const { live } = opened
  return {
    refresh: () => refreshContent(withParts(services, { live })),
    languages: () => {
      const { content, englishParts } = live.version()
      return languagesOfPage('/give', { content, englishPartsIn: englishParts })
    },
  }
}

onEngines('every server has the languages of what is published', async (services) => {
  const actor = await signedIn(services, 'editor')
  const running = await started(services)
  expect(running.languages()).toEqual(['en'])
  const publish = (change: Parameters<typeof publishFiles>[1]['change']) =>
    publishFiles(services, { actor, why: 'Tamil', action: 'publish', change })

  expect(await publish((files) => new Map(files).set(TAMIL.path, TAMIL.body))).toMatchObject({
    ok: true,
  })
  await running.refresh()
  expect(running.languages()).toEqual(['en', 'ta'])
  expect((await started(services)).languages()).toEqual(['en', 'ta'])

  await publish((files) => new Map([...files].filter(([path]) => path !== TAMIL.path)))
  await running.refresh()
  expect(running.languages()).toEqual(['en'])
})

onEngines('a start takes them as they were noted, and reads none', async (services) => {
  await started(services)
  const note = (english_parts: string | null) =>
    services.db.updateTable('content_version').set({ english_parts }).execute()
  await note('{"ta":[],"hi":["giving.lead"]}')
  expect((await started(services)).languages()).toEqual(['en', 'ta'])
  // As an earlier release has stored it.
  await note(null)
  expect((await started(services)).languages()).toEqual(['en'])
})
