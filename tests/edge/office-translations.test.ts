import { expect, test } from 'vitest'
import { draftsOf } from '#database/content/content-drafts.ts'
import { listVersions } from '#database/content/content-versions.ts'
import type { Engine } from '#database/engine/open.ts'
import { few } from '../support/long.ts'
import { pressOn, siteWithEditor } from '../support/office/forms/fill-form.ts'
import { OTHER_ENGINE } from '../support/site/databases.ts'
import { formsTo } from '../support/site/pages.ts'
import { expectWords } from '../support/site/server.ts'

const LANGUAGES = '/office/content/languages'
const HOME = `${LANGUAGES}/ta/pages/home`
const HERO = `${HOME}?part=hero`

async function office(engine?: Engine) {
  const site = await siteWithEditor({ ...(engine && { engine }) })
  const { editor } = site
  const send = async (page: string, typed: Record<string, string>) => {
    const [address = ''] = page.split('?')
    const form = formsTo(await editor.open(page), address).at(-1) ?? []
    return editor.send(address, new Map([...form, ...Object.entries(typed)]))
  }
  return { ...site, send }
}

function countsIn(html: string): number[] {
  return [...html.matchAll(/class="sheet-number">(\d+)</g)].map(([, count]) => Number(count))
}

const TYPED = { 'text:hero.heading': 'இந்த ஞாயிறு வாருங்கள்', 'text:hero.lead': 'எல்லோரும் வாருங்கள்' }

test.each(OTHER_ENGINE)('%s: a text is translated, counted, published, undone', async (engine) => {
  const { editor, send, services } = await office(engine)
  const [missing = 0, unread, changed, all] = countsIn(await editor.open(LANGUAGES))
  expect([unread, changed, all]).toEqual([0, 0, missing])
  const saved = await send(HERO, TYPED)
  expect(saved).toMatchObject({ status: 303, location: `${HOME}?part=connect&done=saved` })
  expect(countsIn(await editor.open(LANGUAGES)).slice(0, 3)).toEqual([missing - 2, 2, 0])
  const draft = await editor.read(saved.location)
  expect(draft.html).toContain('Draft, not public')
  expect(draft.html).toMatch(/Tamil: [^<]*Heading: “இந்த ஞாயிறு வாருங்கள்”/)
  const published = await pressOn(editor, HOME, 'publish')
  expect(published.location).toBe(`${HOME}?published=2`)
  const [newest] = await listVersions(services.db, 1)
  expect(newest?.why).toContain('Tamil: ')
  expect(await editor.open('/office/content/versions')).toContain('Start page, Tamil')
  const undone = await editor.fill('/office/content/versions/2/undo', {})
  expect(undone.location).toBe('/office/content?published=3')
  expect(countsIn(await editor.open(LANGUAGES))[0]).toBe(missing)
})

test('what is wrong stands beside its field, and nothing typed is lost', async () => {
  const { editor, send, services } = await office()
  const page = `${LANGUAGES}/ta/pages/home?part=services`
  const typed = {
    'text:services.heading': 'ஆராதனை நேரங்கள்',
    'text:services.text': 'வாருங்கள் [இங்கே](/nowhere)',
    read: 'yes',
  }
  const { status, html } = await send(page, typed)
  expect(status).toBe(422)
  expect(html).toContain('<title>Error: Start page, Tamil')
  expect(html).toContain('leads to /nowhere, which is not an address of this site')
  expectWords(html, ['ஆராதனை நேரங்கள்</textarea>', 'வாருங்கள் [இங்கே](/nowhere)</textarea>'])
  expect(html).toMatch(/<input[^>]*name="read"[^>]*checked=""/)
  expect(await draftsOf(services.db, editor.staffId)).toEqual([])
})

test('a page in Tamil is shown with the draft, and each part leads to its texts', async () => {
  const { editor, send } = await office()
  await send(HERO, { ...TYPED, 'text:hero.watchLive.label': 'நேரலை' })
  const html = await editor.open('/office/site/ta')
  expect(html).toContain(`href="${HERO}"`)
  expect(html).not.toContain('>Edit<')
  expect((await editor.read('/office/preview/ta')).status).toBe(200)
})

test('every page and file opens with its texts in each language', async () => {
  const { editor } = await office()
  for (const language of few(['ta', 'kn', 'hi'], 0, 3)) {
    const { html } = await editor.read(`${LANGUAGES}/${language}`)
    const files = [...html.matchAll(/<th scope="row"><a href="([^"]+)"/g)].map(([, to = '']) => to)
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) {
      const { status, html: page } = await editor.read(file)
      expect([file, status, page.includes('</textarea>')]).toEqual([file, 200, true])
    }
  }
})
