import { createContext, type ReactNode } from 'react'
import { type PageChoice, pageChoices } from '#app/office/content/page-choices.ts'
import {
  type FormState,
  officeForm,
  officePage,
  type PageProps,
  type Visit,
} from '#app/office/engine/engine.tsx'
import { type Fields, PostForm, Submit } from '#app/office/form/office-form.tsx'
import type { SiteServices } from '#app/services.server.ts'
import type { Errors, Texts } from '#app/ui/form/typed.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import type { FormField } from '#content-model/editing/form-of.ts'
import type { FieldWarnings } from '#content-model/editing/form-words.ts'
import type { Actor } from '#domain/staff.ts'
import { PHOTOGRAPH_PROBLEMS } from '#words/office/content.ts'
import { discardDraft } from '#workflows/content/drafts/bring-back-draft.ts'
import {
  changeFile,
  type EditedPlace,
  type FormButton,
  type OpenedFile,
  openFile,
} from '#workflows/content/drafts/edit-file.ts'
import { takePhotograph } from '#workflows/content/read-photograph.ts'
import type { Services } from '#workflows/services.ts'

type Screen = {
  place: EditedPlace
  address: string
}

export type PlacePage<Of extends Screen> = Of & {
  file: ShownFile
  pages: readonly PageChoice[]
  services: SiteServices
}

/** The address of a screen takes its form too. The button that was pressed says what becomes of it. */
export function placeRows<Path extends string, Of extends Screen>(
  path: Path,
  screen: {
    of: (asked: Visit<Path>, sent: Texts) => Of | undefined
    title: (page: PlacePage<Of>) => string
    View: (props: PageProps<PlacePage<Of>, ShownFile>) => ReactNode
    to: (screen: Of, file: ShownFile, pressed: string) => string
  },
) {
  const at = { path, needs: 'editContent' } as const
  const page = officePage<Path, PlacePage<Of>, ShownFile>({
    ...at,
    ...screen,
    async read(services, asked, query, refused) {
      const shown = screen.of(asked, refused?.typed ?? query)
      if (!shown) return undefined
      const { actor } = asked
      const sent = refused?.plan && ({ ok: true, file: refused.plan } as const)
      const opened = sent ?? (await openFile(services, { actor, place: shown.place }))
      if (!opened.ok) return opened
      return { ...shown, file: opened.file, services, pages: await pageChoices(services, actor) }
    },
  })
  const form = officeForm({
    ...at,
    page,
    async fields({ typed: texts, fields }, services, asked) {
      const shown = screen.of(asked, texts)
      if (!shown) return { ok: false, problem: 'unknown' }
      const { actor, key, version: opened } = asked
      const { [BUTTON]: pressed = '', seen } = texts
      const button = readButton(pressed)
      const typed = new Map(Object.entries(texts))
      const change = { actor, key, place: shown.place, typed, opened, seen }
      const sent = pressed === 'discard' ? new FormData() : fields
      const errors = await takeUploads(services, { actor, typed, sent })
      if (Object.keys(errors).length > 0) {
        const back = await changeFile(services, { ...change, button: 'show' })
        if (!back.ok) return back
        return { ok: false, errors, plan: back.file }
      }
      const storesList = isOfAnotherForm(button, typed)
      return { ok: true, value: { shown, pressed, ...change, button, storesList } }
    },
    async plan(services, _, change) {
      if (change.button === undefined || change.storesList) return undefined
      const back = await changeFile(services, change)
      return back.ok ? { ok: true, ...back.file, touched: change.button.name } : back
    },
    async run(services, { actor, key }, { pressed, ...change }) {
      if (pressed === 'discard') {
        const gone = await discardDraft(services, { actor, key, path: change.place.path })
        return gone.ok ? { ...gone, file: undefined } : gone
      }
      const changed = await changeFile(services, change)
      if (!changed.ok) return changed
      const { isOutdated, isStored, file } = changed
      // Of a list that was to be stored by itself, nothing typed could be lost.
      if (isOutdated && change.storesList)
        return { ok: true as const, file: { ...file, isOutdated } }
      if (isOutdated) return { ok: false, problem: 'changed', plan: file }
      const { fields: errors, others: lines } = file.errors
      // Nobody publishes mistakes.
      const isFaulty = Object.keys(errors).length + lines.length > 0
      const isRefused = !isStored || (pressed === 'publish' && file.isDraft && isFaulty)
      return isRefused ? { ok: false, errors, lines, plan: file } : { ok: true as const, file }
    },
    to: (_, { shown, pressed }, { file }) =>
      file ? screen.to(shown, file, pressed) : shown.address,
  })
  return { page, form }
}

/** Undefined for the buttons that change no list. */
export function readButton(value = ''): FormButton | undefined {
  const [does = '', name = ''] = value.split(' ', 2)
  const known = DOES.find((each) => each === does)
  return known && name !== '' ? { does: known, name } : undefined
}

const DOES = ['add', 'remove', 'up', 'down'] as const

/** Whether the button changes a list that is too long for the form. */
function isOfAnotherForm(button: FormButton | undefined, typed: ReadonlyMap<string, string>) {
  if (button === undefined || button.does === 'add') return false
  const list = button.name.replace(/\.\d+$/, '')
  return list !== button.name && !typed.has(`#${list}`)
}

/** Returns the errors by field. */
async function takeUploads(
  services: Services,
  { actor, typed, sent }: { actor: Actor; typed: Map<string, string>; sent: FormData },
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const [field, file] of sent) {
    if (typeof file === 'string' || !field.startsWith(UPLOAD) || file.size === 0) continue
    const name = field.slice(UPLOAD.length)
    const bytes = Buffer.from(await file.arrayBuffer())
    const taken = await takePhotograph(services, { actor, bytes, calledBy: file.name })
    if (!taken.ok && taken.problem === 'not-allowed') continue
    // Of one that was refused, what was typed about it is shown again.
    typed.set(`?${name}.photo`, 'yes')
    if (taken.ok) typed.set(`${name}.photo.file`, taken.file)
    else errors[`${name}.upload`] = PHOTOGRAPH_PROBLEMS[taken.problem]
  }
  return errors
}

export const UPLOAD = 'upload:'

export const BUTTON = 'do'

/** `up services.1` */
export function buttonValue({ does, name }: FormButton): string {
  return `${does} ${name}`
}

export function Press(props: { does: string; isMain?: boolean; children: ReactNode }) {
  const { does, isMain = false, children } = props
  return (
    <Submit name={BUTTON} value={does} isQuiet={!isMain}>
      {children}
    </Submit>
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

export type ShownFile = OpenedFile & Pick<Around, 'touched'> & { isOutdated?: boolean }

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
    <PostForm
      data-in-place=""
      encType="multipart/form-data"
      version={file.base}
      fields={{ seen: file.seen, ...fields }}
      {...{ className, action }}
    >
      {/* The first button is the one that the Enter key presses. */}
      <button className="visually-hidden" type="submit" name={BUTTON} value="save" tabIndex={-1}>
        Save
      </button>
      {refused?.problem === 'changed' && <OutdatedNotice />}
      <TypedErrors errors={errors} others={lines} />
      <AroundFields value={{ ...file, ...around, errors }}>{children}</AroundFields>
    </PostForm>
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

export type Around = {
  errors: Errors
  warnings: FieldWarnings
  /** The field whose button was pressed: what it stands in is open. */
  touched?: string | undefined
  pages: readonly PageChoice[]
  photos: ReadonlyMap<string, string>
  /** Undefined where the form has everything. */
  entryAddresses?: EntryAddresses | undefined
}

/** Where an entry of a long list is edited by itself. */
export type EntryAddresses = {
  edit: (name: string) => string
  /** At the end of a list. One of these kinds, where there are several. */
  add: (name: string, option: number) => string
  remove: (name: string) => string
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
