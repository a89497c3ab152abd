import { DOOR_READER, DOOR_SCRIPT } from 'virtual:door-script'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteServices } from '#app/services.server.ts'
import styles from './door.css?url'
import { ShellView } from './door-views.tsx'

/** A page of a door without a script: never stored, never indexed. */
export function answerDoorPage(
  context: DoorContext,
  page: { title: string; content: ReactNode; status?: number },
): Response {
  const church = context.env.services.content.church.shortName
  return answer(<DoorDocument church={church} {...page} />, { status: page.status ?? 200 })
}

/**
 * The app itself, the same for every phone: what it shows is on the phone. Only this page may use the
 * camera and run WebAssembly, which reads QR codes where the browser can't.
 */
export function answerShell(context: DoorContext): Response {
  const church = context.env.services.content.church.shortName
  const content = <ShellView reader={DOOR_READER} />
  const html = <DoorDocument church={church} title="Door" content={content} script={DOOR_SCRIPT} />
  return answer(html, {
    policy: `${POLICY}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'`,
    headers: { 'Permissions-Policy': 'camera=(self)' },
  })
}

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

type Answer = { status?: number; policy?: string; headers?: Record<string, string> }

function answer(
  page: ReactNode,
  { status = 200, policy = POLICY, headers = {} }: Answer,
): Response {
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  })
}

type Props = { church: string; title: string; content: ReactNode; script?: string }

function DoorDocument({ church, title, content, script }: Props) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#221a35" />
        <title>{`${title} | ${church}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <link rel="manifest" href="/door/manifest.webmanifest" />
        <link rel="stylesheet" href={styles} />
        {script && <script type="module" src={script} />}
      </head>
      <body className="door">{content}</body>
    </html>
  )
}

export type DoorEnv = { Bindings: { services: SiteServices } }

export type DoorContext = Context<DoorEnv>
