import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { SENT_GIFT } from '../support/people.ts'
import { churchFolder } from '../support/site/church-folder.ts'
import { testFolder } from '../support/site/folder.ts'
import { listening } from '../support/site/listening.ts'
import { formOn, mainOf, postForm, wordsIn } from '../support/site/pages.ts'
import { startSiteProcess } from '../support/site/process.ts'
import { sandboxSettings, serveSandbox } from '../support/site/sandbox.ts'

const EVIL = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'

const video = {
  uri: '/videos/7',
  name: `${EVIL} \u202Eturned\u202C`,
  description: `<b>broken <i ${EVIL}`,
  tags: [{ name: EVIL }],
  pictures: { sizes: [{ width: 640, link: 'http://169.254.169.254/latest' }] },
  embed: { html: `<iframe src="https://evil.example/video/7" onload="alert(1)"></iframe>${EVIL}` },
  user: { uri: '/users/100' },
}

const event = {
  id: 'evil',
  status: 'confirmed',
  summary: EVIL,
  description: `<a href="javascript:alert(1)">x</a>${EVIL}`,
  location: EVIL,
  start: { date: '2099-01-01' },
}

function answer(request: Request): Response {
  const { pathname } = new URL(request.url)
  if (request.method === 'POST') return Response.json({ access_token: 'token' })
  if (pathname.endsWith('/events')) {
    return Response.json({ items: [event, { id: 'x', start: { date: 'soon' } }, null, 'event'] })
  }
  if (pathname.startsWith('/vimeo/users/100/videos')) {
    return Response.json({ error: EVIL }, { status: 500 })
  }
  return Response.json({ total: 2, data: [video, null, { uri: 'x' }] })
}

test('nothing that providers say becomes part of a page but as words', async () => {
  const port = await listening(createServer(getRequestListener(answer)))
  const { ask } = await startSiteProcess(sandboxSettings(`http://127.0.0.1:${port}`))
  for (const path of ['/sermons', '/sermons?q=x', '/', '/calendar?month=2099-01']) {
    const { status, html } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    expect(html, path).not.toMatch(/<script>alert|<img src=x|<iframe|href="javascript:|\u202E/)
  }
  expect((await ask('/sermons')).html).toContain('&lt;script&gt;alert(1)')
  expect((await ask('/calendar.ics')).status).toBe(200)
  expect((await ask('/sermons/thumbnails/7')).status).toBe(404)
})

const PAGES = ['/', '/sermons', '/calendar', '/calendar.ics']

test('every page comes while the providers hang, and with what they said once they were heard', async () => {
  // What is slow never answers at all: a page that waited for it would never come. That nobody waits for
  // it at all once there is an answer is tested beside `lastGood`.
  const later = () => {}
  const world = await serveSandbox({ later })
  onTestFinished(world.close)
  const DATABASE_URL = `file:${testFolder()}/church.db`
  const visitAll = async (mode: 'ok' | 'slow') => {
    world.sandbox.setFault('vimeo', mode)
    world.sandbox.setFault('calendar', mode)
    const site = await startSiteProcess({ ...sandboxSettings(world.url), DATABASE_URL })
    const visits = await Promise.all(PAGES.map(site.ask))
    await site.stop()
    return { statuses: visits.map(({ status }) => status), sermons: visits[1]?.html }
  }
  expect((await visitAll('slow')).statuses).toEqual([200, 200, 200, 404])
  await visitAll('ok')
  const heard = await visitAll('slow')
  expect(heard.statuses).toEqual(PAGES.map(() => 200))
  expect(heard.sermons).toContain('class="sermon card"')
})

const LIVE = {
  PUBLIC_URL: 'https://church.example.org',
  PAYU_BASE_URL: 'https://127.0.0.1:9',
  PAYU_INFO_URL: 'https://127.0.0.1:9',
  PAYU_KEY: 'the-key',
  PAYU_SALT: 'the-salt-of-the-church',
}

/** The Encounter has no dates but those of the calendar, which the sandbox would invent. */
function churchWithCalendar(): string {
  const { directory, change } = churchFolder()
  const taking = `    calendarTitles: [ Encounter with God ]
    fromCalendar: true
    prices: { residential: 1800, nonResidential: 650, residentialChild: 1250, nonResidentialChild: 420, part: 250 }
    events:
      - code: ewgmaymysore2023`
  change('conferences.yaml', '    events:\n      - code: ewgmaymysore2023', taking)
  change('conferences.yaml', 'open: true', 'open: false')
  change('conferences.yaml', 'open: true', 'open: false')
  const link = '      - { label: Calendar, to: /calendar }\n'
  const cells = '      - { label: Cell Groups, to: /cells'
  change('pages/contact.yaml', cells, link + cells)
  return directory
}

test('a public site without settings for sermons and calendar has none, and invents nothing', async () => {
  const settings = {
    ...LIVE,
    CONTENT_DIR: churchWithCalendar(),
    DATABASE_URL: `file:${path.join(testFolder(), 'church.db')}`,
  }
  // The dates that the sandbox once invented are no longer offered either.
  const before = await startSiteProcess({ ...settings, SANDBOX: 'yes' })
  expect((await before.ask('/ewgregister')).html).toMatch(/value="ewg20\d{6}"/)
  await before.stop()
  const { ask, written } = await startSiteProcess(settings)
  expect(written()).toContain('\n  off        sermons, calendar (nothing of them is shown)\n')
  for (const language of LANGUAGES) {
    const { html } = await ask(language === 'en' ? '/' : `/${language}`)
    expect(html, language).not.toMatch(/href="[^"]*\/(sermons|calendar)["/?]/)
    expect(html, language).not.toContain('home-events')
    const sermons = await ask(language === 'en' ? '/sermons' : `/${language}/sermons`)
    expect(sermons.status).toBe(200)
    expect(wordsIn(mainOf(sermons.html))).toContain(NONE_YET[language])
    expect(sermons.html).not.toMatch(/type="search"|thumbnails/)
  }
  const tools = ['', 'payu', 'PAYU', '%70ayu', 'vimeo', 'calendar', 'mailbox', 'faults/']
  for (const path of [
    ...['/sermons/700000068', '/sermons/thumbnails/700000068', '/calendar.ics'],
    ...tools.map((part) => `/sandbox/${part}`),
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
  const calendar = await ask('/calendar')
  expect(wordsIn(calendar.html)).toContain('Nothing is planned here yet.')
  expect(calendar.html).not.toContain('webcal:')
  const contact = (await ask('/contact')).html
  expect(contact).toContain('On level ground.')
  expect(contact).not.toContain('href="/calendar"')
  expect((await ask('/sitemap.xml')).html).not.toMatch(/\/(sermons|calendar)/)
  expect((await ask('/ewg')).html).not.toContain('?event=')
  expect((await ask('/ewgregister')).html).not.toMatch(/value="ewg20\d{6}"/)
})

const NONE_YET = {
  en: 'There are no sermons here yet.',
  ta: 'இங்கே இன்னும் பிரசங்கங்கள் இல்லை.',
  kn: 'ಇಲ್ಲಿ ಇನ್ನೂ ಪ್ರಸಂಗಗಳಿಲ್ಲ.',
  hi: 'यहाँ अभी कोई उपदेश नहीं है।',
}

const ELSEWHERE = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

test('without settings the whole sandbox is open, but not to forms of other sites', async () => {
  const { url, ask } = await startSiteProcess()
  for (const part of ['', '/payu', '/vimeo', '/calendar', '/mailbox', '/faults']) {
    expect([part, (await ask(`/sandbox${part}`)).status]).toEqual([part, 200])
  }
  const fault = { service: 'calendar', mode: 'down' }
  expect((await postForm(`${url}/sandbox/faults`, fault, ELSEWHERE)).status).toBe(403)
  expect((await postForm(`${url}/sandbox/faults`, fault, { origin: url })).status).toBe(303)

  const given = await postForm(`${url}/give`, SENT_GIFT)
  const handOff = formOn((await ask(given.headers.get('location') ?? '')).html)
  const page = await postForm(handOff.action, handOff.fields, ELSEWHERE)
  expect(page.status).toBe(200)
  const { action } = formOn(await page.text())
  const button = new URL(action, url).href
  expect((await postForm(button, { outcome: 'approve' }, ELSEWHERE)).status).toBe(403)
  expect((await postForm(button, { outcome: 'approve' }, { origin: url })).status).toBe(200)
})
