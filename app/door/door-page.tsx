import { DOOR_READER, DOOR_SCRIPT } from 'virtual:door-script'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteServices } from '#app/services.server.ts'
import styles from './door.css?url'

export type DoorEnv = { Bindings: { services: SiteServices } }

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page of a door without a script: never stored, never indexed. */
export function answerDoorPage(
  { env }: Context<DoorEnv>,
  page: {
    title: string
    content: ReactNode
    status?: number
    script?: string
    headers?: Record<string, string>
  },
): Response {
  const { title, content, status = 200, script, headers } = page
  const document = (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#221a35" />
        <title>{`${title} | ${env.services.content.church.shortName}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <link rel="manifest" href="/door/manifest.webmanifest" />
        <link rel="stylesheet" href={styles} />
        {script && <script type="module" src={script} />}
      </head>
      <body className="door">{content}</body>
    </html>
  )
  return new Response(`<!doctype html>${renderToStaticMarkup(document)}`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  })
}

/**
 * The app itself, the same for every phone: it fills the element, and what it shows is on the phone. Only
 * this page may use the camera and run WebAssembly, which reads QR codes where the browser can't.
 */
export function answerShell(context: Context<DoorEnv>): Response {
  return answerDoorPage(context, {
    title: 'Door',
    script: DOOR_SCRIPT,
    headers: {
      'Content-Security-Policy': `${POLICY}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'`,
      'Permissions-Policy': 'camera=(self)',
    },
    content: (
      <div id="door" data-reader={DOOR_READER}>
        <noscript>
          <main className="door-page">
            <h1>Please allow JavaScript</h1>
            <p>
              The door needs it to read tickets without a network. Somebody who is signed in to the
              office can check tickets without it: scan a ticket with the phone’s own camera.
            </p>
          </main>
        </noscript>
      </div>
    ),
  })
}
