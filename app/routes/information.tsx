import { data } from 'react-router'
import { InformationPage } from '#app/features/pages/information-page.tsx'
import { informationPageAt } from '#app/features/pages/information-pages.ts'
import { readPage } from '#app/features/pages/read-page.server.ts'
import { keptBriefly, publicPage } from '#app/http/public-page.ts'
import { servicesContext } from '#app/services.server.ts'
import { pageMeta } from '#app/ui/page.ts'
import type { Route } from './+types/information.ts'

/** All information pages. The address says which one. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const name = informationPageAt(url.pathname)
  if (!name) throw new Response(null, { status: 404 })
  const view = await readPage(context.get(servicesContext), name)
  const troubles = view.blocks.map((block) =>
    block.kind === 'events' ? block.dates.trouble : undefined,
  )
  return data(view, keptBriefly(troubles))
}

/** Short, because some list upcoming events, which end. */
export const headers = publicPage({ freshSeconds: 30, staleSeconds: 120 })

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page)

export default function Information({ loaderData }: Route.ComponentProps) {
  return <InformationPage view={loaderData} />
}
