import { renderToBuffer } from '@react-pdf/renderer'
import { LetterDocument } from './letter-document.tsx'
import type { LetterPage } from './read-letter.server.ts'

export async function makeLetterPdf(page: LetterPage): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await renderToBuffer(LetterDocument(page)))
}
