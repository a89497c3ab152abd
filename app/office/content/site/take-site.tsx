import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { suggestedWhy } from '#app/office/words/content-changes.ts'
import { mistakeWords } from '#content-model/editing/place-words.ts'
import {
  bringBackDraft,
  discardDraft,
  stepBack,
} from '#workflows/content/drafts/bring-back-draft.ts'
import { changeEntry } from '#workflows/content/drafts/change-entry.ts'
import { publishDraft } from '#workflows/content/publish-draft.ts'
import { readPublications } from '#workflows/content/read-publication.ts'
import { BUTTON, readButton } from '../edit/form-buttons.ts'
import { readMarks } from '../edit/form-marks.tsx'
import { readPostedForm } from '../edit/read-posted-form.ts'
import { refusePublication } from '../publish-problems.ts'
import { backAddress, siteAddress } from './part-address.ts'
import { RefusedView, UnpublishedView } from './refused-views.tsx'
import { type Posted, takePart } from './take-part.tsx'

/** Takes a form of the site's pages. The button that was pressed says what becomes of it. */
export async function takeSite(context: OfficeContext, page: string): Promise<Response> {
  const posted = { page, ...(await readPostedForm(context)) }
  const address = backAddress(page, posted.typed.get('back'))
  const pressed = posted.typed.get(BUTTON) ?? ''
  if (posted.typed.has('part')) return takePart(context, posted)
  if (pressed === 'publish') return publish(context, posted)
  const does = DRAFT_BUTTONS[pressed]
  if (does) {
    const marks = { actor: staffOf(context), key: readMarks(posted.typed).key }
    const changed = await does.change(context.env.services, marks)
    if (!changed.ok && changed.problem === 'not-allowed') return answerNotAllowed(context)
    const done = changed.ok ? does.done : 'changed'
    return context.redirect(`${address}?done=${done}`, 303)
  }
  return moveOrRemove(context, posted)
}

/** What becomes of all own drafts at once. */
const DRAFT_BUTTONS: Record<string, { change: DraftChange; done: string }> = {
  undo: { change: stepBack, done: 'undone' },
  discard: { change: discardDraft, done: 'discarded' },
  'bring-back': { change: bringBackDraft, done: 'brought-back' },
}

type DraftChange = typeof stepBack

async function moveOrRemove(context: OfficeContext, { page, typed }: Posted): Promise<Response> {
  const button = readButton(typed.get(BUTTON) ?? '')
  const path = typed.get('file') ?? ''
  if (!button || button.does === 'add') return answerNotFound(context)
  const { does, name } = button
  const change = { actor: staffOf(context), path, does, name, ...readMarks(typed) }
  const changed = await changeEntry(context.env.services, change)
  const address = siteAddress(page)
  if (changed.ok) return context.redirect(`${address}?done=saved`, 303)
  switch (changed.problem) {
    case 'not-allowed':
      return answerNotAllowed(context)
    case 'mistakes': {
      const mistakes = changed.mistakes.map((mistake) => `${mistakeWords(mistake)}.`)
      const content = <RefusedView page={page} mistakes={mistakes} />
      return answerPage(context, { title: 'Not done', status: 422, content })
    }
    default:
      return context.redirect(`${address}?done=changed`, 303)
  }
}

/** Publishes at once, unless others have changed the same fields: then they are shown first. */
async function publish(context: OfficeContext, { page, typed }: Posted): Promise<Response> {
  const { services } = context.env
  const address = backAddress(page, typed.get('back'))
  const actor = staffOf(context)
  const read = await readPublications(services, actor)
  if (!read.ok) return answerNotAllowed(context)
  const { key, opened: seen = 0 } = readMarks(typed)
  const why =
    typed.get('why') || suggestedWhy(read.publications.flatMap((each) => each.differences))
  const isTold = typed.get('told') === 'yes'
  const published = await publishDraft(services, { actor, why, seen, isTold, key })
  if (published.ok) {
    return context.redirect(`${address}?published=${published.number}`, 303)
  }
  if (published.problem === 'not-allowed') return answerNotAllowed(context)
  const isChanged = published.problem === 'changed'
  const { problems } = refusePublication({ typed: {}, key, version: seen }, published)
  const content = (
    <UnpublishedView
      page={page}
      address={address}
      publications={read.publications}
      problems={problems}
      formKey={key}
    />
  )
  return answerPage(context, { title: 'Publish', status: isChanged ? 409 : 422, content })
}
