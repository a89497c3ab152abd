import { Hono } from 'hono'
import { findAddress } from '#app/http/find-address.ts'
import { readDraftContent } from '#workflows/content/drafts/read-draft-content.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerNotFound } from '../refusals.tsx'
import { FaultyDraft } from './faulty-draft.tsx'
import { toPreview } from './to-preview.ts'
import { WidthsView } from './widths-view.tsx'

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
