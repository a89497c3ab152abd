import { readLetter } from '#app/features/letters/read-letter.server.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/letters.ts'

/** `/letters/<event code>.pdf`: the General Information Letter of an event. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, code] = /^([a-z0-9]+)\.pdf$/.exec(params.file) ?? []
  const page = code && readLetter(context.get(servicesContext), code)
  if (!page) throw new Response(null, { status: 404 })
  // Only when somebody asks: what makes PDFs is slow to load and large in memory.
  const { makeLetterPdf } = await import('#app/features/letters/make-pdf.server.ts')
  return new Response(await makeLetterPdf(page), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${code}.pdf"`,
      'Cache-Control': 'public, max-age=300, s-maxage=3600',
    },
  })
}
