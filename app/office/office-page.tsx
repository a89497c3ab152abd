import { OFFICE_SCRIPT } from 'virtual:office-script'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HERO_PLACE } from '#app/features/pages/picture-places.ts'
import type { SignedIn } from '#workflows/staff/sessions.ts'
import { BackToFound, FOUND, FoundContext } from './back-to-found.tsx'
import { GlassContext } from './glass.tsx'
import styles from './office.css?url'
import type { OfficeContext } from './office-env.ts'
import { OfficeFooter, OfficeHeader, SignedOutHeader } from './office-header.tsx'

export type OfficePage = { title: string; content: ReactNode; status?: number; refreshes?: boolean }

/** Renders one page of the office: never stored, never indexed. */
export function answerPage(context: OfficeContext, page: OfficePage): Response {
  const { content, status = 200 } = page
  const title = NOT_DONE.has(status) ? `Error: ${page.title}` : page.title
  const { services } = context.env
  const { home } = services.content.pages
  const church = services.content.church.shortName
  // Signed out, there is no navigation.
  const staff = context.get('staff')
  const html = renderToStaticMarkup(
    <OfficeDocument
      title={`${title} | Office | ${church}`}
      church={church}
      path={context.req.path}
      query={context.req.path === FIND ? (context.req.query('q') ?? '') : ''}
      staff={staff}
    >
      <GlassContext value={services.pictures(HERO_PLACE, home.hero.picture, 'phone')}>
        <FoundContext value={context.req.query(FOUND) ?? ''}>
          {staff && <BackToFound />}
          {content}
        </FoundContext>
      </GlassContext>
    </OfficeDocument>,
  )
  const headers = page.refreshes ? { ...HEADERS, Refresh: '1' } : HEADERS
  return new Response(`<!doctype html>${html}`, { status, headers })
}

/** A form that comes back with a mistake, or because something has changed meanwhile. */
const NOT_DONE = new Set([409, 422])

const FIND = '/office/find'

/** Stricter than the site's pages: nothing is loaded from, framed by or sent to another site. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Charts and bars set style attributes. None of them contains what somebody typed.
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  // Previews of the site's pages.
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}

function OfficeDocument(props: {
  title: string
  church: string
  path: string
  query: string
  staff: SignedIn | undefined
  children: ReactNode
}) {
  const { title, church, path, query, staff, children } = props
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
        <script type="module" src={OFFICE_SCRIPT} />
      </head>
      <body className="office">
        <a className="visually-hidden" href="#main">
          Skip to the content
        </a>
        {staff ? (
          <OfficeHeader church={church} staff={staff} path={path} query={query} />
        ) : (
          <SignedOutHeader church={church} />
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {staff && <OfficeFooter staff={staff} />}
      </body>
    </html>
  )
}
