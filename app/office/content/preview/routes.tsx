import { Hono } from 'hono'
import { findAddress } from '#app/http/find-address.ts'
import { fileAddress } from '#app/office/content/content-address.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { mistakeWords } from '#content-model/editing/place-words.ts'
import type { Mistake } from '#content-model/mistake.ts'
import { readDraftContent } from '#workflows/content/drafts/read-draft-content.ts'

/** The site's own pages with the person's drafts, below `/office/preview`. */
export const previewRoutes = new Hono<OfficeEnv>()

for (const address of ['/preview', '/preview/:page', '/preview/:folder/:page']) {
  previewRoutes.get(address, (context) => preview(context))
}

/** The same page in the width of a phone and of a desktop. */
previewRoutes.get('/preview-widths', (context) => {
  const asked = context.req.query('page') ?? '/'
  const page = isPreviewed(asked) ? asked : '/'
  return answerPage(context, { title: 'Preview', content: <WidthsView page={page} /> })
})

/** Not what belongs to one visitor: looking that up is limited at its own address only. */
function isPreviewed(page: string): boolean {
  return /^\/[a-z0-9/-]*$/.test(page) && findAddress(page)?.budget !== 'look-up'
}

async function preview(context: OfficeContext): Promise<Response> {
  const { services, renderSite } = context.env
  const draft = await readDraftContent(services, staffOf(context))
  if (!draft.ok) {
    if (draft.problem === 'not-allowed') return answerNotAllowed(context)
    const content = <FaultyDraft mistakes={draft.mistakes} />
    return answerPage(context, { title: 'Preview', status: 422, content })
  }
  const { pathname } = new URL(context.req.url)
  const page = pathname.replace(/^\/office\/preview\/?/, '/')
  if (!isPreviewed(page)) return answerNotFound(context)
  // A new request: the page is rendered as it is for a visitor, without the staff's cookie.
  const asked = new Request(`${services.publicUrl}${page}`)
  const content = services.offers.withDates(draft.content)
  return toPreview(await renderSite(asked, { ...services, content }))
}

/** A draft with mistakes can't be shown as a page. */
function FaultyDraft({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <>
      <h1>Your draft can’t be shown yet</h1>
      <p>These have to be mended first:</p>
      <ul className="office-plan">
        {mistakes.map((mistake) => (
          <li key={mistakeWords(mistake)}>
            <a href={fileAddress(mistake.file)}>{mistakeWords(mistake)}</a>.
          </li>
        ))}
      </ul>
    </>
  )
}

/** A page of the draft, as wide as a phone and as wide as a desktop. */
function WidthsView({ page }: { page: string }) {
  const address = page === '/' ? '/office/preview' : `/office/preview${page}`
  return (
    <>
      <h1>Preview of {page}</h1>
      <p>
        Only you see your drafts. <a href={address}>Open it by itself</a>
      </p>
      <section className="preview-width" aria-labelledby="phone">
        <h2 id="phone">On a phone</h2>
        <iframe className="preview-phone" src={address} title={`${page} on a phone`} />
      </section>
      <section className="preview-width" aria-labelledby="desktop">
        <h2 id="desktop">On a desktop</h2>
        <iframe className="preview-desktop" src={address} title={`${page} on a desktop`} />
      </section>
    </>
  )
}

/**
 * A page of the site as a preview: never stored, without scripts, because those would look for the page
 * at its own address, and with links that stay in the preview.
 */
async function toPreview(page: Response): Promise<Response> {
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
