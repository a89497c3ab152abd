import { renderToBuffer } from '@react-pdf/renderer'
import type { LetterPage } from '#workflows/letters/read-letter.ts'
import { LetterDocument } from './letter-document.tsx'

/** On one sheet, in the largest letters that fit; a letter too long even for the smallest takes more. */
export async function makeLetterPdf(page: LetterPage): Promise<Uint8Array<ArrayBuffer>> {
  for (const scale of SCALES) {
    const pdf = await renderToBuffer(LetterDocument({ page, scale }))
    if (countSheets(pdf) === 1) return new Uint8Array(pdf)
  }
  return new Uint8Array(await renderToBuffer(LetterDocument({ page, scale: 1 })))
}

/** The smallest sets the text in 8.4 points, which can still be read. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8]

function countSheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}
