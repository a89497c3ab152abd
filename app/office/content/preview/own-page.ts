/** A page of the site as the office shows it: never stored, and with a policy of its own. */
export function ownHeaders(page: Response, policy: readonly string[]): Headers {
  return new Headers({
    'Content-Type': page.headers.get('Content-Type') ?? '',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': policy.join('; '),
  })
}

/** What a page of the site may load here: no scripts, because those would look for the page at its own address. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: https:",
  "base-uri 'none'",
] as const

/** The page without its scripts, and with links that stay below this address of the office. */
export function ownPage(html: string, base: string): string {
  return (
    html
      .replace(/<script\b(?:(?!<script\b)[\s\S])*?<\/script>/g, '')
      .replace(/<link\b[^<>]*>/g, (tag) => (FOR_SCRIPTS.test(tag) ? '' : tag))
      .replace(/<a\b[^<>]*>/g, (tag) =>
        tag.replace(OWN_LINK, (_, to: string) => ` href="${base}${to === '/' ? '' : to}"`),
      )
      // Visitors see only what is published.
      .replace(/([" ])\/(drawings|photographs)\//g, '$1/office/$2/')
  )
}

const FOR_SCRIPTS = / rel="(?:modulepreload|manifest|canonical)"/

const OWN_LINK = / href="(\/(?!\/|office|pictures|assets|letters|calendar\.ics)[^"]*)"/
