import type { ReactNode } from 'react'
import { LinkLine, LinkList } from '#app/office/link-list.tsx'
import { fieldId, TypedErrors } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { entryLabel } from '#content-model/editing/entry-label.ts'
import { type FormField, innerFields } from '#content-model/editing/form-field.ts'
import { discardDraft } from '#workflows/content/drafts/bring-back-draft.ts'
import { type EditedPlace, type OpenedFile, openFile } from '#workflows/content/drafts/open-file.ts'
import { asStaff, type OfficeContext, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerRefused } from '../refusals.tsx'
import { fileAddress, previewAddress } from './content-address.ts'
import { EditField, GroupFields } from './edit/edit-fields.tsx'
import { BUTTON, Press } from './edit/form-buttons.tsx'
import { EditForm, OutdatedNotice, readMarks } from './edit/form-marks.tsx'
import { readPostedForm, withUploadErrors } from './edit/read-posted-form.ts'
import { type TakenForm, takeForm } from './edit/take-form.ts'
import { fileCounts, TranslationLinks } from './languages/translation-links.tsx'
import { pageChoices } from './page-choices.ts'

/** A form of the content: a whole file, or the place of one that has a screen of its own. */
export type Screen = {
  place: EditedPlace
  /** The form's own address. */
  address: string
  /** Where one comes from, and the page on which the result is seen. */
  back: { label: string; to: string }
  page: string
  /** What stands below the fields. */
  below?: (file: OpenedFile) => ReactNode
}

export async function showScreen(context: OfficeContext, screen: Screen): Promise<Response> {
  const opened = await asStaff(context, openFile, { place: screen.place })
  const isSaved = context.req.query('saved') !== undefined
  return answerScreen(context, screen, { opened, errors: {}, isSaved })
}

/** Takes the posted form. The button that was pressed says what becomes of it. */
export async function takeScreen(context: OfficeContext, screen: Screen): Promise<Response> {
  const { place, address } = screen
  const posted = await readPostedForm(context)
  const pressed = posted.typed.get(BUTTON)
  if (pressed === 'discard') {
    const form = { actor: staffOf(context), path: place.path, key: readMarks(posted.typed).key }
    const gone = await discardDraft(context.env.services, form)
    return gone.ok ? context.redirect(address, 303) : answerNotAllowed(context)
  }
  const taken = await takeForm(context, place, posted)
  const { opened, status } = taken
  if (!opened.ok || status !== undefined) return answerScreen(context, screen, taken)
  const { isDraft, errors } = opened.file
  if (pressed !== 'publish' || !isDraft) return context.redirect(`${address}?saved=yes`, 303)
  const isFaulty = Object.keys(errors.fields).length + errors.others.length > 0
  if (isFaulty) return answerScreen(context, screen, { ...taken, status: 422 })
  return context.redirect(`${fileAddress(place.path)}/publish`, 303)
}

/** A file of the content as a form. Works without a script. */
async function answerScreen(
  context: OfficeContext,
  screen: Screen,
  answer: Pick<TakenForm, 'opened' | 'status' | 'errors' | 'shows'> & { isSaved?: boolean },
): Promise<Response> {
  const { opened, isSaved, status, shows } = answer
  if (!opened.ok) return answerRefused(context, opened)
  const { file } = opened
  const { form, warnings, photos, heading: title } = file
  const errors = withUploadErrors(file.errors.fields, answer.errors)
  const around = { errors, warnings, photos, shows, pages: await pageChoices(context) }
  const counts = fileCounts(context.env.services, file.path)
  const content = (
    <>
      <LinkLine to={screen.back.to}>{screen.back.label}</LinkLine>
      <h1>{title}</h1>
      {counts && <TranslationLinks counts={counts} isOpen />}
      <DraftNotice isDraft={file.isDraft} isSaved={isSaved === true} />
      <EditForm className="form office-form" action={screen.address} file={file}>
        {status === 409 && <OutdatedNotice />}
        <TypedErrors errors={errors} others={file.errors.others} />
        <PartsNavigation form={form} />
        {form.kind === 'group' ? (
          <GroupFields field={form} {...around} />
        ) : (
          <EditField field={form} {...around} />
        )}
        {screen.below?.(file)}
        <FileButtons file={file} screen={screen} />
      </EditForm>
    </>
  )
  return answerPage(context, { title, content, ...(status && { status }) })
}

function DraftNotice({ isDraft, isSaved }: { isDraft: boolean; isSaved: boolean }) {
  if (!isSaved) {
    return isDraft ? <p className="notice">This is your draft. Only you see it.</p> : null
  }
  return (
    <StatusNotice>
      {isDraft ? 'Your draft is saved. Only you see it.' : 'This is what the site shows.'}
    </StatusNotice>
  )
}

function FileButtons({ file, screen }: { file: OpenedFile; screen: Screen }) {
  const { isDraft, path } = file
  const { address, page } = screen
  return (
    <div className="button-row content-bar">
      <Press does="save">Save draft</Press>
      <Press does="publish" isMain>
        Publish
      </Press>
      {isDraft && <a href={previewAddress(page)}>See the draft as a page</a>}
      {isDraft && (
        <a href={`/office/preview-widths?page=${encodeURIComponent(page)}`}>
          On a phone and a desktop
        </a>
      )}
      {path.startsWith('pages/') && <a href={`${address}/delete`}>Delete this page</a>}
      {isDraft && <Press does="discard">Discard draft</Press>}
    </div>
  )
}

/**
 * Links to the groups and lists of a form, which may be many screens long. None for a short one. The parts of a
 * page are the entries of one list; a text without a heading is known by its kind.
 */
function PartsNavigation({ form }: { form: FormField }) {
  const nameOf = (block: FormField) => {
    const label = entryLabel(block)
    return label.length > MAX_LETTERS ? block.title : label
  }
  const links = innerFields(form)
    .filter(({ kind }) => kind === 'group' || kind === 'list' || kind === 'named')
    .flatMap((part) => [
      [`#${fieldId(part.name)}`, part.title] as const,
      ...(part.name === 'blocks' ? innerFields(part) : []).map(
        (block) => [`#${fieldId(block.name)}`, nameOf(block)] as const,
      ),
    ])
  if (links.length < FEWEST) return null
  return (
    <nav className="content-parts" aria-label="Parts of this form">
      <LinkList links={links} />
    </nav>
  )
}

const FEWEST = 3
const MAX_LETTERS = 40
