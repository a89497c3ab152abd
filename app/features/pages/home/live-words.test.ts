import { expect, test } from 'vitest'
import { watchLive } from '#domain/calendar/watch-live.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { timeOfDayIn, weekdayIn } from '#domain/language-formats.ts'
import { liveWords } from './live-words.ts'

type SpecialDay = typeof feast | typeof retreat

const services = [{ day: 'Sunday', time: '08:30', minutes: 120, language: 'X' }]
const retreat = { day: '2025-09-14', name: 'N', services: [] }
const feast = {
  day: '2025-12-25',
  name: 'N',
  services: [{ time: '08:30', minutes: 120, language: 'X' }],
}

function said(language: Language, now: string, specialDays?: SpecialDay[]) {
  const [spell] = watchLive({ services, specialDays }, new Date(`${now}:00+05:30`))
  return spell && liveWords(language, spell)
}

test.each(LANGUAGES)('the next service has its day, time and language in %s', (language) => {
  const text = said(language, '2025-09-13T12:00')?.text
  expect(text).toContain(weekdayIn(language, '2025-09-14'))
  expect(text).toContain(timeOfDayIn(language, '08:30'))
  expect(text).toMatch(/\(X\)$/)
})

test.each(LANGUAGES)('a day without services is named with its date in %s', (language) => {
  const words = said(language, '2025-09-13T12:00', [retreat])
  expect(words?.note).toMatch(/14 .*: N$/)
  expect(words?.text).toContain('21 ')
})

test.each(LANGUAGES)('each change of the day has its own words in %s', (language) => {
  const texts = ['2025-12-21T09:00', '2025-12-22T09:00', '2025-12-25T09:00'].map(
    (now) => said(language, now, [feast])?.text,
  )
  expect(new Set(texts).size).toBe(3)
  expect(texts[1]).toContain('N, ')
  expect(texts[2]).toMatch(/: N$/)
})
