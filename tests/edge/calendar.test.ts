import { expect } from 'vitest'
import { localPath } from '#app/local-path.ts'
import { LANGUAGES } from '#domain/language.ts'
import { COMING, EVENT } from '../support/site/church.ts'
import { allWordsOf, wordsIn, wordsOf } from '../support/site/pages.ts'
import { test, testSite } from '../support/site/server.ts'

test('a month leads to the next one, and not into the past, and all can be subscribed to', async ({
  site: { get, read },
}) => {
  const now = await read('/calendar')
  expect(allWordsOf('h2', now)).toContain('Still to come in November 2026')
  expect(allWordsOf('a', now).filter((link) => link.startsWith('Earlier'))).toEqual([])
  expect(allWordsOf('a', now)).toContain('Later: December 2026')
  const later = await read('/calendar?month=2026-12')
  expect(allWordsOf('h2', later)).toContain('Events in December 2026')
  expect(allWordsOf('a', later)).toContain('Earlier: November 2026')
  expect(now).toMatch(/href="webcal:\/\/[^"]+\/calendar\.ics"/)
  const answer = await get('/calendar.ics')
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const feed = await answer.text()
  expect(feed).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(feed).not.toContain('Evening of Worship')
  await read('/calendar/unknown.ics', 404)
})

test('an event leads to its form and into one’s own calendar', async ({ site: { get, read } }) => {
  const html = await read('/calendar?month=2026-12')
  const events = html.split('<li class="calendar-event card"').slice(1)
  const event = events.find((each) => wordsOf('h3', each) === 'Encounter with God') ?? ''
  expect(wordsOf('time', event)).toMatch(/^Sat \d+ to Sun \d+ \w+ \d{4}/)
  expect(event).toMatch(/href="\/ewgregister"[^>]*>Registration opens soon/)
  const [, file = ''] = /href="(\/calendar\/[^"]+\.ics)"/.exec(event) ?? []
  const answer = await get(file)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toContain('SUMMARY:Encounter with God')
})

test('the landing page and the conference pages show what is coming', async ({
  site: { read },
}) => {
  const home = await read('/')
  expect(wordsIn(home)).toMatch(/Live now|Next service: /)
  const [, coming = ''] =
    /<section[^>]*>((?:(?!<section).)*?Upcoming Events.*?)<\/section>/s.exec(home) ?? []
  expect(allWordsOf('li', coming)).toHaveLength(3)
  const html = await read('/wfc2')
  expect(allWordsOf('h2', html)).toContain('Upcoming Dates')
  expect(html).toMatch(/href="\/wfc2register"[^>]*>Registration opens soon/)
})

const PAGES = ['/', '/ewg', '/wfc1', '/wfc2', '/gpc', '/calendar']

/** The messages for a calendar that was read and has no events. */
const NONE = /Nothing is in the calendar|Nothing is planned|Announced Soon<\/p>|announced soon\./

async function visits() {
  const { site, services } = await testSite()
  // Not from the cache.
  const visit = async (path: string) => {
    const page = await site.fetch(new Request(`http://church.test${path}`))
    return { path, rule: page.headers.get('cache-control'), text: await page.text() }
  }
  return { services, visit: () => Promise.all(PAGES.map(visit)) }
}

test('pages explain that there are no dates while the calendar was never read, and are kept for seconds', async () => {
  const { services, visit } = await visits()
  services.sandbox.setFault('calendar', 'down')
  const phone = `href="tel:${services.content.church.phone.replaceAll(' ', '')}"`
  for (const { path, rule, text } of await visit()) {
    for (const words of ['the dates can’t be shown', phone]) expect(text, path).toContain(words)
    expect(text, path).not.toMatch(NONE)
    expect([path, rule]).toEqual([path, 'public, max-age=0, s-maxage=5, stale-while-revalidate=5'])
  }
})

test('stale dates show when they were read', async () => {
  const { services, visit } = await visits()
  for (const { path, text } of await visit()) expect(text, path).not.toContain('as of')
  services.sandbox.setFault('calendar', 'down')
  services.pass(6 * 60_000)
  const noted = async () =>
    (await visit()).filter(({ text }) => text.includes('as of Sun 15 Nov 2026, 9:30 AM'))
  await expect.poll(async () => (await noted()).length).toBe(PAGES.length)
  for (const { path, text, rule } of await noted()) {
    expect(text, path).not.toContain('can’t be shown')
    expect(rule, path).toContain('s-maxage=30')
  }
})

const DAY_MS = 24 * 60 * 60_000

test('Register Now of a date opens the form with that date, on every page with dates', async () => {
  const { services, read } = await testSite({ event: COMING })
  // The start page shows the next three dates only.
  services.pass(26 * DAY_MS)
  // The start page has it beside the service times too, the page of the programme as its own button.
  for (const [path, links] of Object.entries({ '/': 2, '/ewg': 2, '/calendar': 1 })) {
    const html = await read(path)
    expect(html.split(`href="/ewgregister?event=${EVENT}"`), path).toHaveLength(links + 1)
  }
  const next = 'Encounter with God, 12 to 13 December · from Rs. 650 · Register'
  expect(wordsIn(await read('/'))).toContain(next)
})

test('an address chooses its date in the form, each by itself, or says why it chooses none', async () => {
  const { read } = await testSite({ event: COMING })
  for (const round of ['made', 'from memory']) {
    for (const code of [EVENT, 'ewgaugmysore2023', '']) {
      expect(chosenIn(await read(`/ewgregister?event=${code}`)), round).toBe(code)
    }
  }
  for (const code of ['gpcnovmysore2023', 'wfcfebooty2023', '', '%22%3E%3Cscript%3E']) {
    const html = await read(`/ewgregister?event=${code}`)
    expect([code, chosenIn(html)]).toEqual([code, ''])
    const told = html.includes('The date in your link is no longer offered.')
    expect([code, told]).toEqual([code, code !== ''])
  }
})

test('a coming date is offered without its year in each language, one that is over with it', async () => {
  const { read } = await testSite({ event: COMING })
  for (const language of LANGUAGES) {
    const html = await read(localPath(language, '/ewgregister'))
    const options = html.matchAll(/<option value="(ewg\w+)">([^<]*)/g)
    const withYear = Array.from(options, ([, code, words = '']) => [code, /\d{4}/.test(words)])
    expect(withYear, language).toEqual([
      [EVENT, false],
      ['ewgaugmysore2023', true],
    ])
  }
})

test('while forms offer nothing, pages have no Register Now and the start page no next date', async () => {
  const { read } = await testSite({
    change: ({ content }) => {
      const programmes = Object.values(content.conferences.programmes)
      for (const event of programmes.flatMap(({ events }) => events)) event.open = false
      return { content }
    },
  })
  const html = await read('/ewg')
  expect(html).toMatch(
    /class="register-later[^"]*"[^>]*href="\/ewgregister"[^>]*>Registration opens soon</,
  )
  expect(html).not.toMatch(/href="\/ewgregister"[^>]*>Register Now</)
  expect(await read('/')).not.toContain('class="home-next"')
})

/** The value of the first select, which is the conference. */
function chosenIn(text: string): string | undefined {
  const [, options = ''] = /<select[^>]*name="productinfo"[^>]*>(.*?)<\/select>/.exec(text) ?? []
  const [selected] = /<option[^>]*\bselected=""[^>]*>/.exec(options) ?? ['value=""']
  return /value="([^"]*)"/.exec(selected)?.[1]
}
