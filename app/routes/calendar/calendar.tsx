import { data } from 'react-router'
import { CalendarMonth } from '#app/features/calendar/calendar-month.tsx'
import { readCalendarMonth } from '#app/features/calendar/read-calendar-month.server.ts'
import { InformationPage } from '#app/features/pages/information-page.tsx'
import { readPage } from '#app/features/pages/read-page.server.ts'
import { cachedBriefly, publicPage } from '#app/http/public-page.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { useWords } from '#app/ui/language.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { CALENDAR_WORDS } from '#words/media.ts'
import type { Route } from './+types/calendar.ts'
import '#app/features/calendar/calendar.css'
import '#app/features/giving/giving-pages.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = context.get(readerContext)
  const shown = await readCalendarMonth(services, reader, new URL(request.url).searchParams)
  const view = await readPage(services, reader, 'calendar')
  // The block's text is about the provider's embedded view, so it is left out without one.
  const blocks = view.blocks.filter(({ kind }) => kind !== 'calendar' || shown.embed)
  return data({ ...view, blocks, shown }, { headers: cachedBriefly([shown.trouble]) })
}

/** A change in the calendar shows within five minutes: the provider is asked every minute or two. */
export const headers = publicPage({
  parameters: ['month'],
  freshSeconds: 30,
  staleSeconds: 120,
})

export { meta } from '#app/ui/page.ts'

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { shown } = loaderData
  return (
    <InformationPage
      view={loaderData}
      calendar={shown.embed && <ProviderView address={shown.embed} />}
    >
      <CalendarMonth shown={shown} />
    </InformationPage>
  )
}

function ProviderView({ address }: { address: string }) {
  const words = useWords(CALENDAR_WORDS)
  return (
    <div className="calendar-embed">
      <Facade
        action={words.load}
        frame={{ src: address, title: words.providerView }}
        page={address}
      />
      <p>
        <a href={address} rel="noopener">
          {words.openAtProvider}
        </a>
      </p>
    </div>
  )
}
