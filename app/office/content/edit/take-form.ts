import { readFormData, sentForm } from '#app/http/read-form-data.ts'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import type { Actor } from '#domain/staff.ts'
import { changeFile, type FormButton } from '#workflows/content/drafts/change-file.ts'
import type { EditedPlace, Opened } from '#workflows/content/drafts/open-file.ts'
import { type PhotographProblem, takePhotograph } from '#workflows/content/read-photograph.ts'
import type { Services } from '#workflows/services.ts'
import { BUTTON, type Messages } from './edit-form.tsx'
import { PHOTOGRAPH_TOO_LARGE, UPLOAD } from './picture-field.tsx'

export type PostedForm = {
  /** Its texts by name, as they were typed. */
  typed: Map<string, string>
  /** Its photographs with the picture that they are for. */
  uploads: { name: string; file: File }[]
  /** What it is known by: its key, the version with which it was opened, and what it showed. */
  marks: Record<'key' | 'seen', string | undefined> & { opened: number | undefined }
}

export async function readPostedForm({ req }: OfficeContext): Promise<PostedForm> {
  const { key, version: opened, typed } = await sentForm(req.raw)
  const form: PostedForm = {
    typed: new Map(),
    uploads: [],
    marks: { key, opened, seen: typed.seen },
  }
  for (const [name, value] of await readFormData(req.raw)) {
    if (typeof value === 'string') form.typed.set(name, value)
    else if (name.startsWith(UPLOAD) && value.size > 0) {
      form.uploads.push({ name: name.slice(UPLOAD.length), file: value })
    }
  }
  return form
}

/** The button of a list that was pressed. Undefined for the others. */
export function readButton(value = ''): FormButton | undefined {
  const [does = '', name = ''] = value.split(' ', 2)
  const known = DOES.find((each) => each === does)
  return known && name !== '' ? { does: known, name } : undefined
}

const DOES = ['add', 'remove', 'up', 'down'] as const

/** A posted form of a place, and what became of it. */
export type TakenForm = {
  opened: Opened
  /** With which the form comes back. Absent where what was typed is stored. */
  status?: number | undefined
  /** Of photographs that were sent. */
  errors: Messages
  /** The field that is shown as visitors see it. */
  shows?: string | undefined
  touched?: string | undefined
  /** The pressed button has changed a list that is too long for the form. */
  isListStored?: boolean
}

/** Takes the posted form of a place: its photographs, its button, and what was typed. */
export async function takeForm(
  context: OfficeContext,
  place: EditedPlace,
  { typed, uploads, marks }: PostedForm,
): Promise<TakenForm> {
  const { services } = context.env
  const actor = staffOf(context)
  const errors = await takeUploads(services, { actor, typed, uploads })
  const isRefused = Object.keys(errors).length > 0
  const pressed = typed.get(BUTTON)
  const shows = /^show (.*)$/.exec(pressed ?? '')?.[1]
  const listButton = readButton(pressed)
  const button = shows === undefined && !isRefused ? listButton : 'show'
  const isListStored =
    button !== undefined &&
    button !== 'show' &&
    button.does !== 'add' &&
    /\.\d+$/.test(button.name) &&
    !typed.has(`#${button.name.replace(/\.\d+$/, '')}`)
  const form = { actor, place, typed, storesList: isListStored, ...marks }
  const opened = await changeFile(services, { ...form, button })
  const isShown = button !== undefined && !isListStored
  const statusOf = ({ isOutdated, isStored }: typeof opened) => {
    if (isOutdated) return 409
    if (isShown) return isRefused ? 422 : 200
    return isStored ? undefined : 422
  }
  const touched = shows ?? listButton?.name
  return { opened, status: statusOf(opened), errors, shows, touched, isListStored }
}

/** Puts each photograph that was sent into the typed form. Returns the errors by field. */
async function takeUploads(
  services: Services,
  { actor, typed, uploads }: Omit<PostedForm, 'marks'> & { actor: Actor },
): Promise<Messages> {
  const errors: Record<string, string> = {}
  for (const { name, file } of uploads) {
    const bytes = Buffer.from(await file.arrayBuffer())
    const taken = await takePhotograph(services, { actor, bytes, calledBy: file.name })
    if (!taken.ok && taken.problem === 'not-allowed') continue
    // Of one that was refused, what was typed about it is shown again.
    typed.set(`?${name}.photo`, 'yes')
    if (taken.ok) typed.set(`${name}.photo.file`, taken.file)
    else errors[`${name}.upload`] = WORDS[taken.problem]
  }
  return errors
}

/** Of a photograph that was refused, nothing else is wrong. */
export function withUploadErrors(fields: Messages, errors: Messages): Messages {
  const refused = Object.keys(errors).map((name) => name.replace(/upload$/, 'photo.'))
  const others = Object.entries(fields).filter(
    ([name]) => !refused.some((photo) => name.startsWith(photo)),
  )
  return { ...Object.fromEntries(others), ...errors }
}

const WORDS: Record<PhotographProblem, string> = {
  'too-large': PHOTOGRAPH_TOO_LARGE,
  'too-many-pixels':
    'This photograph has more than 40 megapixels. Please send a smaller one: 1600 pixels wide is enough.',
  svg: 'This is a drawing (SVG), not a photograph. Please send a JPEG, PNG, WebP or AVIF.',
  heic: 'This is a HEIC file, which browsers can’t show. Please save it as a JPEG on your phone and send that.',
  'no-photograph': 'We can’t read this as a photograph. Please send a JPEG, PNG, WebP or AVIF.',
}
