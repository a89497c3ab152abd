import { data } from 'react-router'
import { InformationPage } from '#app/features/pages/information-page.tsx'
import { readPage } from '#app/features/pages/read-page.server.ts'
import { readSermons } from '#app/features/sermons/read-sermons.server.ts'
import { SermonFinder } from '#app/features/sermons/sermon-finder.tsx'
import { SermonResults } from '#app/features/sermons/sermon-results.tsx'
import { publicPage } from '#app/http/public-page.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/sermons.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = context.get(readerContext)
  const shown = await readSermons(services, reader, new URL(request.url).searchParams)
  const view = await readPage(services, reader, 'sermons')
  const failed = shown.outcome.kind === 'failed'
  const page = { ...view.page, ...shown.own }
  return data({ ...view, page, shown }, failed ? { headers: { 'Cache-Control': 'no-store' } } : {})
}

/** The provider is asked every few minutes, so the page may be cached as long. */
export const headers = publicPage({
  parameters: ['q', 'preacher', 'page', 'play'],
  freshSeconds: 30,
  staleSeconds: 300,
})

export { meta } from '#app/ui/page.ts'

export default function Sermons({ loaderData }: Route.ComponentProps) {
  const { noneYet, choice, preachers, listHeading, listName, outcome } = loaderData.shown
  return (
    <InformationPage view={loaderData}>
      <Section>
        {noneYet ? (
          <p>{noneYet}</p>
        ) : (
          <>
            <SermonFinder choice={choice} preachers={preachers} />
            <SermonResults
              heading={listHeading}
              name={listName}
              choice={choice}
              outcome={outcome}
            />
          </>
        )}
      </Section>
    </InformationPage>
  )
}
