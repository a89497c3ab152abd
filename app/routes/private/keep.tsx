import { redirect } from 'react-router'
import { noPage, orTryAgainLater } from '#app/http/private-record.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Submit } from '#app/ui/form/buttons.tsx'
import { useLanguage } from '#app/ui/language.tsx'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { eventWords } from '#words/event-words.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { KEEPING_WORDS } from '#words/private.ts'
import { keepPlaces, readKeeping } from '#workflows/records/places/release-places.ts'
import type { Route } from './+types/keep.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** Mail programs open links by themselves, so opening this page changes nothing. */
export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const view = await orTryAgainLater(services, () => readKeeping(services, key))
  if (!view) throw await noPage(services, key)
  const { titles, description } = KEEPING_WORDS[view.language]
  const page = { title: titles[view.keeping], description, style: 'keep', language: view.language }
  return { page, view }
}

export async function action({ params: { key }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const kept = await orTryAgainLater(services, () => keepPlaces(services, key))
  if (!kept) throw await noPage(services, key)
  return redirect(`/keep/${key}`, 303)
}

export default function Keep({ loaderData }: Route.ComponentProps) {
  const { people, until, keeping, form, event } = loaderData.view
  const language = useLanguage()
  const words = KEEPING_WORDS[language]
  return (
    <OneSectionPage page={loaderData.page}>
      <div className="card result-success">
        <FactsList
          className="facts"
          facts={[
            [LABEL_WORDS[language].conference, eventWords(language, event)],
            [words.people, String(people)],
          ]}
        />
        {keeping === 'held' && (
          <form method="post">
            <p>{words.held(until ?? '')}</p>
            <Submit>{words.keep}</Submit>
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
    </OneSectionPage>
  )
}
