import { expect, test } from 'vitest'
import { changeWords, plannedWords } from '#words/change-words.ts'

test.each([
  [{ whose: 'Anu', field: 'age', from: '11', to: '12' }, 'Anu: Age was 11, now 12'],
  [
    { whose: '', field: 'party', from: 'Family', to: 'Group' },
    'Registering as was Family, now Group',
  ],
  [{ whose: 'Anu Rao', field: 'person', from: 'Anu Rao', to: '' }, 'Anu Rao was taken off'],
  // As an earlier release stored them.
  [{ whose: 'Anu', field: 'Mobile', from: '1', to: '2' }, 'Anu: Mobile was 1, now 2'],
  [{ whose: 'Anu Rao', field: 'Person', from: '', to: 'Anu Rao' }, 'Anu Rao was added'],
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
