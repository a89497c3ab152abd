import { officeAnswer, officeRoutes } from '#app/office/engine/engine.tsx'
import type { OfficeContext } from '#app/office/office-env.ts'
import { answerNotFound } from '#app/office/refusals.tsx'
import { isPreviewed } from '../preview/render-draft.tsx'
import { PAGE_PATHS } from '../preview/routes.tsx'
import { showAsk } from './show-ask.tsx'
import { showPart } from './show-part.tsx'
import { showSite } from './show-site.tsx'
import { takeSite } from './take-site.tsx'

/** The site as visitors see it, with Edit at each of its parts. A part is edited at its page's address too. */
export const siteRoutes = officeRoutes(
  PAGE_PATHS.flatMap((page) => {
    const at = { path: `/site${page}`, needs: 'editContent' } as const
    return [
      officeAnswer({ ...at, method: 'GET', answer: (context) => show(context, pageOf(context)) }),
      officeAnswer({
        ...at,
        method: 'POST',
        answer: (context) => takeSite(context, pageOf(context)),
      }),
    ]
  }),
)

async function show(context: OfficeContext, page: string): Promise<Response> {
  if (!isPreviewed(page)) return answerNotFound(context)
  if (context.req.query('ask')) return showAsk(context, page)
  return context.req.query('part') ? showPart(context, page) : showSite(context, page)
}

function pageOf(context: OfficeContext): string {
  const { pathname } = new URL(context.req.url)
  return pathname.replace(/^\/office\/site\/?/, '/')
}
