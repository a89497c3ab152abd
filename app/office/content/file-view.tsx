import type { ReactNode } from 'react'
import { LinkLine, LinkList } from '#app/office/link-list.tsx'
import { fieldId, TypedErrors } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { entryLabel } from '#content-model/editing/entry-label.ts'
import { type FormField, innerFields } from '#content-model/editing/form-field.ts'

import type { EditedPlace, OpenedFile } from '#workflows/content/drafts/open-file.ts'
import { previewAddress } from './content-address.ts'
import type { PageChoice } from './edit/edit-context.ts'
import { EditField, GroupFields } from './edit/edit-fields.tsx'
import { Press } from './edit/form-buttons.tsx'
import { EditForm, OutdatedNotice } from './edit/form-marks.tsx'
import { type FileCounts, TranslationLinks } from './languages/translation-links.tsx'

type Props = {
  file: OpenedFile
  screen: Pick<Screen, 'address' | 'back' | 'page'>
  /** The draft was stored just now. */
  isSaved: boolean
  errors: Readonly<Record<string, string>>
  /** The field that is shown as visitors see it. */
  shows: string | undefined
  pages: readonly PageChoice[]
  /** What was typed was not stored, because the file has changed since the form was opened. */
  isOutdated?: boolean | undefined
  /** How the file stands in other languages. */
  counts: FileCounts | undefined
  children?: React.ReactNode
}

/** A file of the content as a form. Works without a script. */
export function FileView({ file, screen, isSaved, isOutdated, counts, children, ...shown }: Props) {
  const { form, isDraft, warnings, photos } = file
  const { errors } = shown
  const around = { ...shown, warnings, photos }
  const { address, back } = screen
  return (
    <>
      <LinkLine to={back.to}>{back.label}</LinkLine>
      <h1>{file.heading}</h1>
      {counts && <TranslationLinks counts={counts} isOpen />}
      <DraftNotice isDraft={isDraft} isSaved={isSaved} />
      <EditForm className="form office-form" action={address} file={file}>
        {isOutdated && <OutdatedNotice />}
        <TypedErrors errors={errors} others={file.errors.others} />
        <PartsNavigation form={form} />
        {form.kind === 'group' ? (
          <GroupFields field={form} {...around} />
        ) : (
          <EditField field={form} {...around} />
        )}
        {children}
        <FileButtons file={file} screen={screen} />
      </EditForm>
    </>
  )
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

function FileButtons({ file, screen: { address, page } }: Pick<Props, 'file' | 'screen'>) {
  const { isDraft } = file
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
      {file.path.startsWith('pages/') && <a href={`${address}/delete`}>Delete this page</a>}
      {isDraft && <Press does="discard">Discard draft</Press>}
    </div>
  )
}

/** Links to the parts of a form, which may be many screens long. None for a short one. */
function PartsNavigation({ form }: { form: FormField }) {
  const parts = partsOf(form)
  if (parts.length < FEWEST) return null
  return (
    <nav className="content-parts" aria-label="Parts of this form">
      <LinkList links={parts.map(({ name, title }) => [`#${fieldId(name)}`, title])} />
    </nav>
  )
}

const FEWEST = 3

type Part = { name: string; title: string }

/** Groups and lists. The parts of a page are the entries of one list. */
function partsOf(form: FormField): Part[] {
  return innerFields(form)
    .filter(({ kind }) => kind === 'group' || kind === 'list' || kind === 'named')
    .flatMap((part) => [
      { name: part.name, title: part.title },
      ...(part.name === 'blocks' ? innerFields(part).map(blockPart) : []),
    ])
}

function blockPart(block: FormField): Part {
  const label = entryLabel(block)
  return { name: block.name, title: label.length > MAX_LETTERS ? block.title : label }
}

/** A text without a heading is known by its kind. */
const MAX_LETTERS = 40

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
