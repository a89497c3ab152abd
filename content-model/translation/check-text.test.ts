import { expect, test } from 'vitest'
import { missingNumbers } from './check-text.ts'

test.each([
  ['Rs. 1,470 at 9:15', 'ரூ. 1470, 9:15', []],
  ['Rs. 700', 'ரூ. ௭௦௦', ['700']],
  ['9 am to 9 pm', 'காலை 9 முதல்', ['9']],
  ['2, 3 or 4', '4, 3, 2', []],
  ['1,00,000', '100000', []],
  ['words only', 'எதுவும்', []],
])('%s as %s lacks %j', (english, translated, lacking) => {
  expect(missingNumbers(english, translated)).toEqual(lacking)
})
