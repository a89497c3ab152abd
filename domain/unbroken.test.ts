import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

/** `~` is a space at which no line ends. */
test.each([
  ['Rs. 5,000, Sun 22 Nov 2026, 5:00 PM to 7 pm', 'Rs. 5,000, Sun 22 Nov 2026, 5:00 PM to 7 pm'],
  ['காலை 9:00 முதல் இரவு 8:00 வரை', 'காலை~9:00~முதல் இரவு~8:00~வரை'],
  ['ரூ. 5,000, 7 நாட்கள்', 'ரூ.~5,000, 7 நாட்கள்'],
  ['ಬೆಳಿಗ್ಗೆ 9:00 ರಿಂದ ರಾತ್ರಿ 8:00 ರವರೆಗೆ', 'ಬೆಳಿಗ್ಗೆ~9:00~ರಿಂದ ರಾತ್ರಿ~8:00~ರವರೆಗೆ'],
  ['सुबह 9:00 से रात 8:00 बजे तक', 'सुबह~9:00 से रात~8:00~बजे~तक'],
])('%s', (text, expected) => {
  expect(unbroken(text)).toBe(expected.replaceAll('~', '\u00a0'))
})
