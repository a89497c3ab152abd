import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A whole page of our own people: never stored, never indexed. */
export function answerDocument(page: {
  title: string
  styles: string
  script?: string | undefined
  head: ReactNode
  body: ReactNode
  status?: number
  policy?: readonly string[]
  headers?: Readonly<Record<string, string>>
}): Response {
  const { title, styles, script, head, body, status = 200, policy = [], headers } = page
  const html = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
        <link rel="stylesheet" href={styles} />
        {script && <script type="module" src={script} />}
      </head>
      {body}
    </html>,
  )
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [...POLICY, ...policy].join('; '),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  })
}

/** Stricter than the site's pages: nothing is loaded from, framed by or sent to another site. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]
