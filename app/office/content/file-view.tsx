import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { OpenedFile } from '#workflows/content/open-file.ts'
import { fieldsWith } from '../field-id.ts'
import { previewAddress, shownAt } from './content-address.ts'
import { EditField, GroupFields } from './edit-fields.tsx'
import { BUTTON } from './form-buttons.ts'

type Props = {
  file: OpenedFile
  /** The form's own address. */
  action: string
  /** The draft was stored just now. */
  isSaved: boolean
  errors: Readonly<Record<string, string>>
  /** The field that is shown as visitors see it. */
  shows: string | undefined
  children?: React.ReactNode
}

/** A file of the content as a form. Works without a script. */
export function FileView({ file, action, isSaved, errors, shows, children }: Props) {
  const { form, isDraft } = file
  return (
    <>
      <p>
        <a href="/office/content">All content</a>
      </p>
      <h1>{file.heading}</h1>
      {isSaved && (
        <p className="notice" role="status">
          {isDraft ? 'Your draft is saved. Only you see it.' : 'This is what the site shows.'}
        </p>
      )}
      {isDraft && !isSaved && <p className="notice">This is your draft. Only you see it.</p>}
      <form
        className="form office-form"
        method="post"
        action={action}
        encType="multipart/form-data"
      >
        {/* The first button is the one that the Enter key presses. */}
        <button className="visually-hidden" type="submit" name={BUTTON} value="save" tabIndex={-1}>
          Save
        </button>
        <ErrorSummary formErrors={file.errors.others} fields={fieldsWith(errors)} />
        {form.kind === 'group' ? (
          <GroupFields field={form} errors={errors} warnings={file.warnings} shows={shows} />
        ) : (
          <EditField field={form} errors={errors} warnings={file.warnings} shows={shows} />
        )}
        {children}
        <div className="button-row content-bar">
          <button className="button button-quiet" type="submit" name={BUTTON} value="save">
            Save draft
          </button>
          <button className="button" type="submit" name={BUTTON} value="publish">
            Publish
          </button>
          {isDraft && <a href={previewAddress(file.path)}>See the draft as a page</a>}
          {isDraft && (
            <a href={`/office/preview-widths?page=${encodeURIComponent(shownAt(file.path))}`}>
              On a phone and a desktop
            </a>
          )}
          {file.path.startsWith('pages/') && <a href={`${action}/delete`}>Delete this page</a>}
          {isDraft && (
            <button className="button button-quiet" type="submit" name={BUTTON} value="discard">
              Throw the draft away
            </button>
          )}
        </div>
      </form>
    </>
  )
}
