import { createContext, type ReactNode } from 'react'
import type { FormState } from '#app/office/engine/engine.tsx'
import { type Fields, FormKey } from '#app/office/form/office-form.tsx'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import type { FormField } from '#content-model/editing/form-of.ts'
import type { FormButton, OpenedFile } from '#workflows/content/drafts/edit-file.ts'

export const BUTTON = 'do'

/** `up services.1` */
export function buttonValue({ does, name }: FormButton): string {
  return `${does} ${name}`
}

export function Press(props: { does: string; isMain?: boolean; children: ReactNode }) {
  const { does, isMain = false, children } = props
  const className = isMain ? 'button' : 'button button-quiet'
  return (
    <button className={className} type="submit" name={BUTTON} value={does}>
      {children}
    </button>
  )
}

export function GroupButton({ does, field }: { does: 'add' | 'remove'; field: FormField }) {
  return (
    <p>
      <Press does={buttonValue({ does, name: field.name })}>
        {does === 'add' ? 'Add' : 'Remove'} {field.title.toLowerCase()}
      </Press>
    </p>
  )
}

export type ShownFile = OpenedFile & Pick<Around, 'shows' | 'touched'>

/** The form sends the version with which it was opened, and what it showed. */
export function EditForm(
  props: Pick<Around, 'pages' | 'entryAddresses'> & {
    className: string
    action: string
    file: ShownFile
    fields?: Fields
    refused: FormState<ShownFile> | undefined
    children: ReactNode
  },
) {
  const { className, action, file, fields, refused, children, ...around } = props
  const { errors, lines = [] } = refused ?? {
    errors: file.errors.fields,
    lines: file.errors.others,
  }
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
      <FormKey version={file.base} fields={{ seen: file.seen, ...fields }} />
      {refused?.problem === 'changed' && <OutdatedNotice />}
      <TypedErrors errors={errors} others={lines} />
      <AroundFields value={{ ...file, ...around, errors }}>{children}</AroundFields>
    </form>
  )
}

/** Somebody, perhaps the same person in another window, was quicker. Nothing typed is lost. */
export function OutdatedNotice() {
  return (
    <div className="notice error-summary" role="alert" tabIndex={-1}>
      <h2>This has changed since you opened it</h2>
      <p>
        Nothing was saved yet, and everything you typed is still here. Please look in another window
        at what it says now. If you save again, yours takes its place.
      </p>
    </div>
  )
}

export type PageChoice = {
  to: string
  title: string
  programme?: string | undefined
}

export type Messages = Readonly<Record<string, string>>

export type Around = {
  errors: Messages
  warnings: Messages
  /** The field that is shown as visitors see it. */
  shows?: string | undefined
  /** The field whose button was pressed: what it stands in is open. */
  touched?: string | undefined
  pages: readonly PageChoice[]
  photos: ReadonlyMap<string, string>
  /** Where an entry of a long list is edited by itself. Undefined where the form has everything. */
  entryAddresses?:
    | {
        edit: (name: string) => string
        /** At the end of a list. One of these kinds, where there are several. */
        add: (name: string, option: number) => string
        remove: (name: string) => string
      }
    | undefined
}

export const AroundFields = createContext<Around>({
  errors: {},
  warnings: {},
  pages: [],
  photos: new Map(),
})

export type FieldOf<Kind> = Extract<FormField, { kind: Kind }>

/** In how many lines of so many letters a text is seen whole. */
export function rowsOf(text: string, letters: number): number {
  const lines = text.split('\n')
  return lines.reduce((sum, line) => sum + Math.ceil((line.length + 1) / letters), 0)
}
