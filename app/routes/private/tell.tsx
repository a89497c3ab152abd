import { redirect } from 'react-router'
import { orTryAgainLater } from '#app/http/private-record.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { ButtonForm } from '#app/ui/form/buttons.tsx'
import { useWords } from '#app/ui/language.tsx'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { TELL_ME_WORDS } from '#words/private.ts'
import { confirmOpening, readOpeningWish } from '#workflows/openings/openings.ts'
import type { Route } from './+types/tell.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** The link that confirms an address. Reading it changes nothing: mail programs open links by themselves. */
export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const wish = await orTryAgainLater(services, () => readOpeningWish(services, key))
  if (!wish) throw new Response(null, { status: 404 })
  const { language } = wish
  const { title, description } = TELL_ME_WORDS[language]
  return { page: { title, description, style: 'my', language }, wish }
}

export async function action({ params: { key }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const isKnown = await orTryAgainLater(services, () => confirmOpening(services, key))
  if (!isKnown) throw new Response(null, { status: 404 })
  return redirect(`/tell/${key}`, 303)
}

export default function TellMe({ loaderData: { page, wish } }: Route.ComponentProps) {
  const { title, isConfirmed } = wish
  const words = useWords(TELL_ME_WORDS)
  return (
    <OneSectionPage page={page}>
      <div className="card result-success">
        <p>{isConfirmed ? words.confirmed(title) : words.ask(title)}</p>
        {!isConfirmed && <ButtonForm>{words.confirm}</ButtonForm>}
      </div>
    </OneSectionPage>
  )
}
