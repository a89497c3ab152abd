import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPaths } from '#app/http/content-addresses.ts'
import { localPath } from '#app/local-path.ts'
import type { Tree } from '#content-model/changes/tree.ts'
import { readContent } from '#content-model/read-content.ts'
import { sideFile } from '#content-model/schema/side-files.ts'
import { asYamlFile, comeIn, fileTree, withTree } from '#content-model/stored-file.ts'
import { englishTexts } from '#content-model/translation/translations.ts'
import { contentFiles } from '#content-model/tree-files.ts'
import {
  LANGUAGES,
  type Language,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '#domain/language.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { SHELL_WORDS } from '#words/site.ts'
import { contentIn } from '#workflows/content/live-content.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { testGift } from '../support/people.ts'
import { CHURCH, testContent } from '../support/site/church.ts'
import { wordsIn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'
import { SCRIPTS, spokenTexts } from '../support/site/spoken-texts.ts'

const { pages, conferences } = testContent()

/** The start page and all information pages. Forms are crawled with their own tests. */
const PAGES = [
  '/',
  '/cells',
  '/policy',
  '/calendar',
  ...contentPaths({ pages, conferences: { ...conferences, programmes: {} } }),
]

/** What comes from outside: the Tamil sermon of the sandbox, an English one, and a month. */
const MEDIA = [
  ...['/calendar?month=2026-12', '/sermons', '/sermons?q=prayer', '/sermons?q=xyzzy'],
  ...['/sermons?preacher=pastor-daniel-samuel&page=2', '/sermons?play=700000068'],
  ...['/sermons/700000066', '/sermons/700000068', '/response'],
]

const SITE = { change: translatedChurch }

// One test, because rendering the pages takes far longer than looking at them.
test.each(LANGUAGES)('pages in %s say so, and lead on in their language', async (language) => {
  const { url, read } = await testSite(SITE)
  const found = new Set<string>()
  for (const path of [...PAGES, ...MEDIA]) {
    const html = await read(localPath(language, path))
    // A title has one language, also where it names a preacher.
    const isNamed = path.startsWith('/sermons')
    expectLanguage(isNamed ? html.replace(/<title.*?<\/title>/, '') : html, path, language)
    if (PAGES.includes(path)) expect(headOf(html)).toEqual(expectedHead(path, language))
    const links = linksIn(html)
    const leaving = links.filter((link) => !isBelow(link, language) && !NO_LANGUAGE.test(link))
    expect([path, leaving]).toEqual([path, []])
    for (const link of links) found.add(link)
  }
  expectLanguage(await read(localPath(language, '/offline')), '/offline', language)
  for (const path of ['/no-such-page', '/response?txnid=11111111111']) {
    expectLanguage(await read(localPath(language, path), 404), path, language)
  }
  for (const link of found) {
    const { status } = await fetch(url + link, { redirect: 'manual' })
    expect([link, status]).toEqual([link, 200])
  }
})

function expectLanguage(html: string, path: string, language: Language): void {
  expect([path, /<html lang="([a-z]+)/.exec(html)?.[1]]).toEqual([path, language])
  expect([path, unmarkedIn(html, language)]).toEqual([path, []])
  expect(wordsIn(html), path).not.toMatch(/undefined|\[object|\{\w+\}|NaN/)
}

function expectedHead(path: string, language: Language) {
  const addressIn = (each: Language) => `http://church.test${localPath(each, path)}`
  const all = [['x-default', addressIn('en')], ...LANGUAGES.map((each) => [each, addressIn(each)])]
  const isTranslated = !UNTRANSLATED.includes(path.slice(1))
  return { canonical: addressIn(language), alternates: isTranslated ? all : [] }
}

test('a page that nobody has translated says so and is all English', async () => {
  const { read } = await testSite(SITE)
  for (const language of TRANSLATED_LANGUAGES) {
    const said = SHELL_WORDS[language].notTranslated
    for (const name of UNTRANSLATED) expect(await read(`/${language}/${name}`)).toContain(said)
    expect(await read(`/${language}/ewg`)).not.toContain(said)
  }
})

test('pages say that nobody has read their translation, and whom to tell; forms show the English consent', async () => {
  const unread = new Set(['pages.ewg'])
  const { read, services } = await testSite({
    change(made) {
      const church = translatedChurch(made)
      return { ...church, contentIn: (language) => ({ ...church.contentIn(language), unread }) }
    },
  })
  for (const language of TRANSLATED_LANGUAGES) {
    const link = (path: string) =>
      `subject=${encodeURIComponent(`http://church.test${path}`)}">${SHELL_WORDS[language].tellUs}<`
    expect(await read(`/${language}/ewg`)).toContain(link(`/${language}/ewg`))
    expect(await read(`/${language}/story`)).not.toContain('subject=')
    // Whose private page it is stays out of the mail.
    const gift = await giveGift(services, { ...testGift, language, submission: randomUUID() })
    expect(await read(`/my/${gift.privateToken}`)).toContain(link('/my'))
    expect(await read(`/${language}/ewgregister`)).toContain(REGISTRATION_FORM.en.consent)
  }
  expect(await read('/ewg')).not.toContain('subject=')
})

test('pages that search engines do not list name no other language', async () => {
  const { read } = await testSite(SITE)
  for (const path of ['/offline', '/response', '/sermons/700000066', '/ta/offline']) {
    expect([path, headOf(await read(path)).alternates]).toEqual([path, []])
  }
  expect(headOf(await read('/ta/no-such-page', 404)).alternates).toEqual([])
})

test('the sitemap has the translated pages with each other’s addresses', async () => {
  const { read } = await testSite(SITE)
  const map = await read('/sitemap.xml')
  for (const language of LANGUAGES) {
    expect(map).toContain(`<loc>http://church.test${localPath(language, '/ewg')}</loc>`)
  }
  expect(map).toContain(
    '<xhtml:link rel="alternate" hreflang="kn" href="http://church.test/kn/ewg"/>',
  )
  for (const name of UNTRANSLATED) expect(map).not.toContain(`/ta/${name}</loc>`)
  expect(map).toContain('<loc>http://church.test/ta/sermons</loc>')
})

/** Addresses that all languages share. */
const NO_LANGUAGE = /^\/(assets|pictures|sermons\/thumbnails)\/|\.(svg|png|ics|webmanifest)$/

function isBelow(link: string, language: Language): boolean {
  const [, first = ''] = link.split(/[/?#]/, 2)
  const prefix = LANGUAGES.find((each) => each === first) ?? 'en'
  return prefix === language
}

/** But those to the other languages. */
function linksIn(html: string): string[] {
  const own = html.replaceAll(/<a [^>]*hrefLang=[^>]*>|<link [^>]*hrefLang=[^>]*>/g, '')
  const links = [...own.matchAll(/ (?:href|action)="(\/[^"]*)"/g)].map(([, link = '']) => link)
  return [...new Set(links.map((link) => link.replaceAll('&amp;', '&').replace(/#.*/, '')))]
}

/** Four Latin words after each other, but for a name in a sentence of the page's language. */
const SENTENCE = /(?:\p{Script=Latin}+[\s,;:.!?’'-]+){3}\p{Script=Latin}+/u

/** English that is not marked as such, and words of the page's language that are marked as English. */
function unmarkedIn(html: string, language: Language): string[] {
  if (language === 'en') return []
  const own = SCRIPTS[language]
  const unmarked = spokenTexts(html).filter(
    ({ language: said, text }) => !said.startsWith('en') && SENTENCE.test(text) && !own.test(text),
  )
  // An attribute has the language of its element's content.
  const written = spokenTexts(html.replaceAll(/ (aria-[a-z]+|alt|abbr|placeholder)="[^"]*"/g, ''))
  const mismarked = written.filter(
    ({ language: said, text }) => said.startsWith('en') && own.test(text),
  )
  return [...unmarked, ...mismarked].map(({ text }) => text)
}

function headOf(html: string) {
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: links.map(([, language, address]) => [language, address]),
  }
}

const UNTRANSLATED: readonly string[] = ['youth', 'contact', 'serve', 'wfc1']
const UNTRANSLATED_BLOCK = { file: 'pages/ewg.yaml', block: 3 }

/** Each word is of that language, so English on a page is either marked as English or a mistake. */
function translatedChurch(
  services: TestServices,
): Pick<TestServices, 'contentIn' | 'englishPartsIn'> {
  read ??= readTranslated()
  const { content, translation, englishParts } = read
  return {
    contentIn: (language) => contentIn(services, { content, translation }, language),
    englishPartsIn: englishParts,
  }
}

let read: ReturnType<typeof readTranslated> | undefined

function readTranslated() {
  const sources = contentFiles(CHURCH)
  const files = sources.flatMap(([file, source]) => {
    const english = comeIn(file, source)
    const sides = TRANSLATED_LANGUAGES.map((language) => {
      const side = sideFile(file, language)
      return asYamlFile(side, withTree(side, undefined, translated(language, file, english)))
    })
    return [asYamlFile(file, english), ...sides]
  })
  const made = readContent({ files, sources: () => [], notes: {}, photos: new Map() })
  if (!made.ok) throw new Error('the fixture church has mistakes')
  return made
}

function translated(language: TranslatedLanguage, file: string, english: string): Tree {
  const isLeftOut = (block: unknown) =>
    UNTRANSLATED.some((name) => file === `pages/${name}.yaml`) ||
    (file === UNTRANSLATED_BLOCK.file && block === UNTRANSLATED_BLOCK.block)
  const texts = englishTexts(file, fileTree(file, english)).filter(
    ({ keys }) => !isLeftOut(keys[1]),
  )
  return Object.fromEntries(
    texts.map(({ place, text }) => [place, [{ text: inWordsOf(language, text) }]]),
  )
}

const WORDS: Record<TranslatedLanguage, string> = { ta: 'தமிழ்', kn: 'ಕನ್ನಡ', hi: 'हिन्दी' }

/** Where a link leads, and numbers, stay. */
function inWordsOf(language: TranslatedLanguage, text: string): string {
  return text.replace(/\]\([^)]*\)|\p{Script=Latin}+/gu, (part) =>
    part.startsWith(']') ? part : WORDS[language],
  )
}
