import { useRouteLoaderData } from 'react-router'
import { OfflinePage } from '#app/features/shell/offline-page.tsx'
import { publicPage } from '#app/http/public-page.ts'
import type { RouteHandle, loader as rootLoader } from '#app/root.tsx'
import { readerContext } from '#app/services.server.ts'
import { NOT_LISTED } from '#app/ui/page.ts'
import { ERROR_WORDS } from '#words/site.ts'
import type { Route } from './+types/offline.ts'

/** No framework: the page is shown at any address, and the framework would render that address's page. */
export const handle: RouteHandle = { isDocument: true, isAnywhere: true }

/** Fetched by the service worker while there is a network, and shown when there is none. */
export function loader({ context }: Route.LoaderArgs) {
  const { heading, description } = ERROR_WORDS[context.get(readerContext).language].offline
  return {
    page: {
      title: heading,
      description,
      style: 'offline',
    },
  }
}

export const headers = publicPage()

export function meta() {
  return [NOT_LISTED]
}

export default function Offline() {
  return <OfflinePage church={useRouteLoaderData<typeof rootLoader>('root')} />
}
