import { expect, test } from 'vitest'
import { localPath, splitLanguage } from '#app/local-path.ts'
import { LANGUAGES, type Language, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { storeFirstVersion } from '../support/site/church.ts'
import { allWordsOf, mainOf, wordsIn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import { englishIn, spokenTexts } from '../support/site/spoken-texts.ts'

/** The Tamil sermon of the sandbox, and an English one. */
const PAGES = [
  '/',
  '/ewg',
  '/calendar',
  '/calendar?month=2026-12',
  '/sermons',
  '/sermons?q=prayer',
  '/sermons?q=xyzzy',
  '/sermons?preacher=pastor-daniel-samuel&page=2',
  '/sermons?play=700000068',
  '/sermons/700000066',
  '/sermons/700000068',
]

const EACH = LANGUAGES.flatMap((language) => PAGES.map((path) => [language, path] as const))

test('calendar and sermons speak the language of their address, and lead on in it', async () => {
  const { read } = await readUntranslated()
  for (const [language, path] of EACH) {
    const html = await read(localPath(language, path))
    const [, lang] = /<html lang="([^"]*)"/.exec(html) ?? []
    expect([path, lang?.slice(0, 2)]).toEqual([path, language])
    expect([path, englishIn(html, 3)]).toEqual([path, []])
    expect(wordsIn(html)).not.toMatch(/undefined|\[object|\{\w+\}|NaN/)
    const wrong = linksIn(mainOf(html)).filter(
      (link) => languageIn(link) !== languageFor(link, language),
    )
    expect([path, wrong]).toEqual([path, []])
  }
})

test('every link of a list leads to a page of its language', async () => {
  const { read } = await readUntranslated()
  const list = await read('/ta/sermons?page=3')
  const links = new Set(linksIn(mainOf(list)).filter((link) => !isFile(link)))
  expect(links.size).toBeGreaterThan(10)
  for (const link of links) {
    expect(allWordsOf('h1', await read(link))).toHaveLength(1)
  }
})

test('providers that fail are explained in every language', async () => {
  const { read, services } = await readUntranslated()
  services.sandbox.setFault('vimeo', 'rate-limited')
  services.sandbox.setFault('calendar', 'down')
  const { phone } = services.content.church
  for (const language of TRANSLATED_LANGUAGES) {
    for (const path of ['/calendar', '/sermons', '/sermons/700000066']) {
      const html = await read(`/${language}${path}`)
      expect([path, englishIn(html, 3)]).toEqual([path, []])
      expect(html).toContain('notice-warning')
    }
    const calendar = mainOf(await read(`/${language}/calendar`))
    expect(calendar).toContain(`tel:${phone.replaceAll(' ', '')}`)
  }
})

test('what comes from outside is marked with its own language', async () => {
  const { read } = await readUntranslated()
  const languagesOf = async (path: string, text: string) =>
    spokenTexts(await read(path))
      .filter((spoken) => spoken.text === text)
      .map(({ language }) => language)
  const tamil = 'ஜெபத்தின் வல்லமை'
  expect(new Set(await languagesOf('/sermons', tamil))).toEqual(new Set(['ta']))
  expect(new Set(await languagesOf('/hi/sermons', tamil))).toEqual(new Set(['ta']))
  expect(new Set(await languagesOf('/ta/sermons', tamil))).toEqual(new Set(['ta']))
  expect(new Set(await languagesOf('/kn/sermons', 'The Lord Is Near'))).toEqual(new Set(['en']))
  expect(new Set(await languagesOf('/ta/calendar', 'Sunday Services'))).toEqual(new Set(['en']))
})

/** The fixture church is English: what is translated here are the site's own words. */
async function readUntranslated() {
  const site = await testSite()
  await storeFirstVersion(site.services)
  return site
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/ (?:href|action|src)="(\/[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
}

function languageIn(link: string): Language {
  return splitLanguage(link.replace(/[?#].*$/, '')).language
}

/** Files have one address for all languages. */
function languageFor(link: string, page: Language): Language {
  return isFile(link) ? 'en' : page
}

function isFile(link: string): boolean {
  return /\.(ics|svg|avif|webp|jpg)$|^\/(sermons\/thumbnails|pictures|photographs|drawings)\//.test(
    link,
  )
}
