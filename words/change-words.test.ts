import { expect, test } from 'vitest'
import { changeWords, plannedWords, requestWords } from '#words/change-words.ts'

test.each([
  [{ whose: 'Anu', field: 'age', from: '11', to: '12' }, 'Anu: Age was 11, now 12'],
  [
    { whose: '', field: 'party', from: 'Family', to: 'Group' },
    'Registering as was Family, now Group',
  ],
  [{ whose: 'Anu Rao', field: 'person', from: 'Anu Rao', to: '' }, 'Anu Rao was taken off'],
])('%o was done: %s', (change, words) => {
  expect(changeWords('en', change)).toBe(words)
})

test.each([
  [{ whose: 'Anu', field: 'city', from: '', to: 'Mysore' }, 'Anu: City empty → Mysore'],
  [{ whose: 'Anu Rao', field: 'person', from: '', to: 'Anu Rao' }, 'Anu Rao will be added.'],
] as const)('%o is planned: %s', (change, words) => {
  expect(plannedWords('en', change)).toBe(words)
})

test('what was chosen is said in the words of the reader, not in the code that is stored', () => {
  const change = { whose: '', field: 'residential', from: 'Residential', to: 'Non Residential' }
  expect(changeWords('hi', change)).toBe('पंजीकरण का प्रकार, पहले आवास सहित, अब आवास के बिना')
})

test('a request is said in the language of the page, with its price', () => {
  const wish = 'Anu: Age 11 → 12; New total: Rs. 900, before Rs. 500.'
  const changes = [{ whose: 'Anu', field: 'age', from: '11', to: '12' }]
  const asked = { changes, beforeMinor: 50_000, afterMinor: 90_000 }
  const request = { kind: 'correct', wish, asked }
  expect(requestWords('hi', request)).toMatch(/^Anu: आयु 11 → 12 .*900.*400/)
  expect(requestWords('en', request)).toBe(wish)
})
