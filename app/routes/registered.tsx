import { data, redirect } from 'react-router'
import { OwnEnding } from '#app/features/my/own-ending.tsx'
import { ForgetDraft } from '#app/features/registration/draft/forget-draft.ts'
import { RegisteredView } from '#app/features/registration/registered/registered-view.tsx'
import { ShareTickets, TicketSummary } from '#app/features/tickets/ticket-summary.tsx'
import { ownRegistration } from '#app/http/private-access.server.ts'
import { orTryAgainLater } from '#app/http/try-again-later.server.ts'
import { readerContext, type SiteServices, servicesContext } from '#app/services.server.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { type PageFacts, privatePageMeta } from '#app/ui/page.ts'
import type { Language } from '#domain/language.ts'
import { eventWords } from '#words/event-words.ts'
import { REGISTERED_WORDS } from '#words/private.ts'
import {
  type Registered,
  readRegistered,
  withoutPeople,
} from '#workflows/registration/read-registered.ts'
import type { Route } from './+types/registered.ts'
import { readEndingPage } from './ending.read.server.ts'
import '#app/features/tickets/ticket-pages.css'

/** The confirmation when nothing is due online, or not yet. Payments have /response. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { language, content } = context.get(readerContext)
  const shown = await orTryAgainLater(services, () => read(services, request, id, language))
  const registered = shown?.registered
  const waiting = registered?.places === 'waiting'
  if (registered?.payment && !waiting) throw redirect(`/response?txnid=${registered.payment}`)
  if (!registered || (registered.dueOnline && !waiting)) throw new Response(null, { status: 404 })
  return data(
    {
      page: registeredPage(language, registered),
      picture: services.pictures('response', content.response.picture, 'page'),
      ...shown,
      event: eventWords(language, registered.event),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

/** The title says what has become of the places. */
function registeredPage(language: Language, { places, heldUntil }: Registered): PageFacts {
  const { titles, heldTitle, description, waitingDescription } = REGISTERED_WORDS[language]
  const isWaiting = places === 'waiting'
  return {
    title: heldUntil && !isWaiting ? heldTitle : titles[places],
    description: isWaiting ? waitingDescription : description,
    style: 'registered',
  }
}

/** Names are shown only to the browser that sent them, because files with the id are passed on. */
async function read(services: SiteServices, request: Request, id: string, language: Language) {
  const registered = await readRegistered(services, id, language)
  if (!registered) return undefined
  const record = await ownRegistration(services, { request, id })
  if (!record) return { registered: withoutPeople(registered), ending: undefined, tickets: [] }
  return { registered, ...(await readEndingPage(services, record)) }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => privatePageMeta(loaderData?.page)

export default function RegisteredRoute({ loaderData }: Route.ComponentProps) {
  const { page, picture, registered, event, ending, tickets } = loaderData
  return (
    <OneSectionPage page={page} picture={picture}>
      <RegisteredView registered={registered} event={event}>
        {ending && (
          <OwnEnding
            ending={ending}
            isDone={registered.places === 'has-places'}
            tickets={<TicketSummary tickets={tickets} />}
            share={<ShareTickets tickets={tickets} />}
          />
        )}
      </RegisteredView>
      <ForgetDraft form={registered.form} />
    </OneSectionPage>
  )
}
