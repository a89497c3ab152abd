import { expect, test } from 'vitest'
import { printableName } from './printable-name.ts'

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['José Müller', 'José Müller'],
  ['Ānand Śarmā', 'Anand Sarma'],
  ['ஆஷா ராவ்', ''],
  ['आशा राव', ''],
  ['ಆಶಾ', ''],
])('%s is printed as %j', (name, printed) => {
  expect(printableName(name)).toBe(printed)
})
