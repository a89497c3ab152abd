import { expect, test } from 'vitest'
import { watchLive } from '#domain/calendar/watch-live.ts'
import { LANGUAGES } from '#domain/language.ts'
import { timeOfDayIn, weekdayIn } from '#domain/language-formats.ts'
import { liveWords } from './live-words.ts'

const services = [{ day: 'Sunday', time: '08:30', minutes: 120, language: 'X' }]
const retreat = { day: '2025-09-14', name: 'N', services: [] }
const feast = {
  day: '2025-12-25',
  name: 'N',
  services: [{ time: '08:30', minutes: 120, language: 'X' }],
}

test.each(LANGUAGES)('the next service has its day, time and language in %s', (language) => {
  const [said] = watchLive({ services }, new Date('2025-09-13T12:00:00+05:30')).map((spell) =>
    liveWords(language, spell),
  )
  expect(said?.text).toContain(weekdayIn(language, '2025-09-14'))
  expect(said?.text).toContain(timeOfDayIn(language, '08:30'))
  expect(said?.text).toMatch(/\(X\)$/)
})

test.each(LANGUAGES)('a day without services is named with its date in %s', (language) => {
  const plan = { services, specialDays: [retreat] }
  const [said] = watchLive(plan, new Date('2025-09-13T12:00:00+05:30')).map((spell) =>
    liveWords(language, spell),
  )
  expect(said?.note).toMatch(/14 .*: N$/)
  expect(said?.text).toContain('21 ')
})

test.each(LANGUAGES)('each change of the day has its own words in %s', (language) => {
  const at = (now: string) =>
    watchLive({ services, specialDays: [feast] }, new Date(now)).map((spell) =>
      liveWords(language, spell),
    )[0]?.text
  const texts = ['2025-12-21T09:00', '2025-12-22T09:00', '2025-12-25T09:00'].map((now) =>
    at(`${now}:00+05:30`),
  )
  expect(new Set(texts).size).toBe(3)
  expect(texts[1]).toContain('N, ')
  expect(texts[2]).toMatch(/: N$/)
})
