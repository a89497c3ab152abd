import { OFFICE_SCRIPT } from 'virtual:office-script'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Actor } from '#domain/staff.ts'
import styles from './office.css?url'
import type { OfficeContext } from './office-env.ts'
import { OfficeNavigation } from './office-navigation.tsx'

type Page = { title: string; content: ReactNode; status?: number }

/** Renders one page of the office: never stored, never indexed. */
export function answerPage(
  context: OfficeContext,
  { title, content, status = 200 }: Page,
): Response {
  const church = context.env.services.content.church.shortName
  // Signed out, there is no navigation.
  const staff = context.get('staff')
  const html = renderToStaticMarkup(
    <OfficeDocument title={`${title} | Office | ${church}`} path={context.req.path} staff={staff}>
      {content}
    </OfficeDocument>,
  )
  return new Response(`<!doctype html>${html}`, { status, headers: HEADERS })
}

export const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}

type Props = { title: string; path: string; staff: Actor | undefined; children: ReactNode }

function OfficeDocument({ title, path, staff, children }: Props) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
        <script type="module" src={OFFICE_SCRIPT} />
      </head>
      <body className="office">
        <a className="visually-hidden" href="#main">
          Skip to the content
        </a>
        {staff && <OfficeNavigation staff={staff} path={path} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  )
}
