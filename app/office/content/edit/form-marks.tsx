import type { ReactNode } from 'react'
import { FormKey } from '#app/office/form/office-form.tsx'
import type { OpenedFile } from '#workflows/content/drafts/open-file.ts'
import { BUTTON } from './form-buttons.tsx'

/** With what a sent form is known by: its key, the version with which it was opened, and what it showed. */
export function EditForm(props: {
  className: string
  action: string
  file: Pick<OpenedFile, 'base' | 'seen'>
  children: ReactNode
}) {
  const { className, action, file, children } = props
  return (
    <form
      className={className}
      method="post"
      action={action}
      data-in-place=""
      encType="multipart/form-data"
    >
      {/* The first button is the one that the Enter key presses. */}
      <button className="visually-hidden" type="submit" name={BUTTON} value="save" tabIndex={-1}>
        Save
      </button>
      <FormKey version={file.base} />
      <input type="hidden" name="seen" value={file.seen} />
      {children}
    </form>
  )
}

/** What none of our forms has is left out. */
export function readMarks(typed: ReadonlyMap<string, string>) {
  const like = (name: string, pattern: RegExp) => {
    const value = typed.get(name) ?? ''
    return pattern.test(value) ? value : undefined
  }
  const version = like('version', /^\d{1,9}$/)
  return {
    key: like('key', /^[\da-f-]{36}$/),
    opened: version === undefined ? undefined : Number(version),
    seen: like('seen', /^[\da-f]{16}$/),
  }
}

/** Somebody, perhaps the same person in another window, was quicker. Nothing typed is lost. */
export function OutdatedNotice() {
  return (
    <div className="error-summary" role="alert" tabIndex={-1}>
      <h2>This has changed since you opened it</h2>
      <p>
        Nothing was saved yet, and everything you typed is still here. Please look in another window
        at what it says now. If you save again, yours takes its place.
      </p>
    </div>
  )
}
