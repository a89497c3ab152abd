import type { OfficeContext } from './office-env.ts'
import { answerPage } from './office-page.tsx'
import { NotAllowedView, NotFound } from './refusals.tsx'

/** For what does not exist. */
export function answerNotFound(context: OfficeContext): Response {
  return answerPage(context, { title: 'Not found', status: 404, content: <NotFound /> })
}

/** For what the role does not allow. Counted, because nobody is shown a link to it. */
export function answerNotAllowed(context: OfficeContext): Response {
  context.env.services.count('office.refused')
  return answerPage(context, { title: 'Not allowed', status: 403, content: <NotAllowedView /> })
}
