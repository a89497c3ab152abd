import { expect, test } from 'vitest'
import { preachersOf } from './preacher.ts'

const named = [
  { name: 'Rev. Tobias Hill', tag: 'pastor-daniel-samuel' },
  { name: 'Dr. Naomi Brook', tag: 'dr-rachel-thomas' },
]

test.each([
  [['Prayer', 'pastor-daniel-samuel'], ['Rev. Tobias Hill']],
  [['Pastor Daniel Samuel'], ['Rev. Tobias Hill']],
  [
    ['dr-rachel-thomas', 'pastordanielsamuel'],
    ['Rev. Tobias Hill', 'Dr. Naomi Brook'],
  ],
  [['Daniel', 'guest-speaker'], []],
  [[], []],
])('the tags %j name %j', (tags, names) => {
  expect(preachersOf({ tags }, named).map(({ name }) => name)).toEqual(names)
})
