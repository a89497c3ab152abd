import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useHref,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { EditBar } from '#app/ui/edit-tools.server.tsx'
import type { InEachLanguage, Language } from '#domain/language.ts'
import { ERROR_WORDS, SHELL_WORDS } from '#words/site.ts'
import type { Route } from './+types/root.ts'
import { ErrorPage } from './features/shell/error-page.tsx'
import { isOffline, OfflinePage } from './features/shell/offline-page.tsx'
import { readShell, type Shell } from './features/shell/read-shell.server.ts'
import { ShareTags } from './features/shell/share-tags.tsx'
import { SiteFooter } from './features/shell/site-footer.tsx'
import { SiteHeader } from './features/shell/site-header.tsx'
import { suggestPages } from './features/shell/suggest-pages.ts'
import { splitLanguage } from './local-path.ts'
import { DocumentScripts, SiteScripts } from './scripts/site-scripts.tsx'
import { DocumentTitle } from './ui/document-title.tsx'
import { LanguageContext, useWords } from './ui/language.tsx'
import { languageOfFailure, type PageFacts, pageFactsOf } from './ui/page.ts'
import { hasLanguages } from './ui/site-link.tsx'
import './styles.css'
import displayFace from './ui/fonts/fraunces-600.woff2?url'

export function loader({ context, url }: Route.LoaderArgs) {
  return readShell(context.get(servicesContext), context.get(readerContext), url)
}

export function shouldRevalidate() {
  return false
}

/** The document around every page, also around one that failed. */
export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const current = matches.at(-1)
  const error = useRouteError()
  const page = pageFactsOf(current?.loaderData)
  const handle = readHandle(current?.handle)
  const { pathname } = useLocation()
  const pathLanguage = splitLanguage(useHref('/')).language
  // The path decides; a page without a language in it says that of its record.
  const language = page?.language ?? languageOfFailure(error) ?? pathLanguage
  const isSpoken = page?.language === undefined && !handle.isAnywhere && hasLanguages(pathname)
  const shell = useRouteLoaderData<typeof loader>('root')
  return (
    <LanguageContext value={language}>
      <html lang={HTML_LANG[language]} data-page={page?.style ?? (error ? 'error' : 'plain')}>
        <Head page={page} shell={shell} failed={Boolean(error)} language={pathLanguage} />
        <body>
          <EditBar>
            <a className="visually-hidden" href="#main">
              {SHELL_WORDS[language].skip}
            </a>
          </EditBar>
          {shell && (
            <SiteHeader
              shortName={shell.shortName}
              navigation={shell.navigation}
              hasLanguages={isSpoken}
            />
          )}
          <main id="main" tabIndex={-1}>
            <PendingBar />
            {children}
          </main>
          {shell && !handle.hidesFooter && <SiteFooter shell={shell} hasLanguages={isSpoken} />}
          {handle.isDocument ? (
            <DocumentScripts />
          ) : (
            <>
              <ScrollRestoration />
              <SiteScripts atOnce={handle.startsAtOnce === true || page?.startsAtOnce === true} />
            </>
          )}
        </body>
      </html>
    </LanguageContext>
  )
}

function PendingBar() {
  const isLoading = useNavigation().state !== 'idle'
  const { loading } = useWords(SHELL_WORDS)
  return isLoading ? <div className="pending-bar" role="progressbar" aria-label={loading} /> : null
}

const HTML_LANG: InEachLanguage<string> = { en: 'en-IN', ta: 'ta', kn: 'kn', hi: 'hi' }

function Head(props: {
  page: PageFacts | undefined
  shell: Shell | undefined
  failed: boolean
  language: Language
}) {
  const { page, shell, failed, language } = props
  const { face, titles } = shell?.type ?? { face: displayFace, titles: [] }
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
      {shell && page && !failed && <ShareTags page={page} shell={shell} language={language} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {/* With the page: a face is used only if it arrives before the first paint. */}
      {[{ href: face }, ...titles].map((file) => (
        <link
          key={file.href}
          rel="preload"
          {...file}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <Links />
      {shell?.type && <link rel="stylesheet" href={shell.type.sheet} />}
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
  const { offline } = useWords(ERROR_WORDS)
  if (isOffline(error)) {
    return (
      <>
        <DocumentTitle title={offline.heading} />
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

const MAX_SOUGHT = 60

export type RouteHandle = {
  /** The page is rendered once, on the server, and not hydrated: the framework is not loaded. */
  isDocument?: boolean
  /** It is shown at any address, so that it has none in other languages. */
  isAnywhere?: boolean
  /** Loads the framework with the page, for forms and pages that update by themselves. */
  startsAtOnce?: boolean
  hidesFooter?: boolean
}

function readHandle(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}
