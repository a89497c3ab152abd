import { data } from 'react-router'
import { readSermonPage } from '#app/features/sermons/read-sermon-page.server.ts'
import { SermonPage } from '#app/features/sermons/sermon-page.tsx'
import { publicPage } from '#app/http/public-page.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/sermons.sermon.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const [playing, at] = [query.get('play'), query.get('at')]
  const [services, reader] = [context.get(servicesContext), context.get(readerContext)]
  const view = await readSermonPage(services, reader, { id: params.id, playing, at })
  if (!view) throw new Response(null, { status: 404 })
  const failed = view.outcome.kind === 'failed'
  return data(view, failed ? { headers: { 'Cache-Control': 'no-store' } } : {})
}

/** Cached as long as the lists, because a video that is hidden at the provider must disappear soon. */
export const headers = publicPage({
  parameters: ['play', 'at'],
  freshSeconds: 30,
  staleSeconds: 300,
})

export { meta } from '#app/ui/page.ts'

export default function Sermon({ loaderData }: Route.ComponentProps) {
  return <SermonPage view={loaderData} />
}
