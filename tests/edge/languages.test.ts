import { expect } from 'vitest'
import { localPath } from '#app/local-path.ts'
import { LANGUAGES, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { SHELL_WORDS } from '#words/site.ts'
import { runs } from '../support/long.ts'
import { personFields, SENT_REGISTRATION } from '../support/people.ts'
import { mainOf } from '../support/site/pages.ts'
import { test, testSite } from '../support/site/server.ts'
import { englishIn, spokenTexts } from '../support/site/spoken-texts.ts'

test('English pages that many read in Tamil lead there in one line of Tamil, and what comes from outside is in its own language', async () => {
  const { read } = await testSite()
  for (const path of ['/ewg', '/ewgtamilregister?event=tamilewgaprmysore2023']) {
    const line = `href="/ta${path}" lang="ta" hreflang="ta">${SHELL_WORDS.ta.readHere}<`
    expect(mainOf(await read(path)).toLowerCase()).toContain(line.toLowerCase())
    expect(mainOf(await read(`/ta${path}`))).not.toContain(SHELL_WORDS.ta.readHere)
  }
  expect(mainOf(await read('/wfc2'))).not.toContain('lang="ta"')
  const languagesOf = async (path: string, text: string) =>
    spokenTexts(await read(path))
      .filter((spoken) => spoken.text === text)
      .map(({ language }) => language)
  const tamil = 'ஜெபத்தின் வல்லமை'
  for (const [path, text, language] of [
    ...['', '/hi', '/ta'].map((prefix) => [`${prefix}/sermons`, tamil, 'ta'] as const),
    ['/kn/sermons', 'The Lord Is Near', 'en'],
    ['/ta/calendar', 'Sunday Services', 'en'],
  ] as const) {
    expect([path, new Set(await languagesOf(path, text))]).toEqual([path, new Set([language])])
  }
})

const PATHS = ['/', '/give', '/ewg', '/ewgregister', '/nothing']

test('many requests in four languages at once are each answered in their own', async () => {
  const { get } = await testSite()
  const asked = Array.from({ length: runs(60, 200) }, async (_, at) => {
    const language = LANGUAGES[at % LANGUAGES.length] ?? 'en'
    const page = await get(localPath(language, PATHS[at % PATHS.length] ?? '/'))
    const html = await page.text()
    // The languages whose words for the first link of a page are there.
    return [language, LANGUAGES.filter((each) => html.includes(`>${SHELL_WORDS[each].skip}<`))]
  })
  for (const [language, said] of await Promise.all(asked)) expect(said).toEqual([language])
})

test.each(TRANSLATED_LANGUAGES)('scripts of a page in %s have its words only', async (language) => {
  const { read } = await testSite()
  const names = (await read(`/${language}/give`)).match(/\/assets\/[\w.-]+\.js/g)
  const scripts = await Promise.all([...new Set(names)].map((name) => read(name)))
  const all = scripts.join('\n')
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
  const moved = { '/ta/': '/ta', '/ta/GIVE': '/ta/give', '/kn/give/': '/kn/give' }
  for (const [path, to] of Object.entries(moved)) {
    const answer = await get(path)
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 308, to])
  }
})

/** A family of three for whom nothing is due. */
const SMALL = [0, 1, 2].map((index) => personFields(index, { age: '4' }))

test('every language stores the same codes, its own name and its own consent', async () => {
  const { post, services } = await testSite()
  for (const language of LANGUAGES) {
    const own = { type: 'Family', 'persons[0].email': `${language}@example.org` }
    const fields = Object.assign({}, SENT_REGISTRATION, ...SMALL, own)
    const sent = await post(localPath(language, '/ewgregister'), fields)
    expect(sent.headers.get('Location')).toMatch(
      new RegExp(`^${localPath(language, '/registered/')}[0-9a-f-]{36}$`),
    )
  }
  const { db } = services
  const stored = await db.selectFrom('registration').selectAll().execute()
  expect(stored.map(({ language }) => language).toSorted()).toEqual([...LANGUAGES].toSorted())
  const codes = stored.map(({ event_code, party, residential, arrival, payment_type }) =>
    JSON.stringify({ event_code, party, residential, arrival, payment_type }),
  )
  expect(new Set(codes).size).toBe(1)
  const genders = await db.selectFrom('attendee').select('gender').distinct().execute()
  expect(genders).toEqual([{ gender: 'Female' }])
  const wordings = await db.selectFrom('consent_wording').selectAll().execute()
  for (const language of LANGUAGES) {
    const own = wordings.find(({ text }) => text.startsWith(REGISTRATION_FORM[language].consent))
    expect(own, language).toBeDefined()
  }
})

test('providers that fail are explained in every language', async () => {
  const { read, services } = await testSite()
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
