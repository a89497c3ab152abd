import { data, redirect } from 'react-router'
import { ForgetDraft } from '#app/features/registration/forget-draft.ts'
import { RegisteredView } from '#app/features/registration/registered-view.tsx'
import { isOwnRegistration } from '#app/http/private-access.server.ts'
import { orTryAgainLater } from '#app/http/try-again-later.server.ts'
import { type SiteServices, servicesContext } from '#app/services.server.ts'
import { pageMeta } from '#app/ui/page.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import {
  type Registered as RegisteredFacts,
  readRegistered,
  type ShownPlaces,
  withoutPeople,
} from '#workflows/registration/read-registered.ts'
import type { Route } from './+types/registered.ts'

const WAITING = {
  title: 'You are on the waiting list',
  description: 'Your place on the waiting list.',
  style: 'registered',
}

const PAGE = {
  title: 'You are registered',
  description: 'The confirmation of your registration.',
  style: 'registered',
}

const TITLES: Partial<Record<ShownPlaces, string>> = {
  expired: 'Your places have been given back',
  full: 'Your places have been given back',
  cancelled: 'This registration was cancelled',
}

function pageOf({ places, keepUntil }: RegisteredFacts) {
  if (places === 'waiting') return WAITING
  return { ...PAGE, title: keepUntil ? HELD : (TITLES[places] ?? PAGE.title) }
}

const HELD = 'Your places are held for you'

/** The confirmation when nothing is due online, or not yet. Payments have /response. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const registered = await orTryAgainLater(services, () => read(services, { request, id }))
  const waiting = registered?.places === 'waiting'
  if (registered?.payment && !waiting) throw redirect(`/response?txnid=${registered.payment}`)
  if (!registered || (registered.dueOnline && !waiting)) throw new Response(null, { status: 404 })
  return data(
    { page: pageOf(registered), registered },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

/** Names are shown only to the browser that sent them, because files with the id are passed on. */
async function read(services: SiteServices, { request, id }: { request: Request; id: string }) {
  const registered = await readRegistered(services, id)
  if (!registered) return undefined
  return (await isOwnRegistration(services, { request, id }))
    ? registered
    : withoutPeople(registered)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.page),
  { name: 'robots', content: 'noindex' },
]

export default function Registered({ loaderData }: Route.ComponentProps) {
  const { page, registered } = loaderData
  return (
    <>
      <PageHead heading={page.title} />
      <Section>
        <RegisteredView registered={registered} />
        <ForgetDraft form={registered.form} />
      </Section>
    </>
  )
}
