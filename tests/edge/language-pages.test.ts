import { expect, test } from 'vitest'
import { localPath } from '#app/local-path.ts'
import { LANGUAGES, type Language, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { SHELL_WORDS } from '#words/site.ts'
import { runs } from '../support/long.ts'
import { testSite } from '../support/site/server.ts'

const PATHS = ['/', '/give', '/ewg', '/ewgregister', '/nothing']

test('many requests in four languages at once are each answered in their own', async () => {
  const { url } = await testSite()
  const asked = Array.from({ length: runs(60, 200) }, (_, at) => ({
    language: LANGUAGES[at % LANGUAGES.length] ?? 'en',
    path: PATHS[at % PATHS.length] ?? '/',
  }))
  const answers = await Promise.all(
    asked.map(async ({ language, path }) => {
      const response = await fetch(`${url}${localPath(language, path)}`)
      return { language, said: saidIn(await response.text()) }
    }),
  )
  const mixed = answers.filter(({ language, said }) => said.join() !== language)
  expect(mixed).toEqual([])
})

/** The languages whose words for the first link of a page are there. */
function saidIn(html: string): Language[] {
  return LANGUAGES.filter((language) => html.includes(`>${SHELL_WORDS[language].skip}<`))
}

test.each(TRANSLATED_LANGUAGES)('scripts of a page in %s have its words only', async (language) => {
  const { url } = await testSite()
  const html = await (await fetch(`${url}/${language}/give`)).text()
  const names = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  const sources = await Promise.all(
    [...names].map(async (name) => (await fetch(`${url}${name}`)).text()),
  )
  const all = sources.join('\n')
  const found = LANGUAGES.filter((each) => all.includes(SHELL_WORDS[each].onTheMap))
  expect(found).toEqual([language])
})

test('private pages, files and other languages have no address below a language', async () => {
  const { get } = await testSite()
  for (const path of [
    ...['/te', '/te/give', '/ta/my', `/ta/my/${'0123456789'.repeat(4)}`, '/ta/t/ABCDEF', '/ta/ta'],
    ...['/ta/pay/abc', '/ta/keep/abc', '/ta/unsubscribe/abc', '/ta/receipts/abc', '/ta/door'],
    ...['/ta/office', '/ta/api/register', '/ta/assets/x.js'],
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404])
  }
  for (const [path = '', to] of [
    ['/ta/', '/ta'],
    ['/ta/GIVE', '/ta/give'],
    ['/kn/give/', '/kn/give'],
  ]) {
    const answer = await get(path)
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 308, to])
  }
})
