import { data, redirect } from 'react-router'
import { KeepingView } from '#app/features/registration/registered/keeping-view.tsx'
import { noPage } from '#app/http/own-record.server.ts'
import { orTryAgainLater } from '#app/http/try-again-later.server.ts'
import type { RouteHandle } from '#app/root.tsx'
import { servicesContext } from '#app/services.server.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { privatePageMeta } from '#app/ui/page.ts'
import { eventWords } from '#words/event-words.ts'
import { KEEPING_WORDS } from '#words/private.ts'
import { keepPlaces, readKeeping } from '#workflows/places/keep-places.ts'
import type { Route } from './+types/keep.ts'

export const handle: RouteHandle = { plain: true }

/** Mail programs open links by themselves, so opening this page changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const keeping = await orTryAgainLater(services, () => readKeeping(services, params.key))
  if (!keeping) throw await noPage(services, params.key)
  const { language } = keeping
  const { titles, description } = KEEPING_WORDS[language]
  const page = { title: titles[keeping.keeping], description, style: 'keep', language }
  const event = eventWords(language, keeping.event)
  return data({ view: keeping, event, page }, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const kept = await orTryAgainLater(services, () => keepPlaces(services, params.key))
  if (!kept) throw await noPage(services, params.key)
  return redirect(`/keep/${params.key}`, 303)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => privatePageMeta(loaderData?.page)

export default function Keep({ loaderData }: Route.ComponentProps) {
  return (
    <OneSectionPage page={loaderData.page}>
      <KeepingView {...loaderData} />
    </OneSectionPage>
  )
}
