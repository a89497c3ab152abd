import { CellFinder } from '#app/features/pages/cells/cell-finder.tsx'
import { InformationPage } from '#app/features/pages/information-page.tsx'
import { readCells } from '#app/features/pages/read-page.server.ts'
import { publicPage } from '#app/http/public-page.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/cells.ts'
import '#app/features/pages/cells/cells.css'

export async function loader({ context }: Route.LoaderArgs) {
  return readCells(context.get(servicesContext), context.get(readerContext))
}

export const headers = publicPage()

export { meta } from '#app/ui/page.ts'

export default function Cells({ loaderData }: Route.ComponentProps) {
  return (
    <InformationPage view={loaderData}>
      <CellFinder finder={loaderData.finder} />
    </InformationPage>
  )
}
