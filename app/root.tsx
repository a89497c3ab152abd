import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/root.ts'
import { ErrorPage } from './features/shell/error-page.tsx'
import { isOffline, OFFLINE_HEADING, OfflinePage } from './features/shell/offline-page.tsx'
import { PendingBar } from './features/shell/pending-bar.tsx'
import { readShell, type Shell } from './features/shell/read-shell.server.ts'
import { ShareTags } from './features/shell/share-tags.tsx'
import { SiteFooter } from './features/shell/site-footer.tsx'
import { SiteHeader } from './features/shell/site-header.tsx'
import { suggestPages } from './features/shell/suggest-pages.ts'
import { SiteScripts } from './scripts/site-scripts.tsx'
import { DocumentTitle } from './ui/document-title.tsx'
import { type PageFacts, pageFactsOf } from './ui/page.ts'
import './styles.css'
import displayFace from './ui/fonts/fraunces-600.woff2?url'

/** Preloads the font, which is used only if it arrives before the first paint. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: displayFace, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function loader({ context }: Route.LoaderArgs) {
  return readShell(context.get(servicesContext))
}

export function shouldRevalidate() {
  return false
}

/** The document around every page, also around one that failed. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const matches = useMatches()
  const current = matches.at(-1)
  const error = useRouteError()
  const page = pageFactsOf(current?.loaderData)
  const handle = readHandle(current?.handle)
  return (
    <html lang="en-IN" data-page={page?.style ?? (error ? 'error' : 'plain')}>
      <Head page={page} shell={shell} failed={Boolean(error)} />
      <body>
        <a className="visually-hidden" href="#main">
          Skip to the content
        </a>
        {shell && <SiteHeader shortName={shell.shortName} navigation={shell.navigation} />}
        <main id="main" tabIndex={-1}>
          <PendingBar />
          {children}
        </main>
        {shell && !handle.hidesFooter && <SiteFooter shell={shell} />}
        {!handle.plain && (
          <>
            <ScrollRestoration />
            <SiteScripts atOnce={handle.startsAtOnce === true || page?.startsAtOnce === true} />
          </>
        )}
      </body>
    </html>
  )
}

type HeadProps = { page: PageFacts | undefined; shell: Shell | undefined; failed: boolean }

function Head({ page, shell, failed }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#221a35" />
      <Meta />
      {page?.refreshSeconds && (
        <noscript>
          <meta httpEquiv="refresh" content={String(page.refreshSeconds)} />
        </noscript>
      )}
      {page && !page.titlesItself && !failed && <DocumentTitle title={page.title} />}
      {shell && page && !failed && <ShareTags page={page} shell={shell} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <Links />
    </head>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const shell = useRouteLoaderData<typeof loader>('root')
  const { pathname, search } = useLocation()
  if (isOffline(error)) {
    return (
      <>
        <DocumentTitle title={OFFLINE_HEADING} />
        <OfflinePage church={shell} />
      </>
    )
  }
  const status = isRouteErrorResponse(error) ? error.status : 500
  const pages = (shell?.navigation ?? [])
    .flatMap(({ links }) => links)
    .filter(({ to }) => to.startsWith('/') && to !== '/')
  const sought = new URLSearchParams(search).get('q')?.slice(0, MAX_SOUGHT) || undefined
  const suggestions = suggestPages(sought ?? pathname.slice(0, MAX_SOUGHT), pages)
  const missing = status === 404 ? { suggestions, sought } : undefined
  const isPrivate = pathname.startsWith('/my/')
  return <ErrorPage status={status} missing={missing} mainPages={pages} isPrivate={isPrivate} />
}

/** How much of an address is compared with the names of pages. */
const MAX_SOUGHT = 60

/** How a route changes the document around it. */
export type RouteHandle = {
  /** The page works without the framework, so it is not loaded. */
  plain?: boolean
  /** Loads the framework with the page, for forms and pages that update by themselves. */
  startsAtOnce?: boolean
  hidesFooter?: boolean
}

function readHandle(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}
