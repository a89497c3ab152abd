import { expect, test } from 'vitest'
import { letterParagraphs, readLetter } from './letter.ts'

test('a letter is read as one subject and its text', () => {
  expect(readLetter({ subject: ' Bring\na torch ', text: ' One\r\n\r\nTwo ' })).toEqual({
    letter: { subject: 'Bring a torch', text: 'One\n\nTwo' },
  })
})

test('paragraphs, lines and links are told apart', () => {
  const map = 'https://church.test/way?a=1&b=2'
  expect(letterParagraphs(`Dear all,\nsee ${map}.\n \n\n(${map})`)).toEqual([
    [[{ text: 'Dear all,' }], [{ text: 'see ' }, { text: map, href: map }, { text: '.' }]],
    [[{ text: '(' }, { text: map, href: map }, { text: ')' }]],
  ])
})

test.each(['javascript:alert(1)', 'ftp://church.test', 'www.church.test', 'a https:// b'])(
  '%s is no link',
  (text) => {
    expect(
      letterParagraphs(text)
        .flat(2)
        .some(({ href }) => href),
    ).toBe(false)
  },
)
