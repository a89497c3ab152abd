import { expect, test } from 'vitest'
import { languageOf } from './language-of.tsx'

test.each([
  ['கர்த்தர் என் மேய்ப்பர்', 'ta'],
  ['TAMIL - இறைவனோடு சந்திப்பு', 'ta'],
  ['प्रभु मेरा चरवाहा है', 'hi'],
  ['ಕರ್ತನು ನನಗೆ ಕುರುಬನು', 'kn'],
  ['യഹോവ എന്റെ ഇടയനാകുന്നു', 'ml'],
  ['యెహోవా నా కాపరి', 'te'],
  ['TAMIL - Encounter with God', undefined],
  ['The word for peace is சமாதானம் in Tamil', undefined],
  ['+91 80 0000 0000', undefined],
  ['', undefined],
])('the language of "%s" is %s', (words, language) => {
  expect(languageOf(words)).toBe(language)
})

test.each([
  ['ta', 'கர்த்தர் என் மேய்ப்பர்', undefined],
  ['ta', 'The Lord Is Near', 'en'],
  ['kn', 'கர்த்தர் என் மேய்ப்பர்', 'ta'],
  ['hi', '12:30', undefined],
] as const)('on a page in %s "%s" is marked as %s', (page, words, language) => {
  expect(languageOf(words, page)).toBe(language)
})
