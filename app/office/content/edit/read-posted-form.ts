import { readFormData } from '#app/http/read-form-data.ts'
import type { OfficeContext } from '#app/office/office-env.ts'
import type { Actor } from '#domain/staff.ts'
import {
  type PhotographProblem,
  takePhotograph,
} from '#workflows/content/drafts/take-photograph.ts'
import type { Services } from '#workflows/services.ts'
import { PHOTOGRAPH_TOO_LARGE, UPLOAD } from './photograph-field.tsx'

/** A posted form: its texts by name, as they were typed, and its photographs with the picture that they are for. */
export type PostedForm = { typed: Map<string, string>; uploads: { name: string; file: File }[] }

export async function readPostedForm(context: OfficeContext): Promise<PostedForm> {
  const typed = new Map<string, string>()
  const uploads: PostedForm['uploads'] = []
  for (const [name, value] of await readFormData(context.req.raw)) {
    if (typeof value === 'string') typed.set(name, value)
    else if (name.startsWith(UPLOAD) && value.size > 0) {
      uploads.push({ name: name.slice(UPLOAD.length), file: value })
    }
  }
  return { typed, uploads }
}

/** Puts each photograph that was sent into the typed form. Returns the errors by field. */
export async function takeUploads(
  services: Services,
  { actor, typed, uploads }: PostedForm & { actor: Actor },
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const { name, file } of uploads) {
    const bytes = Buffer.from(await file.arrayBuffer())
    const taken = await takePhotograph(services, { actor, bytes, calledBy: file.name })
    if (taken.ok) {
      typed.set(`?${name}.photo`, 'yes')
      typed.set(`${name}.photo.file`, taken.file)
    } else if (taken.problem !== 'not-allowed') {
      errors[`${name}.upload`] = WORDS[taken.problem]
      // What was typed about it is shown again.
      typed.set(`?${name}.photo`, 'yes')
    }
  }
  return errors
}

/** Of a photograph that was refused, nothing else is wrong. */
export function withUploadErrors(
  fields: Readonly<Record<string, string>>,
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
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
