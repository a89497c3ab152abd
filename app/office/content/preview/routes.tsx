import { findAddress } from '#app/addresses.ts'
import { fileAddress, previewAddress } from '#app/office/content/content-address.ts'
import { siteAddress } from '#app/office/content/site/part-address.ts'
import { officeAnswer, officePage, officeRoutes } from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerRefused } from '#app/office/refusals.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { mistakeWords } from '#content-model/editing/form-words.ts'
import type { Content } from '#content-model/schema/content.ts'
import { readDraftContent } from '#workflows/content/drafts/own-drafts.ts'
import { contentIn } from '#workflows/content/live-content.ts'

export const PAGE_PATHS = ['', '/:page', '/:folder/:page', '/:language/:folder/:page'] as const

export const previewRoutes = officeRoutes([
  ...PAGE_PATHS.map((path) =>
    officeAnswer({
      method: 'GET',
      path: `/preview${path}`,
      needs: 'editContent',
      answer: showPreview,
    }),
  ),
  officePage({
    path: '/preview-widths',
    needs: 'editContent',
    read: async (_services, _asked, { page = '/' }) => (isPreviewed(page) ? page : '/'),
    title: 'Phone and desktop',
    View: WidthsView,
  }),
])

async function showPreview(context: OfficeContext): Promise<Response> {
  const { pathname } = new URL(context.req.url)
  const page = pathname.replace(/^\/office\/preview\/?/, '/')
  if (!isPreviewed(page)) return answerRefused(context, 'unknown')
  const draft = await readDraft(context)
  if (draft instanceof Response) return draft
  // Only the office itself may frame it, for the view of several widths.
  const policy = ["form-action 'none'", "frame-ancestors 'self'"]
  return renderDraft(context, page, { ...draft, below: '/office/preview', policy })
}

function WidthsView({ page }: { page: string }) {
  const address = previewAddress(page)
  return (
    <>
      <LinkLine to={siteAddress(page)}>Back to the page</LinkLine>
      <h1>On a phone and on a desktop</h1>
      <p>
        Only you see your drafts. <a href={address}>Open it by itself</a>
      </p>
      <div className="preview-widths cluster gap-4">
        <section aria-labelledby="phone">
          <h2 id="phone">On a phone</h2>
          <iframe className="preview-phone" src={address} title={`${page} on a phone`} />
        </section>
        <section aria-labelledby="desktop">
          <h2 id="desktop">On a desktop</h2>
          <div className="preview-scaled">
            <iframe className="preview-desktop" src={address} title={`${page} on a desktop`} />
          </div>
        </section>
      </div>
    </>
  )
}

/** Not what belongs to one visitor: looking that up is limited at its own address only. */
export function isPreviewed(page: string): boolean {
  return /^\/[a-z0-9/-]*$/.test(page) && findAddress(page)?.budget !== 'look-up'
}

/** `faulty` are the paths of drafts that have mistakes and are left out. */
export async function readDraft(
  context: OfficeContext,
  which: Parameters<typeof readDraftContent>[2] = {},
): Promise<{ services: SiteServices; content: Content; faulty: readonly string[] } | Response> {
  const { services } = context.env
  const draft = await readDraftContent(services, staffOf(context), which)
  if (!draft.ok) {
    if (draft.problem === 'not-allowed') return answerRefused(context, draft.problem)
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

/** The page is never stored, and has a policy of its own. */
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

/** Scripts are left out: they would look for the page at its own address. */
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
