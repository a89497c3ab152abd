import type { Reader, SiteServices } from '#app/services.server.ts'
import { partLang, withLang } from '#app/ui/text/part-lang.ts'
import { phoneLink } from '../read-facts.ts'
import { readPage } from '../read-page.server.ts'

/** The Cell Groups page: an information page with a finder. */
export async function readCells(services: SiteServices, reader: Reader) {
  const { heading, intro, hours, locations } = reader.content.pages.cells.cells
  return {
    ...(await readPage(services, reader, 'cells')),
    finder: withLang(
      {
        heading,
        intro,
        hours,
        locations: locations.map((location) => ({ ...location, to: phoneLink(location.phone) })),
      },
      partLang(reader, 'pages.cells.cells'),
    ),
  }
}

export type CellFinderView = Awaited<ReturnType<typeof readCells>>['finder']
