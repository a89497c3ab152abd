import { createHash } from 'node:crypto'

/** The hosts that a page may send a form to, or show a frame or a picture from. */
export type AllowedHosts = { form: string[]; frame: string[]; image: string[] }

/** A policy for one page: its own inline scripts, known by their hashes, and nothing else inline. */
export function contentSecurityPolicy(html: string, hosts: AllowedHosts): string {
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...inlineScriptHashes(html)].join(' ')}`,
    `style-src 'self'`,
    // Carousels and maps place their parts by style attributes; none comes from a visitor.
    `style-src-attr 'unsafe-inline'`,
    `font-src 'self'`,
    `img-src ${["'self'", 'data:', ...hosts.image].join(' ')}`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${hosts.frame.join(' ')}`,
    `form-action ${["'self'", ...hosts.form].join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Not what is only read, such as facts for search engines: it never runs, and no policy asks about it. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

function inlineScriptHashes(html: string): string[] {
  const sources = [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => source)
  return [...new Set(sources)].map(
    (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  )
}
