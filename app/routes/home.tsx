import { data } from 'react-router'
import { HomePage } from '#app/features/pages/home/home-page.tsx'
import { readHome } from '#app/features/pages/home/read-home.server.ts'
import { readNewestSermon } from '#app/features/sermons/read-sermons.server.ts'
import { NewestSermon } from '#app/features/sermons/sermon-card.tsx'
import { cachedBriefly, cachedUntil, publicPage } from '#app/http/public-page.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = context.get(readerContext)
  const [view, newest] = await Promise.all([
    readHome(services, reader),
    readNewestSermon(services, reader),
  ])
  const until = view.hero.live[0]?.until
  const briefly = cachedBriefly([view.events?.coming.trouble])
  const headers = briefly ?? (until ? cachedUntil(until, services.now()) : undefined)
  return data({ ...view, newest }, { headers })
}

export const headers = publicPage({ freshSeconds: 30, staleSeconds: 30 })

export { meta } from '#app/ui/page.ts'

export default function Home({ loaderData }: Route.ComponentProps) {
  const { newest } = loaderData
  return <HomePage view={loaderData} newestSermon={newest && <NewestSermon sermon={newest} />} />
}
