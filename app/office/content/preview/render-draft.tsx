import { findAddress } from '#app/addresses.ts'
import { fileAddress } from '#app/office/content/content-address.ts'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerRefused } from '#app/office/refusals.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { mistakeWords } from '#content-model/editing/place-words.ts'
import type { Content } from '#content-model/schema/content.ts'
import { readDraftContent } from '#workflows/content/drafts/own-drafts.ts'
import { contentIn } from '#workflows/content/live-content.ts'

/** Not what belongs to one visitor: looking that up is limited at its own address only. */
export function isPreviewed(page: string): boolean {
  return /^\/[a-z0-9/-]*$/.test(page) && findAddress(page)?.budget !== 'look-up'
}

/**
 * What the site's pages with the person's drafts are rendered with, and the paths of drafts that have mistakes
 * and are left out; or the answer that says why they can't be shown.
 */
export async function readDraft(
  context: OfficeContext,
  which: Parameters<typeof readDraftContent>[2] = {},
): Promise<{ services: SiteServices; content: Content; faulty: readonly string[] } | Response> {
  const { services } = context.env
  const draft = await readDraftContent(services, staffOf(context), which)
  if (!draft.ok) {
    if (draft.problem === 'not-allowed') return answerRefused(context, draft)
    const content = (
      <>
        <h1>Your draft can’t be shown yet</h1>
        <p>These have to be corrected first:</p>
        <ul className="bullets">
          {draft.mistakes.map((mistake) => (
            <li key={mistakeWords(mistake)}>
              <a href={fileAddress(mistake.file)}>{mistakeWords(mistake)}</a>.
            </li>
          ))}
        </ul>
      </>
    )
    return answerPage(context, { title: 'Preview', status: 422, content })
  }
  const { content, faulty } = draft
  const drafted: SiteServices = {
    ...services,
    content: services.offers.withDates(content, 'en'),
    contentIn: (language) => contentIn(services, draft, language),
    englishPartsIn: (language) => draft.translation(language).englishParts,
  }
  return { services: drafted, content, faulty }
}

/** A page of the site below an address of the office: never stored, and with a policy of its own. */
export async function renderDraft(
  context: OfficeContext,
  path: string,
  shown: { services: SiteServices; below: string; policy: readonly string[] },
): Promise<Response> {
  const { services, below, policy } = shown
  // A new request: the page is rendered as it is for a visitor, without the staff's cookie.
  const asked = new Request(`${services.publicUrl}${path}`)
  const rendered = await context.env.renderSite(asked, services)
  const type = rendered.headers.get('Content-Type') ?? ''
  const location = rendered.headers.get('Location')
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': [...PAGE_POLICY, ...policy].join('; '),
    ...(location?.startsWith('/') && { Location: below + location }),
  })
  const { status } = rendered
  if (!type.startsWith('text/html')) return new Response(rendered.body, { status, headers })
  const page = ownPage(await rendered.text(), below)
  return new Response(services.editing ? withoutForms(page) : page, { status, headers })
}

/** What a page of the site may load here: no scripts, because those would look for the page at its own address. */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: https:",
  "base-uri 'none'",
]

/** The page without its scripts, and with links that stay below this address of the office. */
function ownPage(html: string, below: string): string {
  return (
    html
      .replace(/<script\b(?:(?!<script\b)[\s\S])*?<\/script>/g, '')
      .replace(/<link\b[^<>]*>/g, (tag) => (FOR_SCRIPTS.test(tag) ? '' : tag))
      .replace(/<a\b[^<>]*>/g, (tag) =>
        tag.replace(OWN_LINK, (_, to: string) => ` href="${below}${to === '/' ? '' : to}"`),
      )
      // Visitors see only what is published.
      .replace(/([" ])\/(drawings|photographs)\//g, '$1/office/$2/')
  )
}

const FOR_SCRIPTS = / rel="(?:modulepreload|manifest|canonical)"/

/** Not one that leads out of the office. */
const OWN_LINK =
  /(?<! rel="external") href="(\/(?!\/|office|pictures|assets|letters|calendar\.ics)[^"]*)"/

/** Only the office's own forms may be sent from where they are allowed: those of visitors become plain elements. */
function withoutForms(html: string): string {
  return html.replace(VISITORS_FORM, '<div$1>$2</div>')
}

const VISITORS_FORM =
  /<form\b(?![^<>]* action="\/office\/)([^<>]*)>((?:(?!<form\b)[\s\S])*?)<\/form>/g
