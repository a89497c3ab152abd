import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerNotFound } from '#app/office/refusals.tsx'
import { changeFile, type FormButton } from '#workflows/content/drafts/change-file.ts'
import type { OpenedFile } from '#workflows/content/drafts/open-file.ts'
import { BUTTON, readButton } from '../edit/form-buttons.ts'
import { readMarks } from '../edit/form-marks.tsx'
import type { Upload } from '../edit/read-posted-form.ts'
import { takeUploads } from '../edit/take-uploads.ts'
import { partAddress, partId, siteAddress } from './part-address.ts'
import { answerPart, readPlace } from './show-part.tsx'

export type Posted = { page: string; typed: Map<string, string>; uploads: readonly Upload[] }

/** Takes the form of one part. It is stored as a draft when it has no mistakes. */
export async function takePart(context: OfficeContext, posted: Posted): Promise<Response> {
  const { page, typed, uploads } = posted
  const { services } = context.env
  const place = readPlace(typed.get('part'), typed.get('added'))
  if (!place) return answerNotFound(context)
  const actor = staffOf(context)
  const errors = await takeUploads(services, { actor, typed, uploads })
  const isRefused = Object.keys(errors).length > 0
  const pressed = typed.get(BUTTON) ?? ''
  const shows = /^show (.*)$/.exec(pressed)?.[1]
  const button = shows === undefined && !isRefused ? readButton(pressed) : 'show'
  const storesList = isLeftOut(button, typed)
  const marks = readMarks(typed)
  const changed = await changeFile(services, { actor, place, typed, button, storesList, ...marks })
  const touched = shows ?? readButton(pressed)?.name
  const answer = { page, place, opened: changed, errors, shows, touched }
  if (!changed.ok) return answerPart(context, answer)
  if (changed.isOutdated) return answerPart(context, { ...answer, status: 409, isOutdated: true })
  if (button && !storesList)
    return answerPart(context, { ...answer, status: isRefused ? 422 : 200 })
  if (!changed.isStored) return answerPart(context, { ...answer, status: 422 })
  if (storesList) return context.redirect(partAddress({ page, part: place }), 303)
  return context.redirect(`${siteAddress(page)}?done=${doneBy(changed.file)}#${partId(place)}`, 303)
}

/** A long list is not in the form, so that its button changes the draft itself. */
function isLeftOut(button: FormButton | 'show' | undefined, typed: Posted['typed']): boolean {
  if (button === undefined || button === 'show' || button.does === 'add') return false
  const list = button.name.split('.').slice(0, -1).join('.')
  return /\.\d+$/.test(button.name) && !typed.has(`#${list}`)
}

function doneBy({ isDraft }: OpenedFile): string {
  return isDraft ? 'saved' : 'same'
}
