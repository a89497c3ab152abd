import { redirect } from 'react-router'
import {
  OverNotice,
  PlacesNotice,
  RegisteredPeople,
} from '#app/features/private/registered-people.tsx'
import { EndingView } from '#app/features/private/result-view.tsx'
import { readOwnEnding } from '#app/features/private/tickets.server.ts'
import { ownRegistration } from '#app/http/private-access.server.ts'
import { orTryAgainLater } from '#app/http/private-record.server.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { eventWords } from '#words/event-words.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { RESULT_WORDS } from '#words/payments.ts'
import { REGISTERED_WORDS } from '#words/private.ts'
import {
  type ResultPage,
  readRegistered,
  withoutPeople,
} from '#workflows/records/registration/read-registered.ts'
import type { Route } from './+types/registered.ts'
import '#app/features/private/ticket-pages.css'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** The confirmation when nothing is due online, or not yet. Payments have /response. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { language, content } = context.get(readerContext)
  const { registered, ending } = await orTryAgainLater(services, async () => {
    const read = await readRegistered(services, id, language)
    const record = read && (await ownRegistration(services, { request, id }))
    if (record) return { registered: read, ending: await readOwnEnding(services, record) }
    // Names are shown only to the browser that sent them, because files with the id are passed on.
    return { registered: read && withoutPeople(read) }
  })
  const waiting = registered?.places === 'waiting'
  if (registered?.payment && !waiting) throw redirect(`/response?txnid=${registered.payment}`)
  if (!registered || (registered.dueOnline && !waiting)) throw new Response(null, { status: 404 })
  const words = REGISTERED_WORDS[language]
  const titles: Partial<Record<ResultPage['places'], string>> = words.titles
  const title = titles[registered.places] ?? words.titles['has-places']
  const page = {
    title: registered.heldUntil && !waiting ? words.heldTitle : title,
    description: waiting ? words.waitingDescription : words.description,
    style: 'registered',
  }
  const picture = services.pictures('response', content.response.picture, 'page')
  return { page, picture, registered, ending }
}

export default function RegisteredRoute({ loaderData }: Route.ComponentProps) {
  const { page, picture, registered, ending } = loaderData
  const { places, event, form, balance } = registered
  const language = useLanguage()
  const words = REGISTERED_WORDS[language]
  const labels = LABEL_WORDS[language]
  const waiting = places === 'waiting'
  const hasPlaces = places === 'has-places'
  return (
    <OneSectionPage isWide page={page} picture={picture}>
      <div className="wallet">
        <div className="card result-success" data-forget-draft={form}>
          <p className="lead line top strong">
            <Icon name="check" />
            {waiting ? words.onWaitingList : words.nothingDue}
          </p>
          {waiting && <p>{words.waiting}</p>}
          <KeepingNotice registered={registered} />
          <OverNotice event={event} />
          {ending && <EndingView ending={ending} isDone={hasPlaces} tickets={ending.tickets} />}
        </div>
        <div className="wallet-side card">
          <FactsList
            className="facts"
            facts={[
              [
                waiting ? words.waitingFor : hasPlaces ? words.registeredFor : labels.conference,
                eventWords(language, event),
              ],
              [labels.when, event.when ?? ''],
              [words.atVenue, waiting ? '' : balance],
            ]}
          />
          {(waiting || hasPlaces) && <RegisteredPeople registered={registered} paid={false} />}
          <div className="button-row no-print">
            <ButtonLink to="/" quiet={ending !== undefined}>
              {RESULT_WORDS[language].toStart}
            </ButtonLink>
            <PrintButton />
          </div>
        </div>
      </div>
    </OneSectionPage>
  )
}

/** Where places are limited, a free registration must be confirmed by the link in its mail. */
function KeepingNotice({ registered }: { registered: ResultPage }) {
  const words = useWords(REGISTERED_WORDS)
  const { heldUntil, places } = registered
  if (heldUntil) return <p className="notice notice-warning">{words.held(heldUntil)}</p>
  if (places === 'cancelled') return <PlacesNotice places={places} />
  if (places !== 'expired' && places !== 'full') return null
  return <p className="notice notice-warning">{words.notKept}</p>
}
