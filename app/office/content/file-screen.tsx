import { discardDraft } from '#workflows/content/drafts/bring-back-draft.ts'
import { changeFile } from '#workflows/content/drafts/change-file.ts'
import { type Opened, type OpenedFile, openFile } from '#workflows/content/drafts/open-file.ts'
import { asStaff, type OfficeContext, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerRefused } from '../refusals.tsx'
import { fileAddress } from './content-address.ts'
import { BUTTON, readButton } from './edit/form-buttons.tsx'
import { readMarks } from './edit/form-marks.tsx'
import { readPostedForm, takeUploads, withUploadErrors } from './edit/read-posted-form.ts'

import { FileView, type Screen } from './file-view.tsx'
import { fileCounts } from './languages/translation-links.tsx'
import { pageChoices } from './page-choices.ts'

export async function showScreen(context: OfficeContext, screen: Screen): Promise<Response> {
  const { place } = screen
  const opened = await asStaff(context, openFile, { place })
  const isSaved = context.req.query('saved') !== undefined
  return answerScreen(context, screen, { opened, isSaved })
}

/** Takes the posted form. The button that was pressed says what becomes of it. */
export async function takeScreen(context: OfficeContext, screen: Screen): Promise<Response> {
  const { services } = context.env
  const { typed, uploads } = await readPostedForm(context)
  const pressed = typed.get(BUTTON) ?? ''
  const [actor, { place, address }] = [staffOf(context), screen]
  if (pressed === 'discard') {
    const key = readMarks(typed).key
    const gone = await discardDraft(services, { actor, path: place.path, key })
    return gone.ok ? context.redirect(address, 303) : answerNotAllowed(context)
  }
  const errors = await takeUploads(services, { actor, typed, uploads })
  const isRefused = Object.keys(errors).length > 0
  const shows = /^show (.*)$/.exec(pressed)?.[1]
  const button = shows === undefined && !isRefused ? readButton(pressed) : 'show'
  const opened = await changeFile(services, { actor, place, typed, button, ...readMarks(typed) })
  if (!opened.ok || button || opened.isOutdated) {
    const { isOutdated } = opened
    const status = isOutdated ? 409 : isRefused ? 422 : 200
    return answerScreen(context, screen, { opened, errors, shows, status, isOutdated })
  }
  if (pressed !== 'publish' || !opened.file.isDraft) {
    return context.redirect(`${address}?saved=yes`, 303)
  }
  if (isFaulty(opened.file)) return answerScreen(context, screen, { opened, status: 422 })
  return context.redirect(`${fileAddress(place.path)}/publish`, 303)
}

function isFaulty({ errors }: OpenedFile): boolean {
  return Object.keys(errors.fields).length + errors.others.length > 0
}

async function answerScreen(
  context: OfficeContext,
  screen: Screen,
  answer: {
    opened: Opened
    isSaved?: boolean
    status?: number
    /** Of photographs that were sent. */
    errors?: Record<string, string>
    /** The field that is shown as visitors see it. */
    shows?: string | undefined
    isOutdated?: boolean | undefined
  },
): Promise<Response> {
  const { opened, isSaved = false, status = 200, errors = {}, shows, isOutdated } = answer
  if (!opened.ok) return answerRefused(context, opened)
  const { file } = opened
  return answerPage(context, {
    title: file.heading,
    status,
    content: (
      <FileView
        file={file}
        screen={screen}
        isSaved={isSaved}
        errors={withUploadErrors(file.errors.fields, errors)}
        shows={shows}
        pages={await pageChoices(context)}
        isOutdated={isOutdated}
        counts={fileCounts(context.env.services, file.path)}
      >
        {screen.below?.(file)}
      </FileView>
    ),
  })
}
