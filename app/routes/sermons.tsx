import { data } from 'react-router'
import { InformationPage } from '#app/features/pages/information-page.tsx'
import { readPage } from '#app/features/pages/read-page.server.ts'
import { readSermons } from '#app/features/sermons/read-sermons.server.ts'
import { SermonFinder } from '#app/features/sermons/sermon-finder.tsx'
import { SermonResults } from '#app/features/sermons/sermon-results.tsx'
import { pageMeta } from '#app/page.ts'
import { servicesContext } from '#app/services.server.ts'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/sermons.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const shown = await readSermons(services, new URL(request.url).searchParams)
  const view = await readPage(services, 'sermons')
  const headers = { 'Cache-Control': shown.outcome.kind === 'failed' ? 'no-store' : FRESH }
  return data({ ...view, shown }, { headers })
}

/** The server asks the provider every few minutes; a page from memory need not be younger. */
const FRESH = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page)

export default function Sermons({ loaderData }: Route.ComponentProps) {
  const { choice, preachers, listHeading, outcome } = loaderData.shown
  return (
    <InformationPage view={loaderData}>
      <Section>
        <SermonFinder choice={choice} preachers={preachers} />
        <SermonResults heading={listHeading} choice={choice} outcome={outcome} />
      </Section>
    </InformationPage>
  )
}
