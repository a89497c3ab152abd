import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { textOfPdf } from '#tests/support/pdf/text-of-pdf.ts'
import { testContent } from '#tests/support/site/church.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { LETTER_WORDS } from '#words/private.ts'
import { readConferenceLetter } from '#workflows/letters/letters.ts'
import { makeLetterPdf } from './make-pdf.server.tsx'

const content = testContent()
const [code = ''] = Object.keys(content.letters)

test.each(LANGUAGES)(
  'a letter in %s says its words, days and pages as they are written',
  async (language) => {
    const page = readConferenceLetter(content, code, language)
    if (!page) throw new Error('no letter')
    const text = textOfPdf(await makeLetterPdf(page)).replace(/\s+/g, ' ')
    const words = LETTER_WORDS[language]
    const kind = language === 'en' ? words.kind.toUpperCase() : words.kind
    for (const said of [
      kind,
      LABEL_WORDS[language].where,
      words.bring,
      words.timetable,
      words.notes,
    ]) {
      expect(text).toContain(said)
    }
    expect(text).toContain(words.questions(page.letter.contact.name))
    expect(text).toContain(page.dates)
    expect(text).toContain(words.page.replace('{page}', '1').replace('{pages}', '1'))
  },
)
