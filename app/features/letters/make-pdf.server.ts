import { renderToBuffer } from '@react-pdf/renderer'
import type { LetterPage } from '#workflows/letters/read-letter.ts'
import { LetterDocument } from './letter-document.tsx'

export async function makeLetterPdf(page: LetterPage): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await renderToBuffer(LetterDocument(page)))
}
