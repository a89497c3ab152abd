import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { OwnEnding } from '#app/features/private/own-ending.tsx'
import {
  OverNotice,
  PlacesNotice,
  RegisteredPeople,
} from '#app/features/registration/registered-people.tsx'
import { ShareTickets, TicketSummary } from '#app/features/tickets/ticket-summary.tsx'
import { ownRegistration } from '#app/http/private-access.server.ts'
import { orTryAgainLater } from '#app/http/private-record.server.ts'
import { readerContext, type SiteServices, servicesContext } from '#app/services.server.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useWords } from '#app/ui/language.tsx'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import type { PageFacts } from '#app/ui/page.ts'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import type { Language } from '#domain/language.ts'
import { eventWords } from '#words/event-words.ts'
import { REGISTERED_WORDS } from '#words/private.ts'
import {
  type Registered,
  readRegistered,
  withoutPeople,
} from '#workflows/records/registration/read-registered.ts'
import type { Route } from './+types/registered.ts'
import { readEndingPage } from './read-ending.server.ts'
import '#app/features/tickets/ticket-pages.css'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** The confirmation when nothing is due online, or not yet. Payments have /response. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { language, content } = context.get(readerContext)
  const shown = await orTryAgainLater(services, () => read(services, request, id, language))
  const registered = shown?.registered
  const waiting = registered?.places === 'waiting'
  if (registered?.payment && !waiting) throw redirect(`/response?txnid=${registered.payment}`)
  if (!registered || (registered.dueOnline && !waiting)) throw new Response(null, { status: 404 })
  return {
    page: registeredPage(language, registered),
    picture: services.pictures('response', content.response.picture, 'page'),
    ...shown,
    event: eventWords(language, registered.event),
  }
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
    </OneSectionPage>
  )
}

/** The confirmation of a registration for which nothing is to be paid now, or not yet. */
export function RegisteredView(props: {
  registered: Registered
  event: string
  /** Tickets and the private page, in the payer's own browser. */
  children?: ReactNode
}) {
  const { registered, event, children } = props
  const words = useWords(REGISTERED_WORDS)
  const { places } = registered
  const waiting = places === 'waiting'
  const hasPlaces = places === 'has-places'
  return (
    <div className="card result-success narrow" data-forget-draft={registered.form}>
      <p className="lead line top strong">
        <Icon name="check" />
        {waiting ? words.onWaitingList : words.nothingDue}
      </p>
      {waiting && <p>{words.waiting}</p>}
      <KeepingNotice registered={registered} />
      <OverNotice event={registered.event} />
      {children}
      <FactsList
        className="facts"
        facts={[
          [waiting ? words.waitingFor : hasPlaces ? words.registeredFor : words.conference, event],
          [words.when, registered.event.when ?? ''],
          [words.atVenue, waiting ? '' : registered.balance],
        ]}
      />
      {(waiting || hasPlaces) && <RegisteredPeople registered={registered} paid={false} />}
      <div className="button-row no-print">
        <ButtonLink to="/" quiet={children !== undefined}>
          {words.start}
        </ButtonLink>
        <PrintButton />
      </div>
    </div>
  )
}

/** Where places are limited, a free registration must be confirmed by the link in its mail. */
function KeepingNotice({ registered }: { registered: Registered }) {
  const words = useWords(REGISTERED_WORDS)
  const { heldUntil, places } = registered
  if (heldUntil) return <p className="notice notice-warning">{words.held(heldUntil)}</p>
  if (places === 'cancelled') return <PlacesNotice places={places} />
  if (places !== 'expired' && places !== 'full') return null
  return <p className="notice notice-warning">{words.notKept}</p>
}
