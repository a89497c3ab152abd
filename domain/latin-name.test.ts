import { expect, test } from 'vitest'
import { latinName } from './latin-name.ts'

test.each([
  ['सिंह', 'Sinh'],
  ['राम कुमार', 'Ram Kumar'],
  ['आशा', 'Asha'],
  ['சௌந்தரராஜன்', 'Chauntararajan'],
  ['மேரி', 'Meri'],
  ['ಜ್ಞಾನಪ್ರಕಾಶ', 'Jnyanaprakasha'],
  ['ರಮೇಶ್', 'Ramesh'],
  ['അനിൽ', 'Anil'],
  ['లక్ష్మి', 'Lakshmi'],
  ['Asha ராவ்', 'Asha Rav'],
])('%s is %s in Latin letters', (name, latin) => {
  expect(latinName(name)).toBe(latin)
})

test.each(['Asha Rao', 'José', '李'])('%s needs none', (name) => {
  expect(latinName(name)).toBeUndefined()
})
