import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { MONTHLY_WORDS } from '#words/payments.ts'
import { monthlySentence } from './monthly-reminder.tsx'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [13, '13th'],
  [22, '22nd'],
])('%i is the %s', (day, words) => {
  expect(MONTHLY_WORDS.en.dayOfMonth(day)).toBe(words)
})

const monthly = { day: 5, amountMinor: 50_000, towards: 'Tithe', nextOn: '2026-12-06' }

test('the next day is named while it is not paused', () => {
  const active = monthlySentence('en', { ...monthly, isPaused: false })
  expect(active).toContain('on the 5th of each month to give Rs. 500 for Tithe')
  expect(active).toContain('6 December 2026')
  expect(monthlySentence('en', { ...monthly, isPaused: true })).toContain('is paused')
})

test.each(LANGUAGES)('day, amount and fund are said in %s', (language) => {
  for (const isPaused of [false, true]) {
    const words = monthlySentence(language, { ...monthly, isPaused })
    expect(words).toMatch(/5/)
    expect(words).toContain('. 500')
    expect(words).toContain('Tithe')
    expect([isPaused, /6 \S+ 2026/.test(words)]).toEqual([isPaused, !isPaused])
  }
  expect(MONTHLY_WORDS[language].dayOfMonth(31)).toContain('31')
})
