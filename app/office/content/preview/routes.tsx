import { previewAddress } from '#app/office/content/content-address.ts'
import { siteAddress } from '#app/office/content/site/part-address.ts'
import { officeAnswer, officePage, officeRoutes } from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import type { OfficeContext } from '#app/office/office-env.ts'
import { answerNotFound } from '#app/office/refusals.tsx'
import { isPreviewed, readDraft, renderDraft } from './render-draft.tsx'

/** Addresses of the site's pages below one of the office. */
export const PAGE_PATHS = ['', '/:page', '/:folder/:page', '/:language/:folder/:page'] as const

/** The site's own pages with the person's drafts, below `/office/preview`. */
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
  if (!isPreviewed(page)) return answerNotFound(context)
  const draft = await readDraft(context)
  if (draft instanceof Response) return draft
  // Only the office itself may frame it, for the view of several widths.
  const policy = ["form-action 'none'", "frame-ancestors 'self'"]
  return renderDraft(context, page, { ...draft, below: '/office/preview', policy })
}

/** A page of the draft, as wide as a phone and as wide as a desktop. */
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
