import { expect, test } from 'vitest'
import { testContent } from '#tests/support/site/church.ts'
import { readSummaries } from './read-page.server.ts'

const TAMIL = 'TAMIL - Encounter with God'

test.each([
  [['Encounter with God', TAMIL], ['summary-ewgtamilregister']],
  [[TAMIL], ['summary-ewgtamilregister']],
  [['Encounter with God'], []],
  [['Global Pastors Conference'], []],
  [[], []],
])('dates titled %j have the summaries of %j', (shown, expected) => {
  const summaries = readSummaries(shown, testContent())
  expect(summaries.map(({ id }) => id)).toEqual(expected)
})

test('what only the office reads is left out', () => {
  const [summary] = readSummaries([TAMIL], testContent())
  expect(summary).toMatchObject({
    id: 'summary-ewgtamilregister',
    heading: 'மலையில் இரண்டு நாட்கள்',
  })
  expect(summary).not.toHaveProperty('review')
})
