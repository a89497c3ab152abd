import { expect, test } from 'vitest'
import { createSignWriter, shapersFor } from './sign-writer.server.ts'

async function written(text: string) {
  const writer = createSignWriter(await shapersFor(text))
  return { text: writer.write(text), signs: writer.signs.map(({ letters }) => letters) }
}

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['José Müller', 'José Müller'],
  ['Ānand Śarmā', 'Anand Sarma'],
  ['Mary O’Brien – “Asha”…', 'Mary O’Brien – “Asha”…'],
  ['one\ntwo', 'one\ntwo'],
  // Words that no font has, and letters that are ours only after writing.
  ['李 Asha', 'Asha'],
  ['Welcome 😀 to  all', 'Welcome to  all'],
  ['\ue000\ue001 Asha', 'Asha'],
  ['\u200eAsha\u200b', 'Asha'],
  ['ஆஷா李 Rao', 'Rao'],
  ['\ud800 Asha', 'Asha'],
])('%j is written as %j', async (text, expected) => {
  expect(await written(text)).toEqual({ text: expected, signs: [] })
})

test.each([
  ['சௌந்தரராஜன்', ['சௌ', 'ந்', 'த', 'ர', 'ரா', 'ஜ', 'ன்']],
  ['सिंह', ['सिं', 'ह']],
  ['ಜ್ಞಾನಪ್ರಕಾಶ', ['ಜ್ಞಾ', 'ನ', 'ಪ್ರ', 'ಕಾ', 'ಶ']],
  ['సౌందర్య', ['సౌం', 'ద', 'ర్య']],
  ['ശ്രീദേവി', ['ശ്രീ', 'ദേ', 'വി']],
])('%s is written in its signs, each of them one letter', async (word, signs) => {
  const { text, signs: found } = await written(word)
  expect(found.join('')).toBe(word)
  expect(found).toEqual(signs)
  expect([...text].map((letter) => found[letter.charCodeAt(0) - 0xe000])).toEqual(found)
})

test('a sign that comes again is the same letter', async () => {
  const { text, signs } = await written('ராவ் Asha ராவ்')
  const [first, , again] = text.split(' ')
  expect(first).toBe(again)
  expect(signs).toEqual(['ரா', 'வ்'])
})

test('a bracket before a Latin word goes with it, in signs where others are', async () => {
  const { text, signs } = await written('ராவ் (Asha Rao)')
  expect(signs).toEqual(['ரா', 'வ்', '(', 'A', 's', 'h', 'a'])
  expect(text).toMatch(/ Rao\)$/)
  expect(await written('(Asha Rao)')).toEqual({ text: '(Asha Rao)', signs: [] })
})

test('signs beyond the private use area are left out', async () => {
  const letters = [...'கஙசஜஞடணதநனபமயரறலளழவஷஸஹ']
  const clusters = letters.flatMap((first) => letters.map((second) => `${first}ொ${second}`))
  const words = clusters.flatMap((cluster) => letters.map((letter) => `${letter}ௌ${cluster}`))
  const shaper = {
    ascent: 0,
    descent: 0,
    outline: () => [],
    shape: () => [{ id: 1, at: 0, x: 0, y: 0, advance: 0 }],
  }
  const { write, signs } = createSignWriter(new Map([['tamil', shaper]]))
  const last = words.map(write).at(-1)
  expect(words.length).toBeGreaterThan(6400)
  expect(signs).toHaveLength(6400)
  expect(last).toBe('')
})
