import * as v from 'valibot'
import type { EntryAddresses, Messages, PageChoice } from '#app/office/content/edit/edit-context.ts'
import { EditField, GroupFields, ListFields } from '#app/office/content/edit/edit-fields.tsx'
import { Press } from '#app/office/content/edit/form-buttons.tsx'
import { EditForm, OutdatedNotice } from '#app/office/content/edit/form-marks.tsx'
import { withUploadErrors } from '#app/office/content/edit/read-posted-form.ts'
import { LinkLine } from '#app/office/link-list.tsx'
import { asStaff, type OfficeContext } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotFound, answerRefused } from '#app/office/refusals.tsx'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { entryLabel } from '#content-model/editing/entry-label.ts'
import type { FormField } from '#content-model/editing/form-field.ts'
import { BLOCK_SCHEMAS } from '#content-model/schema/blocks/block.ts'
import type { Content } from '#content-model/schema/content.ts'
import {
  type EditedPlace,
  type Opened,
  type OpenedFile,
  openFile,
} from '#workflows/content/drafts/open-file.ts'
import { pageChoices } from '../page-choices.ts'
import { type Part, partAddress, partName, readPartName, siteAddress } from './part-address.ts'
import { contentOfFile, partTitle } from './part-title.ts'

/** The form of one part of the site. */
export async function showPart(context: OfficeContext, page: string): Promise<Response> {
  const place = readPlace(context.req.query('part'), context.req.query('added'))
  if (!place) return answerNotFound(context)
  const opened = await asStaff(context, openFile, { place })
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
  if (!opened.ok) return answerRefused(context, opened)
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
  return title ?? partTitle({ path, keys: list }, contentOfFile(content, path))
}

type PartViewProps = {
  page: string
  place: EditedPlace
  title: string
  file: OpenedFile
  isOutdated: boolean
  errors: Messages
  /** Mistakes that the form would cause elsewhere. */
  others: string[]
  shows: string | undefined
  touched: string | undefined
  pages: readonly PageChoice[]
}

/** One part of the site as a short form. Works without a script. */
function PartView(props: PartViewProps) {
  const { page, place, title, file, isOutdated, errors, others } = props
  const { form } = file
  return (
    <>
      <LinkLine to={siteAddress(page)} className="part-back">
        Back to the page
      </LinkLine>
      <h1>{title}</h1>
      {form.description && <p>{form.description}</p>}
      <EditForm className="form office-form part-form" action={siteAddress(page)} file={file}>
        <input type="hidden" name="part" value={partName(place)} />
        {place.added !== undefined && <input type="hidden" name="added" value={place.added} />}
        {isOutdated && <OutdatedNotice />}
        <TypedErrors errors={errors} others={others} />
        <PartFields {...props} />
        <div className="button-row content-bar">
          <Press does="save" isMain>
            Save
          </Press>
          <a href={siteAddress(page)}>Cancel</a>
        </div>
      </EditForm>
    </>
  )
}

function PartFields({ page, place, file, errors, shows, touched, pages }: PartViewProps) {
  const { form, warnings, photos } = file
  // A new entry is filled in whole; of a part that is there, long lists are edited one by one.
  const entryAddresses = place.added === undefined ? addressesIn(page, place.path) : undefined
  const around = { errors, warnings, shows, touched, pages, photos, entryAddresses }
  if (form.kind === 'list') return <ListFields field={form} {...around} />
  if (form.kind !== 'group') return <EditField field={form} {...around} />
  return (
    <>
      {form.option !== undefined && (
        <input type="hidden" name={`|${form.name}`} value={form.option} />
      )}
      <GroupFields field={{ ...form, fields: form.fields.filter(isEditedHere) }} {...around} />
    </>
  )
}

/** Facts have Edit of their own once there are some. */
function isEditedHere(field: FormField): boolean {
  return field.name !== 'head.facts' || field.kind !== 'list' || field.items.length === 0
}

function addressesIn(page: string, path: string): EntryAddresses {
  const partAt = (name: string): Part => ({ path, keys: name.split('.') })
  return {
    edit: (name) => partAddress({ page, part: partAt(name) }),
    add: (name, added) => partAddress({ page, part: partAt(name), added }),
    remove: (name) =>
      `${siteAddress(page)}?${new URLSearchParams({ ask: 'remove', part: partName(partAt(name)) })}`,
  }
}
