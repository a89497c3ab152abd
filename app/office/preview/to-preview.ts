/**
 * A page of the site as a preview: never stored, without scripts, because those would look for the page
 * at its own address, and with links that stay in the preview.
 */
export async function toPreview(page: Response): Promise<Response> {
  const type = page.headers.get('Content-Type') ?? ''
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': POLICY,
  })
  const location = page.headers.get('Location')
  if (location?.startsWith('/')) headers.set('Location', `/office/preview${location}`)
  if (!type.startsWith('text/html'))
    return new Response(page.body, { status: page.status, headers })
  return new Response(withoutScripts(await page.text()), { status: page.status, headers })
}

/** Only the office itself may frame it, for the view of several widths. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: https:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

function withoutScripts(html: string): string {
  return (
    html
      .replace(/<script\b(?:(?!<script\b)[\s\S])*?<\/script>/g, '')
      .replace(/<link\b[^<>]*>/g, (tag) => (FOR_SCRIPTS.test(tag) ? '' : tag))
      .replace(/<a\b[^<>]*>/g, (tag) => tag.replace(OWN_LINK, toPreviewLink))
      // Visitors see only what is published.
      .replace(/([" ])\/(drawings|photographs)\//g, '$1/office/$2/')
  )
}

const FOR_SCRIPTS = / rel="(?:modulepreload|manifest|canonical)"/

const OWN_LINK = / href="(\/(?!\/|office|pictures|assets|letters|calendar\.ics)[^"]*)"/

function toPreviewLink(_: string, address: string): string {
  return ` href="/office/preview${address === '/' ? '' : address}"`
}
