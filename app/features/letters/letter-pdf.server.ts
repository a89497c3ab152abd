import { createHash } from 'node:crypto'
import type { LetterPage } from '#workflows/letters/letters.ts'

type Pdf = Uint8Array<ArrayBuffer>
type MakePdf = (page: LetterPage) => Promise<Pdf>

export const letterPdf = createLetterPdfs(async (page) => {
  // Loaded on demand: the PDF library is slow to load and needs much memory.
  const { makeLetterPdf } = await import('./make-pdf.server.tsx')
  return makeLetterPdf(page)
})

/** One is made at a time, because making one blocks the process for a tenth of a second. */
export function createLetterPdfs(make: MakePdf): MakePdf {
  const cached = new Map<string, Promise<Pdf>>()
  let before: Promise<unknown> = Promise.resolve()

  function makeInTurn(page: LetterPage): Promise<Pdf> {
    const made = before.then(() => make(page))
    before = made.catch(() => undefined)
    return made
  }

  return (page) => {
    const key = createHash('sha256').update(JSON.stringify(page)).digest('base64')
    const known = cached.get(key)
    if (known) return known
    const made = makeInTurn(page)
    cached.set(key, made)
    made.catch(() => cached.delete(key))
    const [oldest = key] = cached.keys()
    if (cached.size > MAX_CACHED) cached.delete(oldest)
    return made
  }
}

/** More letters than exist at any time, in four languages. */
const MAX_CACHED = 200
