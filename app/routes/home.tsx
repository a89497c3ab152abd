import { pageMeta } from '#app/page.ts'
import { publicPage } from '#app/public-page.ts'
import { servicesContext } from '#app/services.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/home.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { church } = context.get(servicesContext).content
  return {
    page: { title: church.name, description: church.tagline, style: 'home' },
    tagline: church.tagline,
  }
}

export const headers = publicPage()

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page)

export default function Home({ loaderData }: Route.ComponentProps) {
  return <PageHead heading={loaderData.page.title} lead={loaderData.tagline} />
}
