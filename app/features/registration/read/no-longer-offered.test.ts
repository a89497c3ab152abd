import { expect, test } from 'vitest'
import { FORM_ANSWERS } from '#words/forms.ts'
import { noLongerOffered } from './read-registration-page.server.ts'

const open = { code: 'ewgnov', name: 'Encounter', dates: 'Nov 8 to 9', venue: 'Mysore' }
const closed = { ...open, code: 'ewgsep', dates: 'Sep 13 to 14' }
const known = [open, closed]

test.each([
  [null, undefined],
  ['', undefined],
  ['ewgnov', undefined],
  ['ewgsep', 'Encounter, Sep 13 to 14, is no longer offered. Please choose another date.'],
  ['ewg1999', 'The date in your link is no longer offered. Please choose another date.'],
  ['<b>', 'The date in your link is no longer offered. Please choose another date.'],
])('a link to the date "%s" says: %s', (asked, words) => {
  expect(noLongerOffered(FORM_ANSWERS.en, { asked, offered: [open], known })).toBe(words)
})

test('a form without any date to choose has a notice of its own', () => {
  expect(noLongerOffered(FORM_ANSWERS.en, { asked: 'ewgsep', offered: [], known })).toBeUndefined()
})
