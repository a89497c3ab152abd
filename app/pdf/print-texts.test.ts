import { Document, Font, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { textOfPdf } from '#tests/support/pdf/text-of-pdf.ts'
import { printTexts } from './print-texts.server.ts'

function printed(text: string, width = 400): Promise<Uint8Array> {
  return printTexts({ text }, ({ texts, fonts }) => {
    const style = { fontFamily: fonts('Helvetica'), fontSize: 12, width }
    const page = createElement(Page, { size: 'A4' }, createElement(Text, { style }, texts.text))
    return renderToBuffer(createElement(Document, {}, page))
  })
}

const NAMES = ['சௌந்தரராஜன்', 'सिंह', 'ಜ್ಞಾನಪ್ರಕಾಶ', 'సౌందర్య', 'ശ്രീദേവി']

test.each([
  `Asha ${NAMES.join(' Asha ')}`,
  'The word for peace is “சமாதானம்”, (शान्ति) or ಶಾಂತಿ; it costs ₹500.',
])('%s is found in the PDF', async (text) => {
  expect(textOfPdf(await printed(text)).replaceAll('\n', '')).toBe(text)
})

test('lines end between words, also beside brackets and commas', async () => {
  const text = 'பதிவுக்கு (நன்றி), "சமாதானம்" உங்களோடு, (John 14:27) இருப்பதாக.'
  const lines = await linesOf(text, 60)
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.join('')).toBe(text)
  expect(lines.every((line, index) => index === lines.length - 1 || line.endsWith(' '))).toBe(true)
})

test.each(['க'.repeat(60), 'W'.repeat(60)])(
  '%s, wider than its column, goes on in the next line',
  async (word) => {
    const lines = await linesOf(word, 200)
    expect(lines.length).toBeGreaterThan(2)
  },
)

test('a time stays on one line', async () => {
  for (const width of [60, 70, 80, 90]) {
    const lines = await linesOf('Sat 9 am to 5:30 pm, Sun 8:30 am to 4 pm', width)
    expect(lines.some((line) => /^[ap]m/.test(line))).toBe(false)
    expect(lines.join('').replaceAll('\u00a0', ' ')).toBe(
      'Sat 9 am to 5:30 pm, Sun 8:30 am to 4 pm',
    )
  }
})

async function linesOf(text: string, width: number): Promise<string[]> {
  return textOfPdf(await printed(text, width)).split('\n')
}

test('Latin text needs none of it', async () => {
  const pdf = Buffer.from(await printed('Asha Rao'))
  expect(pdf.toString('latin1')).not.toContain('/ToUnicode')
})

test('fonts are forgotten with their document, and documents at the same time have their own', async () => {
  const before = Font.getRegisteredFontFamilies()
  const pdfs = await Promise.all(NAMES.map((name) => printed(name)))
  expect(pdfs.map((pdf) => textOfPdf(pdf))).toEqual(NAMES)
  expect(Font.getRegisteredFontFamilies()).toEqual(before)
  await expect(
    printTexts({ text: 'सिंह' }, () => Promise.reject(new Error('no paper'))),
  ).rejects.toThrow('no paper')
  expect(Font.getRegisteredFontFamilies()).toEqual(before)
})
