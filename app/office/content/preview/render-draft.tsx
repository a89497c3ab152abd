import { findAddress } from '#app/addresses.ts'
import { fileAddress } from '#app/office/content/content-address.ts'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { mistakeWords } from '#content-model/editing/place-words.ts'
import type { Mistake } from '#content-model/mistake.ts'
import type { Content } from '#content-model/schema/content.ts'
import { readDraftContent } from '#workflows/content/drafts/read-draft-content.ts'
import { contentIn } from '#workflows/content/live-content.ts'

type RenderedDraft = {
  page: Response
  content: Content
  /** The paths of drafts that have mistakes and are left out. */
  faulty: readonly string[]
}

/** Not what belongs to one visitor: looking that up is limited at its own address only. */
export function isPreviewed(page: string): boolean {
  return /^\/[a-z0-9/-]*$/.test(page) && findAddress(page)?.budget !== 'look-up'
}

/** A page of the site with the person's drafts, or the answer that says why there is none. */
export async function renderDraft(
  context: OfficeContext,
  page: string,
  read = readDraftContent,
): Promise<RenderedDraft | Response> {
  const { services, renderSite } = context.env
  const draft = await read(services, staffOf(context))
  if (!draft.ok) {
    if (draft.problem === 'not-allowed') return answerNotAllowed(context)
    const content = <FaultyDraft mistakes={draft.mistakes} />
    return answerPage(context, { title: 'Preview', status: 422, content })
  }
  if (!isPreviewed(page)) return answerNotFound(context)
  // A new request: the page is rendered as it is for a visitor, without the staff's cookie.
  const asked = new Request(`${services.publicUrl}${page}`)
  const drafted: SiteServices = {
    ...services,
    content: services.offers.withDates(draft.content, 'en'),
    contentIn: (language) => contentIn(services, draft, language),
    englishPartsIn: (language) => draft.translation(language).englishParts,
  }
  const rendered = await renderSite(asked, drafted)
  return { page: rendered, content: draft.content, faulty: draft.faulty }
}

/** A draft with mistakes can't be shown as a page. */
function FaultyDraft({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <>
      <h1>Your draft can’t be shown yet</h1>
      <p>These have to be corrected first:</p>
      <ul className="bullets">
        {mistakes.map((mistake) => (
          <li key={mistakeWords(mistake)}>
            <a href={fileAddress(mistake.file)}>{mistakeWords(mistake)}</a>.
          </li>
        ))}
      </ul>
    </>
  )
}
