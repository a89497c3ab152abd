import { data, redirect } from 'react-router'
import { orTryAgainLater, ownHeaders, PRIVATE } from '#app/http/own-record.server.ts'
import type { RouteHandle } from '#app/root.tsx'
import { servicesContext } from '#app/services.server.ts'
import { useWords } from '#app/ui/language.tsx'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { privatePageMeta } from '#app/ui/page.ts'
import { TELL_ME_WORDS } from '#words/private.ts'
import { confirmOpening, readOpeningWish } from '#workflows/openings/openings.ts'
import type { Route } from './+types/tell.ts'

export const handle: RouteHandle = { plain: true }

/** `/tell/<key>`, the link in the mail that confirms an address. Reading it changes nothing. */
export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const wish = await orTryAgainLater(services, () => readOpeningWish(services, key))
  if (!wish) throw new Response(null, { status: 404, headers: PRIVATE })
  const { language } = wish
  const { title, description } = TELL_ME_WORDS[language]
  return data({ page: { title, description, style: 'my', language }, wish }, { headers: PRIVATE })
}

export async function action({ params: { key }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const isKnown = await orTryAgainLater(services, () => confirmOpening(services, key))
  if (!isKnown) throw new Response(null, { status: 404, headers: PRIVATE })
  return redirect(`/tell/${key}`, 303)
}

export const headers = ownHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => privatePageMeta(loaderData?.page)

export default function TellMe({ loaderData: { page, wish } }: Route.ComponentProps) {
  return (
    <OneSectionPage page={page}>
      <TellMeView {...wish} />
    </OneSectionPage>
  )
}

/** Confirms an address by a button: mail programs open links by themselves. */
export function TellMeView({ title, isConfirmed }: { title: string; isConfirmed: boolean }) {
  const words = useWords(TELL_ME_WORDS)
  return (
    <div className="card result-success narrow">
      <p>{isConfirmed ? words.confirmed(title) : words.ask(title)}</p>
      {!isConfirmed && (
        <form method="post">
          <button className="button" type="submit">
            {words.confirm}
          </button>
        </form>
      )}
    </div>
  )
}
