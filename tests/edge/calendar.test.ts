import { expect, test } from 'vitest'
import { allWordsOf, wordsIn, wordsOf } from '../support/site/pages.ts'
import { readPages } from '../support/site/server.ts'

test('a month leads to the next one, and not into the past', async () => {
  const { read } = await readPages()
  const now = await read('/calendar')
  expect(wordsOf('title', now)).toMatch(/^Calendar/)
  expect(allWordsOf('h2', now)).toContain('Still to come in November 2026')
  expect(allWordsOf('a', now).filter((link) => link.startsWith('Earlier'))).toEqual([])
  expect(allWordsOf('a', now)).toContain('Later: December 2026')
  const later = await read('/calendar?month=2026-12')
  expect(allWordsOf('h2', later)).toContain('Events in December 2026')
  expect(allWordsOf('a', later)).toContain('Earlier: November 2026')
})

test('an event leads to its form and into one’s own calendar', async () => {
  const { url, read } = await readPages()
  const html = await read('/calendar?month=2026-12')
  const events = html.split('<li class="calendar-event card"').slice(1)
  const event = events.find((each) => wordsOf('h3', each) === 'Encounter with God') ?? ''
  expect(wordsOf('time', event)).toMatch(/^Sat \d+ to Sun \d+ \w+ \d{4}/)
  expect(event).toMatch(/href="\/ewgregister"[^>]*>Registration opens soon/)
  const [, file = ''] = /href="(\/calendar\/[^"]+\.ics)"/.exec(event) ?? []
  const answer = await fetch(url + file)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toContain('SUMMARY:Encounter with God')
})

test('the calendar can be subscribed to', async () => {
  const { url, read } = await readPages()
  expect(await read('/calendar')).toMatch(/href="webcal:\/\/[^"]+\/calendar\.ics"/)
  const answer = await fetch(`${url}/calendar.ics`)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const feed = await answer.text()
  expect(feed).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(feed).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  expect(feed).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/)
  expect(feed).not.toContain('Evening of Worship')
  await read('/calendar/unknown.ics', 404)
})

test('any month is a page like any other', async () => {
  const { read } = await readPages()
  for (const month of ['2000-01', '9999-12', 'abc', '<script>alert(1)</script>', '2026-00']) {
    const html = await read(`/calendar?month=${encodeURIComponent(month)}`)
    expect(html, month).not.toContain('<script>alert')
  }
})

test('the landing page and the conference pages show what is coming', async () => {
  const { read } = await readPages()
  const home = await read('/')
  expect(wordsIn(home)).toMatch(/Live now|Next service: /)
  const [, coming = ''] =
    /<section[^>]*>((?:(?!<section).)*?Upcoming Events.*?)<\/section>/s.exec(home) ?? []
  expect(allWordsOf('li', coming)).toHaveLength(3)
  const html = await read('/wfc2')
  expect(allWordsOf('h2', html)).toContain('Upcoming Dates')
  expect(html).toMatch(/href="\/wfc2register"[^>]*>Registration opens soon/)
})
