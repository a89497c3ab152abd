import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { textOfPdf } from '#tests/support/pdf/text-of-pdf.ts'
import { testContent } from '#tests/support/site/church.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { LETTER_WORDS } from '#words/private.ts'
import { readConferenceLetter } from '#workflows/letters/letters.ts'
import { makeLetterPdf } from './make-pdf.server.tsx'

const content = testContent()

const promised = Object.values(content.conferences.programmes)
  .flatMap(({ events }) => events)
  .filter(({ letter }) => letter)
  .map(({ code }) => code)

function letterOf(code = promised[0] ?? '', language: Language = 'en') {
  const page = readConferenceLetter(content, code, language)
  if (!page) throw new Error('no letter')
  return page
}

test.each(promised)('%s has a letter as a PDF of one sheet', async (code) => {
  const pdf = Buffer.from(await makeLetterPdf(letterOf(code)))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThan(60_000)
  expect(sheetsOf(pdf)).toBe(1)
})

test.each([
  [8, 1],
  [45, 2],
])('a letter with %i things to bring is on %i sheets', async (count, sheets) => {
  const page = letterOf()
  const bring = Array.from({ length: count }, (_, index) => `Thing ${index} to bring along`)
  const letter = { ...page.letter, bring: [...page.letter.bring, ...bring] }
  expect(sheetsOf(Buffer.from(await makeLetterPdf({ ...page, letter })))).toBe(sheets)
})

test('a letter in Hindi with a Tamil name says what was written', async () => {
  const page = letterOf()
  const greeting = 'प्रिय श्रीमती சௌந்தர்யா, प्रभु यीशु मसीह के नाम में आपका हार्दिक स्वागत है।'
  const letter = { ...page.letter, greeting, title: 'परमेश्वर से भेंट' }
  const pdf = await makeLetterPdf({ ...page, letter })
  const text = textOfPdf(pdf)
  expect(text).toContain(greeting)
  expect(text).toContain('परमेश्वर से भेंट')
  expect(sheetsOf(Buffer.from(pdf))).toBe(1)
})

function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test.each(['ewgmaymysore2023', 'nothing', ''])('%s has no letter', (code) => {
  expect(readConferenceLetter(content, code)).toBeUndefined()
})

test.each(LANGUAGES)(
  'a letter in %s says its words, days and pages as they are written',
  async (language) => {
    const page = letterOf(Object.keys(content.letters)[0], language)
    const text = textOfPdf(await makeLetterPdf(page)).replace(/\s+/g, ' ')
    const words = LETTER_WORDS[language]
    const kind = language === 'en' ? words.kind.toUpperCase() : words.kind
    const { where } = LABEL_WORDS[language]
    for (const said of [kind, where, words.bring, words.timetable, words.notes]) {
      expect(text).toContain(said)
    }
    expect(text).toContain(words.questions(page.letter.contact.name))
    expect(text).toContain(page.dates)
    expect(text).toContain(words.page.replace('{page}', '1').replace('{pages}', '1'))
  },
)
