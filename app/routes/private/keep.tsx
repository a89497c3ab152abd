import { redirect } from 'react-router'
import { noPage, orTryAgainLater } from '#app/http/private-record.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { useWords } from '#app/ui/language.tsx'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { eventWords } from '#words/event-words.ts'
import { KEEPING_WORDS } from '#words/private.ts'
import { type KeepingPage, keepPlaces, readKeeping } from '#workflows/records/places/keep-places.ts'
import type { Route } from './+types/keep.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** Mail programs open links by themselves, so opening this page changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const keeping = await orTryAgainLater(services, () => readKeeping(services, params.key))
  if (!keeping) throw await noPage(services, params.key)
  const { language } = keeping
  const { titles, description } = KEEPING_WORDS[language]
  const page = { title: titles[keeping.keeping], description, style: 'keep', language }
  const event = eventWords(language, keeping.event)
  return { view: keeping, event, page }
}

export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const kept = await orTryAgainLater(services, () => keepPlaces(services, params.key))
  if (!kept) throw await noPage(services, params.key)
  return redirect(`/keep/${params.key}`, 303)
}

export default function Keep({ loaderData }: Route.ComponentProps) {
  return (
    <OneSectionPage page={loaderData.page}>
      <KeepingView {...loaderData} />
    </OneSectionPage>
  )
}

/**
 * The page behind the link in the mail: the button to keep the places, or what has become of them.
 */
export function KeepingView({ view, event }: { view: KeepingPage; event: string }) {
  const { people, until, keeping, form } = view
  const words = useWords(KEEPING_WORDS)
  return (
    <div className="card result-success narrow">
      <FactsList
        className="facts"
        facts={[
          [words.conference, event],
          [words.people, String(people)],
        ]}
      />
      {keeping === 'held' && (
        <form method="post">
          <p>{words.held(until ?? '')}</p>
          <button className="button" type="submit">
            {words.keep}
          </button>
        </form>
      )}
      {keeping === 'kept' && <p>{words.kept}</p>}
      {keeping === 'run-out' && (
        <>
          <p>{words.runOut}</p>
          <ButtonLink to={`/${form}`}>{words.fillInAgain}</ButtonLink>
        </>
      )}
      {keeping === 'cancelled' && <p>{words.cancelled}</p>}
    </div>
  )
}
