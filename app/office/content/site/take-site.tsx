import { BUTTON } from '#app/office/content/edit/edit-form.tsx'
import {
  type PostedForm,
  readButton,
  readPostedForm,
  takeForm,
} from '#app/office/content/edit/take-form.ts'
import {
  ConfirmForm,
  DifferencesTable,
  OthersChange,
  Problems,
  whyUnpublished,
} from '#app/office/content/publish-view.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { asStaff, type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotFound, answerRefused } from '#app/office/refusals.tsx'
import { suggestedWhy } from '#app/office/words/content-changes.ts'
import { mistakeWords } from '#content-model/editing/form-words.ts'
import { readPublications } from '#workflows/content/compare-versions.ts'
import {
  bringBackDraft,
  discardDraft,
  stepBack,
} from '#workflows/content/drafts/bring-back-draft.ts'
import { changeFile } from '#workflows/content/drafts/change-file.ts'
import { publishDraft } from '#workflows/content/publish-draft.ts'
import { backAddress, partAddress, partId, siteAddress } from './part-address.ts'
import { answerPart, readPlace } from './show-part.tsx'

type Posted = PostedForm & { page: string }

/** Takes a form of the site's pages. The button that was pressed says what becomes of it. */
export async function takeSite(context: OfficeContext, page: string): Promise<Response> {
  const posted = { page, ...(await readPostedForm(context)) }
  const address = backAddress(page, posted.typed.get('back'))
  const pressed = posted.typed.get(BUTTON) ?? ''
  if (posted.typed.has('part')) return takePart(context, posted)
  if (pressed === 'publish') return publish(context, posted)
  const does = DRAFT_BUTTONS[pressed]
  if (does) {
    const changed = await asStaff(context, does.change, { key: posted.marks.key })
    if (!changed.ok && changed.problem === 'not-allowed') return answerRefused(context, changed)
    const done = changed.ok ? does.done : 'changed'
    return context.redirect(`${address}?done=${done}`, 303)
  }
  return moveOrRemove(context, posted)
}

/** What becomes of all own drafts at once. */
const DRAFT_BUTTONS: Record<string, { change: typeof stepBack; done: string }> = {
  undo: { change: stepBack, done: 'undone' },
  discard: { change: discardDraft, done: 'discarded' },
  'bring-back': { change: bringBackDraft, done: 'brought-back' },
}

/** A block of the page, or an entry of another list. */
async function moveOrRemove(context: OfficeContext, posted: Posted): Promise<Response> {
  const { page, typed, marks } = posted
  const button = readButton(typed.get(BUTTON))
  if (!button || button.does === 'add') return answerNotFound(context)
  const keys = button.name.split('.').slice(0, -1)
  const place = { path: typed.get('file') ?? '', keys, isStrict: true }
  const form = { place, typed, button, storesList: true, ...marks, seen: marks.seen ?? '' }
  const changed = await asStaff(context, changeFile, form)
  if (!changed.ok && changed.problem === 'not-allowed') return answerRefused(context, changed)
  const address = siteAddress(page)
  if (!changed.ok || !changed.mistakes) {
    const done = changed.ok && changed.isStored ? 'saved' : 'changed'
    return context.redirect(`${address}?done=${done}`, 303)
  }
  const content = (
    <>
      <h1>This can’t be done</h1>
      <ul className="bullets">
        {changed.mistakes.map((mistake) => (
          <li key={mistakeWords(mistake)}>{mistakeWords(mistake)}.</li>
        ))}
      </ul>
      <LinkLine to={address}>Back to the page</LinkLine>
    </>
  )
  return answerPage(context, { title: 'Not done', status: 422, content })
}

/** Publishes at once, unless others have changed the same fields: then they are shown first. */
async function publish(context: OfficeContext, { page, typed, marks }: Posted): Promise<Response> {
  const { services } = context.env
  const address = backAddress(page, typed.get('back'))
  const actor = staffOf(context)
  const read = await readPublications(services, actor)
  if (!read.ok) return answerRefused(context, read)
  const { key, opened: seen = 0 } = marks
  const why =
    typed.get('why') || suggestedWhy(read.publications.flatMap((each) => each.differences))
  const isTold = typed.get('told') === 'yes'
  const published = await publishDraft(services, { actor, why, seen, isTold, key })
  if (published.ok) {
    return context.redirect(`${address}?published=${published.number}`, 303)
  }
  if (published.problem === 'not-allowed') return answerRefused(context, published)
  // Why it was not published, what others have changed, and the button that publishes all the same.
  const content = (
    <>
      <h1>Publish</h1>
      <Problems problems={whyUnpublished(published).lines} />
      {read.publications.map(({ path, name, differences, others }) => (
        <section key={path} aria-label={name}>
          {others && <OthersChange path={path} others={others} />}
          <h2>{name}</h2>
          <DifferencesTable caption="Your changes" path={path} differences={differences} />
        </section>
      ))}
      <ConfirmForm
        action={siteAddress(page)}
        formKey={key}
        version={read.publications[0]?.seen}
        fields={{ told: 'yes', back: address }}
        button="Publish"
        does="publish"
        leave={{ label: 'Go on editing', to: address }}
      />
    </>
  )
  const status = published.problem === 'changed' ? 409 : 422
  return answerPage(context, { title: 'Publish', status, content })
}

/** Takes the form of one part. It is stored as a draft when it has no mistakes. */
async function takePart(context: OfficeContext, posted: Posted): Promise<Response> {
  const { page, typed } = posted
  const place = readPlace(typed.get('part'), typed.get('added'))
  if (!place) return answerNotFound(context)
  const taken = await takeForm(context, place, posted)
  const { opened, status, isListStored } = taken
  if (!opened.ok || status !== undefined) return answerPart(context, { page, place, ...taken })
  if (isListStored) return context.redirect(partAddress(page, place), 303)
  const done = opened.file.isDraft ? 'saved' : 'same'
  return context.redirect(`${siteAddress(page)}?done=${done}#${partId(place)}`, 303)
}
