import * as v from 'valibot'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { entryLabel } from '#content-model/editing/entry-label.ts'
import { BLOCK_SCHEMAS } from '#content-model/schema/blocks/block.ts'
import type { Content } from '#content-model/schema/content.ts'
import {
  type EditedPlace,
  type Opened,
  type OpenedFile,
  openFile,
} from '#workflows/content/drafts/open-file.ts'
import { withUploadErrors } from '../edit/take-uploads.ts'
import { pageChoices } from '../page-choices.ts'
import { readPartName } from './part-address.ts'
import { fileValue, partTitle } from './part-title.ts'
import { PartView } from './part-view.tsx'

/** The form of one part of the site. */
export async function showPart(context: OfficeContext, page: string): Promise<Response> {
  const place = readPlace(context.req.query('part'), context.req.query('added'))
  if (!place) return answerNotFound(context)
  const opened = await openFile(context.env.services, { actor: staffOf(context), place })
  return answerPart(context, { page, place, opened })
}

/** Undefined for what names no part. */
export function readPlace(part = '', added = ''): EditedPlace | undefined {
  const found = readPartName(part)
  if (!found) return undefined
  const place = { path: found.path, keys: found.keys, only: found.only, isStrict: true }
  return /^\d{1,2}$/.test(added) ? { ...place, added: Number(added) } : place
}

type Answer = {
  page: string
  place: EditedPlace
  opened: Opened
  status?: number
  /** Of photographs that were sent. */
  errors?: Record<string, string>
  shows?: string | undefined
  /** The field whose button was pressed. */
  touched?: string | undefined
  isOutdated?: boolean | undefined
}

export async function answerPart(context: OfficeContext, answer: Answer): Promise<Response> {
  const { opened, place, status = 200, errors = {} } = answer
  if (!opened.ok) {
    return opened.problem === 'unknown' ? answerNotFound(context) : answerNotAllowed(context)
  }
  const { file } = opened
  const title = titleOf(place, file, context.env.services.content)
  const content = (
    <PartView
      page={answer.page}
      place={place}
      title={title}
      file={file}
      isOutdated={answer.isOutdated === true}
      // A form that is opened shows no mistakes of a draft yet.
      errors={status === 200 ? errors : withUploadErrors(file.errors.fields, errors)}
      others={status === 200 ? [] : file.errors.others}
      shows={answer.shows}
      touched={answer.touched}
      pages={await pageChoices(context)}
    />
  )
  return answerPage(context, { title, status, content })
}

function titleOf(place: EditedPlace, { form, value }: OpenedFile, content: Content): string {
  if (place.added !== undefined) return `New: ${addedTitle(place, content)}`
  const whole = place.keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
  const isEntry = /^\d+$/.test(place.keys.at(-1) ?? '')
  return isEntry && form.kind === 'group' ? entryLabel(form) : partTitle(place, whole)
}

/** A block by its kind, an entry by what its list is called. */
function addedTitle({ path, keys, added = 0 }: EditedPlace, content: Content): string {
  const list = keys.slice(0, -1)
  const schema = list.at(-1) === 'blocks' ? BLOCK_SCHEMAS[added] : undefined
  const title = schema && v.getTitle(schema)
  return title ?? partTitle({ path, keys: list }, fileValue(content, path))
}
