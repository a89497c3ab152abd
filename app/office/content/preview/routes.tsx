import { Hono } from 'hono'
import { previewAddress } from '#app/office/content/content-address.ts'
import { siteAddress } from '#app/office/content/site/part-address.ts'
import { LinkLine } from '#app/office/link-list.tsx'
import type { OfficeContext, OfficeEnv } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { ownHeaders, ownPage, PAGE_POLICY } from './own-page.ts'
import { isPreviewed, renderDraft } from './render-draft.tsx'

/** The site's own pages with the person's drafts, below `/office/preview`. */
export const previewRoutes = new Hono<OfficeEnv>()

for (const address of [
  '/preview',
  '/preview/:page',
  '/preview/:folder/:page',
  '/preview/:language/:folder/:page',
]) {
  previewRoutes.get(address, (context) => preview(context))
}

/** The same page in the width of a phone and of a desktop. */
previewRoutes.get('/preview-widths', (context) => {
  const asked = context.req.query('page') ?? '/'
  const page = isPreviewed(asked) ? asked : '/'
  return answerPage(context, { title: 'Phone and desktop', content: <WidthsView page={page} /> })
})

async function preview(context: OfficeContext): Promise<Response> {
  const { pathname } = new URL(context.req.url)
  const rendered = await renderDraft(context, pathname.replace(/^\/office\/preview\/?/, '/'))
  return rendered instanceof Response ? rendered : toPreview(rendered.page)
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

/** Only the office itself may frame it, for the view of several widths. */
const POLICY = [...PAGE_POLICY, "form-action 'none'", "frame-ancestors 'self'"]

async function toPreview(page: Response): Promise<Response> {
  const headers = ownHeaders(page, POLICY)
  const location = page.headers.get('Location')
  if (location?.startsWith('/')) headers.set('Location', `/office/preview${location}`)
  const { status } = page
  if (!headers.get('Content-Type')?.startsWith('text/html')) {
    return new Response(page.body, { status, headers })
  }
  return new Response(ownPage(await page.text(), '/office/preview'), { status, headers })
}
