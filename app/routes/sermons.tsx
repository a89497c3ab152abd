import { data } from 'react-router'
import { readSermons } from '#app/features/sermons/read-sermons.server.ts'
import { SermonFinder } from '#app/features/sermons/sermon-finder.tsx'
import { SermonResults } from '#app/features/sermons/sermon-results.tsx'
import { pageMeta } from '#app/page.ts'
import { servicesContext } from '#app/services.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/sermons.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const sermons = await readSermons(context.get(servicesContext), query)
  const well = sermons.outcome.kind !== 'failed'
  return data(sermons, { headers: { 'Cache-Control': well ? FRESH : 'no-store' } })
}

/** The server asks the provider every few minutes; a page from memory need not be younger. */
const FRESH = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page)

export default function Sermons({ loaderData }: Route.ComponentProps) {
  const { heading, lead, picture, choice, preachers, listHeading, outcome } = loaderData
  return (
    <>
      <PageHead heading={heading} lead={lead} picture={picture} />
      <Section>
        <SermonFinder choice={choice} preachers={preachers} />
        <SermonResults heading={listHeading} choice={choice} outcome={outcome} />
      </Section>
    </>
  )
}
