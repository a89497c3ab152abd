import { renderToBuffer } from '@react-pdf/renderer'
import { type Printed, printTexts } from '#app/pdf/print-texts.server.ts'
import type { LetterPage } from '#workflows/letters/read-letter.ts'
import { LetterDocument } from './letter-document.tsx'
import { letterStyles } from './letter-styles.ts'

/** On one sheet, in the largest letters that fit; a letter too long even for the smallest takes more. */
export async function makeLetterPdf(page: LetterPage): Promise<Uint8Array<ArrayBuffer>> {
  const title = `General Information Letter: ${page.letter.title}`
  const about = { title, author: page.church.name }
  return printTexts(page, async ({ texts, fonts }: Printed<LetterPage>) => {
    const render = (scale: number) =>
      renderToBuffer(LetterDocument({ about, page: texts, styles: letterStyles({ scale, fonts }) }))
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
