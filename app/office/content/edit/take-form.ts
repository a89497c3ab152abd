import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { changeFile } from '#workflows/content/drafts/change-file.ts'
import type { EditedPlace, Opened } from '#workflows/content/drafts/open-file.ts'
import { BUTTON, readButton } from './form-buttons.tsx'
import { readMarks } from './form-marks.tsx'
import { type PostedForm, takeUploads } from './read-posted-form.ts'

/** A posted form of a place, and what became of it. */
export type TakenForm = {
  opened: Opened
  /** With which the form comes back. Absent where what was typed is stored. */
  status?: number | undefined
  /** Of photographs that were sent. */
  errors: Record<string, string>
  /** The field that is shown as visitors see it. */
  shows?: string | undefined
  /** The field whose button was pressed. */
  touched?: string | undefined
  /** The pressed button has changed a list that is too long for the form. */
  isListStored?: boolean
}

/** Takes the posted form of a place: its photographs, its button, and what was typed. */
export async function takeForm(
  context: OfficeContext,
  place: EditedPlace,
  { typed, uploads }: PostedForm,
): Promise<TakenForm> {
  const { services } = context.env
  const actor = staffOf(context)
  const errors = await takeUploads(services, { actor, typed, uploads })
  const isRefused = Object.keys(errors).length > 0
  const pressed = typed.get(BUTTON) ?? ''
  const shows = /^show (.*)$/.exec(pressed)?.[1]
  const listButton = readButton(pressed)
  const button = shows === undefined && !isRefused ? listButton : 'show'
  const isListStored =
    button !== undefined &&
    button !== 'show' &&
    button.does !== 'add' &&
    /\.\d+$/.test(button.name) &&
    !typed.has(`#${button.name.replace(/\.\d+$/, '')}`)
  const form = { actor, place, typed, storesList: isListStored, ...readMarks(typed) }
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
