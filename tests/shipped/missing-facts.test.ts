import { expect, test } from 'vitest'
import { describeMistake } from '#content-model/mistake.ts'
import { testContent } from '../support/site/church.ts'
import { missingFacts } from './missing-facts.ts'

test('what a page does not say is named with its file', () => {
  const missing = missingFacts(testContent()).map(describeMistake)
  const rule = (fact: string) => `must say "${fact}": see tests/shipped/facts.ts`
  expect(missing).toContain(`pages/ewg.yaml:1:1  file  ${rule('Rs. 700 (accommodation extra)')}`)
  expect(missing).toContain(`church.yaml:1:1  file  ${rule('Tamil')}`)
  expect(missing).toContain(`giving.yaml:1:1  file  ${rule('Tithes and offerings.')}`)
  expect(missing).toContain(`policy.yaml:1:1  file  ${rule('own free will')}`)
})

test('what a page does say is not named, in small letters or in large ones', () => {
  const missing = missingFacts(testContent()).map(({ file, rule }) => `${file} ${rule}`)
  expect(missing.filter((one) => one.includes('must say "Upcoming Dates"'))).toEqual([])
  expect(missing.filter((one) => one.includes('must say "English"'))).toEqual([])
  expect(missing.filter((one) => one.includes('must say "cell group"'))).toEqual([])
})
