import { letterPdf } from '#app/features/letters/letter-pdf.server.ts'
import { publicFile } from '#app/http/public-page.ts'
import { readerContext } from '#app/services.server.ts'
import { readConferenceLetter } from '#workflows/letters/letters.ts'
import type { Route } from './+types/letters.ts'

/** `/letters/<event code>.pdf`: the General Information Letter of an event. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, code] = /^([a-z0-9]+)\.pdf$/.exec(params.file) ?? []
  const { content, language } = context.get(readerContext)
  const page = code && readConferenceLetter(content, code, language)
  if (!page) throw new Response(null, { status: 404 })
  const caching = 'public, max-age=300, s-maxage=3600'
  const name = `inline; filename="${code}.pdf"`
  return publicFile(await letterPdf(page), 'application/pdf', { caching, name })
}
