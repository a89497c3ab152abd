import { renderToBuffer } from '@react-pdf/renderer'
import { type Printed, printTexts } from '#app/pdf/print-texts.server.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { LETTER_WORDS } from '#words/private.ts'
import type { LetterPage } from '#workflows/letters/letters.ts'
import { LetterDocument } from './letter-document.tsx'
import { letterStyles } from './letter-styles.ts'

/** On one sheet, in the largest letters that fit; a letter too long even for the smallest takes more. */
export async function makeLetterPdf(page: LetterPage): Promise<Uint8Array<ArrayBuffer>> {
  const { language, letter } = page
  const { questions, page: pageWords, ...words } = LETTER_WORDS[language]
  const title = `${words.kind}: ${letter.title}`
  const about = { title, author: page.church.name, language }
  const inWords = {
    page,
    words: {
      ...words,
      where: LABEL_WORDS[language].where,
      questions: questions(letter.contact.name),
      // In parts, because only the library knows the numbers between them.
      foot: `${letter.title}${pageWords}`.split(/\{\w+\}/),
    },
  }
  return printTexts(inWords, async ({ texts, fonts }: Printed<typeof inWords>) => {
    const isLatin = language === 'en'
    const render = (scale: number) =>
      renderToBuffer(
        LetterDocument({ about, ...texts, styles: letterStyles({ scale, fonts, isLatin }) }),
      )
    for (const scale of SCALES) {
      const pdf = await render(scale)
      if (countSheets(pdf) === 1) return pdf
    }
    return render(1)
  })
}

/** The smallest sets the text in 8.4 points, which can still be read. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8]

function countSheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}
