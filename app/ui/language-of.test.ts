import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['கர்த்தர் என் மேய்ப்பர்', 'ta'],
  ['TAMIL - இறைவனோடு சந்திப்பு', 'ta'],
  ['प्रभु मेरा चरवाहा है', 'hi'],
  ['TAMIL - Encounter with God', undefined],
  ['', undefined],
])('the language of "%s" is %s', (words, language) => {
  expect(languageOf(words)).toBe(language)
})
