import { cpSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { CHURCH, changeFile } from '../support/site/church.ts'
import { testFolder } from '../support/site/folder.ts'
import { mainOf, wordsIn } from '../support/site/pages.ts'
import { startSiteProcess } from '../support/site/process.ts'

const LIVE = {
  PUBLIC_URL: 'https://church.example.org',
  PAYU_BASE_URL: 'https://127.0.0.1:9',
  PAYU_INFO_URL: 'https://127.0.0.1:9',
  PAYU_KEY: 'the-key',
  PAYU_SALT: 'the-salt-of-the-church',
}

async function site(settings: Record<string, string>) {
  const { url, written, process, ended } = await startSiteProcess({ ...LIVE, ...settings })
  const ask = async (address: string) => {
    const answer = await fetch(url + address)
    return { status: answer.status, html: await answer.text() }
  }
  const stop = async () => {
    process.kill('SIGTERM')
    await ended
  }
  return { ask, written, stop }
}

/** The Encounter has no dates but those of the calendar, which the sandbox would invent. */
function churchWithCalendar(): string {
  const folder = path.join(testFolder(), 'church')
  cpSync(CHURCH, folder, { recursive: true })
  const file = path.join(folder, 'conferences.yaml')
  const taking = `    calendarTitles: [ Encounter with God ]
    fromCalendar: true
    prices: { residential: 1800, nonResidential: 650, residentialChild: 1250, nonResidentialChild: 420, part: 250 }
    events:
      - code: ewgmaymysore2023`
  changeFile(file, '    events:\n      - code: ewgmaymysore2023', taking)
  changeFile(file, 'open: true', 'open: false')
  changeFile(file, 'open: true', 'open: false')
  const link = '      - { label: Calendar, to: /calendar }\n'
  const cells = '      - { label: Cell Groups, to: /cells'
  changeFile(path.join(folder, 'pages/contact.yaml'), cells, link + cells)
  return folder
}

test('a public site without settings for sermons and calendar has none, and invents nothing', async () => {
  const settings = {
    CONTENT_DIR: churchWithCalendar(),
    DATABASE_URL: `file:${path.join(testFolder(), 'church.db')}`,
  }
  // The dates that the sandbox once invented are no longer offered either.
  const before = await site({ ...settings, SANDBOX: 'yes' })
  expect((await before.ask('/ewgregister')).html).toMatch(/value="ewg20\d{6}"/)
  await before.stop()
  const { ask, written } = await site(settings)
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
  expect(await ask('/sermons/700000068')).toMatchObject({ status: 404 })
  expect(await ask('/sermons/thumbnails/700000068')).toMatchObject({ status: 404 })
  expect(await ask('/calendar.ics')).toMatchObject({ status: 404 })
  const calendar = await ask('/calendar')
  expect(wordsIn(calendar.html)).toContain('Nothing is planned here yet.')
  expect(calendar.html).not.toContain('webcal:')
  const contact = (await ask('/contact')).html
  expect(contact).toContain('On level ground.')
  expect(contact).not.toContain('href="/calendar"')
  expect((await ask('/sitemap.xml')).html).not.toMatch(/\/(sermons|calendar)/)
  expect((await ask('/ewg')).html).not.toContain('?event=')
  expect((await ask('/ewgregister')).html).not.toMatch(/value="ewg20\d{6}"/)
  for (const part of ['', 'payu', 'PAYU', '%70ayu', 'vimeo', 'calendar', 'mailbox', 'faults/']) {
    expect([part, (await ask(`/sandbox/${part}`)).status]).toEqual([part, 404])
  }
})

const NONE_YET = {
  en: 'There are no sermons here yet.',
  ta: 'இங்கே இன்னும் பிரசங்கங்கள் இல்லை.',
  kn: 'ಇಲ್ಲಿ ಇನ್ನೂ ಪ್ರಸಂಗಗಳಿಲ್ಲ.',
  hi: 'यहाँ अभी कोई उपदेश नहीं है।',
}
