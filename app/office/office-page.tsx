import { OFFICE_SCRIPT } from 'virtual:office-script'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HERO_PLACE } from '#app/features/pages/picture-places.ts'
import { BackToFound, FOUND, FoundContext } from './back-to-found.tsx'
import { GlassContext } from './glass.tsx'
import { NowContext } from './moment.tsx'
import styles from './office.css?url'
import type { OfficeContext } from './office-env.ts'
import { OfficeFooter, OfficeHeader, OfficeTabs } from './office-header.tsx'

export type OfficePage = { title: string; content: ReactNode; status?: number; refreshes?: boolean }

/** Renders one page of the office: never stored, never indexed. */
export function answerPage(context: OfficeContext, page: OfficePage): Response {
  const { content, status = 200 } = page
  const title = NOT_DONE.has(status) ? `Error: ${page.title}` : page.title
  const { content: church, pictures, now } = context.env.services
  const html = renderToStaticMarkup(
    <GlassContext value={pictures(HERO_PLACE, church.pages.home.hero.picture, 'phone')}>
      <FoundContext value={context.req.query(FOUND) ?? ''}>
        <NowContext value={now()}>
          <OfficeDocument title={title} context={context}>
            {content}
          </OfficeDocument>
        </NowContext>
      </FoundContext>
    </GlassContext>,
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

function OfficeDocument(props: { title: string; context: OfficeContext; children: ReactNode }) {
  const { title, context, children } = props
  const { path } = context.req
  const query = path === FIND ? (context.req.query('q') ?? '') : ''
  const church = context.env.services.content.church.shortName
  // Signed out, there is no navigation.
  const staff = context.get('staff')
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} | Office | ${church}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
        <script type="module" src={OFFICE_SCRIPT} />
      </head>
      <body className="office">
        <a className="visually-hidden" href="#main">
          Skip to the content
        </a>
        <OfficeHeader {...{ church, staff, path, query }} />
        <main id="main" tabIndex={-1}>
          {staff && <OfficeTabs staff={staff} path={path} />}
          {staff && <BackToFound />}
          {children}
        </main>
        {staff && <OfficeFooter staff={staff} />}
      </body>
    </html>
  )
}
