import type { SiteServices } from '#app/services.server.ts'
import { phoneLink } from '../read-facts.ts'
import { readPage } from '../read-page.server.ts'

/** The Cell Groups page: an information page with a finder. */
export async function readCells(services: SiteServices) {
  const { heading, intro, hours, locations } = services.content.pages.cells.cells
  return {
    ...(await readPage(services, 'cells')),
    finder: {
      heading,
      intro,
      hours,
      locations: locations.map((location) => ({ ...location, to: phoneLink(location.phone) })),
    },
  }
}

export type CellFinderView = Awaited<ReturnType<typeof readCells>>['finder']
